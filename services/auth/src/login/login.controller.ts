import { CurrentUser, OptionalUser, Public, type AuthenticatedUser } from '@abhyas/service-kit';
import { Body, Header, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Caller } from '../browsers/caller.types.js';
import { CurrentCaller } from '../browsers/current-caller.decorator.js';
import { AuthController } from '../http/auth-controller.decorator.js';
import { SuccessDto } from '../http/done.dto.js';
import { SignedInDto } from '../sessions/sessions.dto.js';
import { presentSignedIn } from '../sessions/sessions.presenter.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { LoginDto } from './login.dto.js';
import { LoginService } from './login.service.js';

@AuthController()
export class LoginController {
  constructor(
    private readonly login: LoginService,
    private readonly sessions: SessionsService,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SignedInDto })
  async logIn(
    @Body() { email, password, remember }: LoginDto,
    @CurrentCaller() caller: Caller,
    @OptionalUser() previous: AuthenticatedUser | undefined,
  ): Promise<SignedInDto> {
    const isRemembered = remember ?? false;
    const signedIn = await this.login.logIn({ email, password, isRemembered, caller });
    await this.sessions.endPrevious(previous);
    return presentSignedIn(signedIn);
  }

  @Post('logout')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'End the session of the token; all services refuse it within 5 s' })
  @ApiOkResponse({ type: SuccessDto })
  async logOut(@CurrentUser() user: AuthenticatedUser): Promise<SuccessDto> {
    await this.sessions.end(user);
    return { success: true };
  }

  @Post('logout-everywhere')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'End every session of the student, this one too' })
  @ApiOkResponse({ type: SuccessDto })
  async logOutEverywhere(@CurrentUser() user: AuthenticatedUser): Promise<SuccessDto> {
    await this.sessions.endEverywhere(user);
    return { success: true };
  }
}
