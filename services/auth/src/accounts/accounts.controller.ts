import {
  ClientAddress,
  CurrentUser,
  OptionalUser,
  Public,
  type AuthenticatedUser,
} from '@abhyas/service-kit';
import { Body, Controller, Header, HttpCode, Post, UseGuards } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';

import { Device } from '../sessions/device.decorator.js';
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
import {
  DoneView,
  SuccessView,
  presentDone,
  PasswordChangedView,
  presentSignedIn,
  SignedInView,
} from './accounts.presenter.js';
import { AddressLimitGuard } from './address-limit.guard.js';
import { atEvenPace } from './even-pace.js';
import { LoginService, type SignedIn } from './login.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { ProviderLoginService } from './provider-login.service.js';
import { RegistrationService } from './registration.service.js';

@ApiTags('accounts')
@UseGuards(AddressLimitGuard)
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
    @Body() registration: RegisterDto,
    @ClientAddress() address: string,
  ): Promise<DoneView> {
    await this.registration.register({ ...registration, address });
    return presentDone('Registration successful! Please verify your email.');
  }

  @Public()
  @Post('verify-email')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SignedInView })
  async verifyEmail(
    @Body() { email, otp }: CodeDto,
    @ClientAddress() address: string,
    @Device() device: string,
    @OptionalUser() former: AuthenticatedUser | undefined,
  ): Promise<SignedInView> {
    return this.replace(former, await this.registration.verify({ email, otp, address, device }));
  }

  @Public()
  @Post('resend-otp')
  @HttpCode(200)
  @ApiOkResponse({ type: DoneView })
  async resendOtp(@Body() { email }: EmailDto): Promise<DoneView> {
    await atEvenPace(() => this.registration.resend(email));
    return presentDone('OTP resent successfully!');
  }

  @Public()
  @Post('login')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SignedInView })
  async logIn(
    @Body() { email, password, remember }: LoginDto,
    @ClientAddress() address: string,
    @Device() device: string,
    @OptionalUser() former: AuthenticatedUser | undefined,
  ): Promise<SignedInView> {
    const isRemembered = remember ?? false;
    return this.replace(
      former,
      await this.login.logIn({ email, password, isRemembered, address, device }),
    );
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
    @ClientAddress() address: string,
    @Device() device: string,
  ): Promise<PasswordChangedView> {
    const signedIn = await this.passwordChange.change({ current, ...passwords, address, device });
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
    @Device() device: string,
    @OptionalUser() former: AuthenticatedUser | undefined,
  ): Promise<SignedInView> {
    return this.replace(former, await this.providerLogin.logIn({ accessToken, device }));
  }

  @Public()
  @Post('forgot-password')
  @HttpCode(200)
  @ApiOperation({ summary: 'Mail a code. Answers alike for unknown addresses' })
  @ApiOkResponse({ type: DoneView })
  async forgotPassword(
    @Body() { email }: EmailDto,
    @ClientAddress() address: string,
  ): Promise<DoneView> {
    await atEvenPace(() => this.passwordReset.sendCode(email, address));
    return presentDone('Password reset OTP sent to your email!');
  }

  @Public()
  @Post('verify-reset-otp')
  @HttpCode(200)
  @ApiOperation({ summary: 'Check a code without using it up' })
  @ApiOkResponse({ type: DoneView })
  async verifyResetOtp(
    @Body() { email, otp }: CodeDto,
    @ClientAddress() address: string,
  ): Promise<DoneView> {
    await this.passwordReset.checkCode(email, otp, address);
    return presentDone('OTP verified successfully!');
  }

  @Public()
  @Post('reset-password')
  @HttpCode(200)
  @ApiOperation({ summary: 'Set a new password and end all sessions' })
  @ApiOkResponse({ type: DoneView })
  async resetPassword(
    @Body() { email, otp, newPassword }: ResetPasswordDto,
    @ClientAddress() address: string,
  ): Promise<DoneView> {
    await this.passwordReset.reset({ email, otp, newPassword, address });
    return presentDone('Password reset successfully!');
  }

  /** The session whose token came along is over: the browser forgets that token for the new one. */
  private async replace(
    former: AuthenticatedUser | undefined,
    signedIn: SignedIn,
  ): Promise<SignedInView> {
    if (former) await this.sessions.end(former);
    return presentSignedIn(signedIn);
  }
}
