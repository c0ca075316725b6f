import { CurrentUser, type AuthenticatedUser } from '@abhyas/service-kit';
import { Body, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Caller } from '../browsers/caller.types.js';
import { CurrentCaller } from '../browsers/current-caller.decorator.js';
import { AuthController } from '../http/auth-controller.decorator.js';
import { DoneDto } from '../http/done.dto.js';
import { presentDone } from '../http/done.presenter.js';
import { DeleteAccountDto } from './account-deletion.dto.js';
import { AccountDeletionService } from './account-deletion.service.js';

@AuthController()
export class AccountDeletionController {
  constructor(private readonly deletion: AccountDeletionService) {}

  @Post('delete-account')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'Delete the account permanently: in auth at once, in the other services soon',
  })
  @ApiOkResponse({ type: DoneDto })
  async deleteAccount(
    @CurrentUser() current: AuthenticatedUser,
    @Body() { password }: DeleteAccountDto,
    @CurrentCaller() caller: Caller,
  ): Promise<DoneDto> {
    await this.deletion.delete(current, password, caller);
    return presentDone('Your account was deleted.');
  }
}
