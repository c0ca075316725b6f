import { BodyLimit, Internal } from '@abhyas/service-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { RecipientDto, RecipientsDto } from './account-lookup.dto.js';
import { presentAccount } from './account-lookup.presenter.js';
import { AccountLookupService } from './account-lookup.service.js';

/** Each id takes 39 bytes. */
const MAX_BYTES = 32 * 1024;

@Internal()
@Controller('internal/users')
export class RecipientsController {
  constructor(private readonly accounts: AccountLookupService) {}

  @Post('recipients')
  @BodyLimit(MAX_BYTES)
  @HttpCode(200)
  @ApiOperation({ summary: 'Find the students who want a kind of mail, with their addresses' })
  @ApiOkResponse({ type: [RecipientDto] })
  async recipients(@Body() { userIds, mail }: RecipientsDto): Promise<RecipientDto[]> {
    return (await this.accounts.findRecipients(userIds, mail)).map(presentAccount);
  }
}
