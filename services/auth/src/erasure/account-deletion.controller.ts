import { CurrentUser, type AuthenticatedUser } from '@abhyas/service-kit';
import { Body, Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { DoneView, presentDone } from '../accounts/accounts.presenter.js';
import { AuthCallLimit } from '../accounts/address-limit.js';
import { PasswordCapacity } from '../accounts/password-room.interceptor.js';
import { BrowserCookieInterceptor } from '../browsers/browser-cookie.interceptor.js';
import type { Caller } from '../browsers/caller.types.js';
import { CurrentCaller } from '../browsers/current-caller.decorator.js';

import { DeleteAccountDto } from './account-deletion.dto.js';
import { AccountDeletionService } from './account-deletion.service.js';

@ApiTags('accounts')
@AuthCallLimit()
@UseInterceptors(PasswordCapacity, BrowserCookieInterceptor)
@Controller('api/auth')
export class AccountDeletionController {
  constructor(private readonly deletion: AccountDeletionService) {}

  @Post('delete-account')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Delete the account for good: here at once, in all services soon' })
  @ApiOkResponse({ type: DoneView })
  async deleteAccount(
    @CurrentUser() current: AuthenticatedUser,
    @Body() { password }: DeleteAccountDto,
    @CurrentCaller() caller: Caller,
  ): Promise<DoneView> {
    await this.deletion.delete(current, password, caller);
    return presentDone('Your account was deleted.');
  }
}
