import { CurrentUser, OptionalUser, Public, type AuthenticatedUser } from '@abhyas/service-kit';
import { Body, Controller, Header, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';

import { BrowserCookieInterceptor } from '../browsers/browser-cookie.interceptor.js';
import type { Caller } from '../browsers/caller.types.js';
import { CurrentCaller } from '../browsers/current-caller.decorator.js';
import { SessionsService } from '../sessions/sessions.service.js';

import {
  ChangePasswordDto,
  CodeDto,
  EmailDto,
  GoogleDto,
  LoginDto,
  RegisterDto,
  ResetPasswordDto,
} from './accounts.dto.js';
import { proofMissing } from './accounts.errors.js';
import {
  DoneView,
  SuccessView,
  presentDone,
  PasswordChangedView,
  presentSignedIn,
  presentVerified,
  SignedInView,
  VerifiedView,
} from './accounts.presenter.js';
import { AuthCallLimit } from './address-limit.js';
import { withMinDuration } from './even-pace.js';
import { LoginService } from './login.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { PasswordCapacity } from './password-room.interceptor.js';
import { ProviderLoginService } from './provider-login.service.js';
import { RegistrationService } from './registration.service.js';

@ApiTags('accounts')
@AuthCallLimit()
@UseInterceptors(PasswordCapacity, BrowserCookieInterceptor)
@Controller('api/auth')
export class AccountsController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly login: LoginService,
    private readonly providerLogin: ProviderLoginService,
    private readonly passwordReset: PasswordResetService,
    private readonly passwordChange: PasswordChangeService,
    private readonly sessions: SessionsService,
  ) {}

  @Public()
  @Post('register')
  @ApiOperation({ summary: 'Register; a code is mailed. Answers alike for known addresses' })
  @ApiCreatedResponse({ type: DoneView })
  async register(
    @Body() { name, email, mobile, password }: RegisterDto,
    @CurrentCaller() caller: Caller,
  ): Promise<DoneView> {
    await this.registration.register({ name, email, mobile, password, caller });
    return presentDone('Registration successful! Please verify your email.');
  }

  @Public()
  @Post('verify-email')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Enter the code of a registration. The password stands in its browser' })
  @ApiOkResponse({ type: VerifiedView })
  async verifyEmail(
    @Body() { email, otp }: CodeDto,
    @CurrentCaller() caller: Caller,
    @OptionalUser() previous: AuthenticatedUser | undefined,
  ): Promise<VerifiedView> {
    const verified = await this.registration.verify({ email, otp, caller });
    await this.endPrevious(previous);
    return presentVerified(verified);
  }

  @Public()
  @Post('resend-otp')
  @HttpCode(200)
  @ApiOkResponse({ type: DoneView })
  async resendOtp(@Body() { email }: EmailDto, @CurrentCaller() caller: Caller): Promise<DoneView> {
    await withMinDuration(() => this.registration.resend(email, caller));
    return presentDone('OTP resent successfully!');
  }

  @Public()
  @Post('login')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SignedInView })
  async logIn(
    @Body() { email, password, remember }: LoginDto,
    @CurrentCaller() caller: Caller,
    @OptionalUser() previous: AuthenticatedUser | undefined,
  ): Promise<SignedInView> {
    const isRemembered = remember ?? false;
    const signedIn = await this.login.logIn({ email, password, isRemembered, caller });
    await this.endPrevious(previous);
    return presentSignedIn(signedIn);
  }

  @Post('logout')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'End the session of the token; all services refuse it within 5 s' })
  @ApiOkResponse({ type: SuccessView })
  async logOut(@CurrentUser() user: AuthenticatedUser): Promise<SuccessView> {
    await this.sessions.end(user);
    return { success: true };
  }

  @Post('logout-everywhere')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'End every session of the student, this one too' })
  @ApiOkResponse({ type: SuccessView })
  async logOutEverywhere(@CurrentUser() user: AuthenticatedUser): Promise<SuccessView> {
    await this.sessions.endEverywhere(user);
    return { success: true };
  }

  @Post('change-password')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Set a new password: all sessions end, a new one begins' })
  @ApiOkResponse({ type: PasswordChangedView })
  async changePassword(
    @CurrentUser() current: AuthenticatedUser,
    @Body() passwords: ChangePasswordDto,
    @CurrentCaller() caller: Caller,
  ): Promise<PasswordChangedView> {
    const signedIn = await this.passwordChange.change({ current, ...passwords, caller });
    return {
      ...presentDone('Password changed successfully!'),
      ...presentSignedIn(signedIn),
    };
  }

  @Public()
  @Post('google')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SignedInView })
  async google(
    @Body() { accessToken }: GoogleDto,
    @CurrentCaller() caller: Caller,
    @OptionalUser() previous: AuthenticatedUser | undefined,
  ): Promise<SignedInView> {
    const signedIn = await this.providerLogin.logIn({ accessToken, caller });
    await this.endPrevious(previous);
    return presentSignedIn(signedIn);
  }

  @Public()
  @Post('forgot-password')
  @HttpCode(200)
  @ApiOperation({ summary: 'Mail a code and a link. Answers alike for unknown addresses' })
  @ApiOkResponse({ type: DoneView })
  async forgotPassword(
    @Body() { email }: EmailDto,
    @CurrentCaller() caller: Caller,
  ): Promise<DoneView> {
    await withMinDuration(() => this.passwordReset.sendCode(email, caller));
    return presentDone('Password reset OTP sent to your email!');
  }

  @Public()
  @Post('verify-reset-otp')
  @HttpCode(200)
  @ApiOperation({ summary: 'Check a code without using it up' })
  @ApiOkResponse({ type: DoneView })
  async verifyResetOtp(
    @Body() { email, otp }: CodeDto,
    @CurrentCaller() caller: Caller,
  ): Promise<DoneView> {
    await this.passwordReset.checkCode({ email, otp, caller });
    return presentDone('OTP verified successfully!');
  }

  @Public()
  @Post('reset-password')
  @HttpCode(200)
  @ApiOperation({ summary: 'Set a new password, by code or link, and end all sessions' })
  @ApiOkResponse({ type: DoneView })
  async resetPassword(
    @Body() { email, otp, token, newPassword }: ResetPasswordDto,
    @CurrentCaller() caller: Caller,
  ): Promise<DoneView> {
    if (token !== undefined) {
      await this.passwordReset.resetByLink({ token, newPassword, caller });
    } else if (email !== undefined && otp !== undefined) {
      await this.passwordReset.resetByCode({ email, otp, newPassword, caller });
    } else {
      throw proofMissing({ email, otp });
    }
    return presentDone('Password reset successfully!');
  }

  /** Ends the session whose token the request carried: the browser replaces that token with the new one. */
  private async endPrevious(previous: AuthenticatedUser | undefined): Promise<void> {
    if (previous) await this.sessions.end(previous);
  }
}
