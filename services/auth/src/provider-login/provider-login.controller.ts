import { OptionalUser, Public, type AuthenticatedUser } from '@abhyas/service-kit';
import { Body, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Caller } from '../browsers/caller.types.js';
import { CurrentCaller } from '../browsers/current-caller.decorator.js';
import { AuthController } from '../http/auth-controller.decorator.js';
import { SignedInDto } from '../sessions/sessions.dto.js';
import { presentSignedIn } from '../sessions/sessions.presenter.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { GoogleDto } from './provider-login.dto.js';
import { ProviderLoginService } from './provider-login.service.js';

@AuthController()
export class ProviderLoginController {
  constructor(
    private readonly providerLogin: ProviderLoginService,
    private readonly sessions: SessionsService,
  ) {}

  @Public()
  @Post('google')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SignedInDto })
  async google(
    @Body() { accessToken }: GoogleDto,
    @CurrentCaller() caller: Caller,
    @OptionalUser() previous: AuthenticatedUser | undefined,
  ): Promise<SignedInDto> {
    const signedIn = await this.providerLogin.logIn({ accessToken, caller });
    await this.sessions.endPrevious(previous);
    return presentSignedIn(signedIn);
  }
}
