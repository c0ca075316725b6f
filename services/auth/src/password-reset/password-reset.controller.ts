import { Public } from '@abhyas/service-kit';
import { Body, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Caller } from '../browsers/caller.types.js';
import { CurrentCaller } from '../browsers/current-caller.decorator.js';
import { CodeDto } from '../codes/codes.dto.js';
import { AuthController } from '../http/auth-controller.decorator.js';
import { DoneDto } from '../http/done.dto.js';
import { presentDone } from '../http/done.presenter.js';
import { withMinDuration } from '../http/min-duration.js';
import { EmailDto } from '../users/users.dto.js';
import { ResetPasswordDto } from './password-reset.dto.js';
import { proofMissing } from './password-reset.errors.js';
import { PasswordResetService } from './password-reset.service.js';

@AuthController()
export class PasswordResetController {
  constructor(private readonly passwordReset: PasswordResetService) {}

  @Public()
  @Post('forgot-password')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Mail a code and a link. The response is the same for unknown addresses',
  })
  @ApiOkResponse({ type: DoneDto })
  async forgotPassword(
    @Body() { email }: EmailDto,
    @CurrentCaller() caller: Caller,
  ): Promise<DoneDto> {
    await withMinDuration(() => this.passwordReset.sendCode(email, caller));
    return presentDone('Password reset OTP sent to your email!');
  }

  @Public()
  @Post('verify-reset-otp')
  @HttpCode(200)
  @ApiOperation({ summary: 'Check a code without using it up' })
  @ApiOkResponse({ type: DoneDto })
  async verifyResetOtp(
    @Body() { email, otp }: CodeDto,
    @CurrentCaller() caller: Caller,
  ): Promise<DoneDto> {
    await this.passwordReset.checkCode({ email, otp, caller });
    return presentDone('OTP verified successfully!');
  }

  @Public()
  @Post('reset-password')
  @HttpCode(200)
  @ApiOperation({ summary: 'Set a new password, by code or link, and end all sessions' })
  @ApiOkResponse({ type: DoneDto })
  async resetPassword(
    @Body() { email, otp, token, newPassword }: ResetPasswordDto,
    @CurrentCaller() caller: Caller,
  ): Promise<DoneDto> {
    if (token !== undefined) {
      await this.passwordReset.resetByLink({ token, newPassword, caller });
    } else if (email !== undefined && otp !== undefined) {
      await this.passwordReset.resetByCode({ email, otp, newPassword, caller });
    } else {
      throw proofMissing({ email, otp });
    }
    return presentDone('Password reset successfully!');
  }
}
