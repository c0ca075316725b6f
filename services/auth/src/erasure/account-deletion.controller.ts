import { ClientAddress, CurrentUser, type AuthenticatedUser } from '@abhyas/service-kit';
import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { DoneView, presentDone } from '../accounts/accounts.presenter.js';
import { AddressLimitGuard } from '../accounts/address-limit.guard.js';

import { DeleteAccountDto } from './account-deletion.dto.js';
import { AccountDeletionService } from './account-deletion.service.js';

@ApiTags('accounts')
@UseGuards(AddressLimitGuard)
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
    @ClientAddress() address: string,
  ): Promise<DoneView> {
    await this.deletion.delete(current, password, address);
    return presentDone('Your account was deleted.');
  }
}
