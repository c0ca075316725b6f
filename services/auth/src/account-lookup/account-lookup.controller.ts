import { Internal } from '@abhyas/service-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { EmailDto } from '../users/users.dto.js';
import { AccountDto } from './account-lookup.dto.js';
import { presentAccount } from './account-lookup.presenter.js';
import { AccountLookupService } from './account-lookup.service.js';

@Internal()
@Controller('internal/users')
export class AccountLookupController {
  constructor(private readonly accounts: AccountLookupService) {}

  @Post('account')
  @HttpCode(200)
  @ApiOperation({ summary: 'Find the account with an email address' })
  @ApiOkResponse({ type: AccountDto })
  async account(@Body() { email }: EmailDto): Promise<AccountDto> {
    return presentAccount(await this.accounts.find(email));
  }
}
