import { Internal } from '@abhyas/service-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';

import { AccountLookupService } from './account-lookup.service.js';
import { AccountEmailDto } from './accounts.dto.js';

class AccountView {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;
}

@Internal()
@Controller('internal/users')
export class AccountLookupController {
  constructor(private readonly service: AccountLookupService) {}

  @Post('account')
  @HttpCode(200)
  @ApiOperation({ summary: 'Whose an e-mail address is, of verified accounts' })
  @ApiOkResponse({ type: AccountView })
  async account(@Body() { email }: AccountEmailDto): Promise<AccountView> {
    const { id, name, email: address } = await this.service.find(email);
    return { id, name, email: address };
  }
}
