import { OptionalUser, Public, type AuthenticatedUser } from '@abhyas/service-kit';
import { Body, Header, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Caller } from '../browsers/caller.types.js';
import { CurrentCaller } from '../browsers/current-caller.decorator.js';
import { CodeDto } from '../codes/codes.dto.js';
import { AuthController } from '../http/auth-controller.decorator.js';
import { DoneDto } from '../http/done.dto.js';
import { presentDone } from '../http/done.presenter.js';
import { withMinDuration } from '../http/min-duration.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { EmailDto } from '../users/users.dto.js';
import { RegisterDto, VerifiedDto } from './registration.dto.js';
import { presentVerified } from './registration.presenter.js';
import { RegistrationService } from './registration.service.js';

@AuthController()
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly sessions: SessionsService,
  ) {}

  @Public()
  @Post('register')
  @ApiOperation({
    summary: 'Register; a code is mailed. The response is the same for known addresses',
  })
  @ApiCreatedResponse({ type: DoneDto })
  async register(
    @Body() { name, email, mobile, password }: RegisterDto,
    @CurrentCaller() caller: Caller,
  ): Promise<DoneDto> {
    await this.registration.register({ name, email, mobile, password, caller });
    return presentDone('Registration successful! Please verify your email.');
  }

  @Public()
  @Post('verify-email')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary:
      'Verify the email address with the code. The password is set if this browser registered it',
  })
  @ApiOkResponse({ type: VerifiedDto })
  async verifyEmail(
    @Body() { email, otp }: CodeDto,
    @CurrentCaller() caller: Caller,
    @OptionalUser() previous: AuthenticatedUser | undefined,
  ): Promise<VerifiedDto> {
    const verified = await this.registration.verify({ email, otp, caller });
    await this.sessions.endPrevious(previous);
    return presentVerified(verified);
  }

  @Public()
  @Post('resend-otp')
  @HttpCode(200)
  @ApiOkResponse({ type: DoneDto })
  async resendOtp(@Body() { email }: EmailDto, @CurrentCaller() caller: Caller): Promise<DoneDto> {
    await withMinDuration(() => this.registration.resend(email, caller));
    return presentDone('OTP resent successfully!');
  }
}
