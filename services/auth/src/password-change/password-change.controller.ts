import { CurrentUser, type AuthenticatedUser } from '@abhyas/service-kit';
import { Body, Header, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Caller } from '../browsers/caller.types.js';
import { CurrentCaller } from '../browsers/current-caller.decorator.js';
import { AuthController } from '../http/auth-controller.decorator.js';
import { presentDone } from '../http/done.presenter.js';
import { presentSignedIn } from '../sessions/sessions.presenter.js';
import { ChangePasswordDto, PasswordChangedDto } from './password-change.dto.js';
import { PasswordChangeService } from './password-change.service.js';

@AuthController()
export class PasswordChangeController {
  constructor(private readonly passwordChange: PasswordChangeService) {}

  @Post('change-password')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Set a new password: all sessions end, a new one begins' })
  @ApiOkResponse({ type: PasswordChangedDto })
  async changePassword(
    @CurrentUser() current: AuthenticatedUser,
    @Body() passwords: ChangePasswordDto,
    @CurrentCaller() caller: Caller,
  ): Promise<PasswordChangedDto> {
    const signedIn = await this.passwordChange.change({ current, ...passwords, caller });
    return { ...presentDone('Password changed successfully!'), ...presentSignedIn(signedIn) };
  }
}
