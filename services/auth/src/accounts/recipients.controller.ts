import { BodyLimit, Internal } from '@abhyas/service-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsUUID } from 'class-validator';

import { RecipientsService } from './recipients.service.js';

const MAX_IDS = 500;
/** Each id takes 39 bytes. */
const MAX_BYTES = 32 * 1024;

class RecipientsDto {
  @ApiProperty({ type: [String], maxItems: MAX_IDS })
  @IsUUID(undefined, { each: true })
  @ArrayMaxSize(MAX_IDS)
  @IsArray()
  userIds: string[];

  @ApiProperty({ enum: ['testReminders'] })
  @IsIn(['testReminders'])
  mail: 'testReminders';
}

class RecipientView {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;
}

@Internal()
@Controller('internal/users')
export class RecipientsController {
  constructor(private readonly service: RecipientsService) {}

  @Post('recipients')
  @BodyLimit(MAX_BYTES)
  @HttpCode(200)
  @ApiOperation({ summary: 'Those of some students who want a kind of mail, and where it goes' })
  @ApiOkResponse({ type: [RecipientView] })
  async recipients(@Body() { userIds, mail }: RecipientsDto): Promise<RecipientView[]> {
    const users = await this.service.find(userIds, mail);
    return users.map(({ id, name, email }) => ({ id, name, email }));
  }
}
