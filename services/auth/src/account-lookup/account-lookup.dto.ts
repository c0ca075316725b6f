import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsUUID } from 'class-validator';

const MAX_IDS = 500;

/** Mails that students can turn off in their settings, and mails that confirm what they did. */
const MAILS = ['testReminders', 'registrations', 'reportOutcomes', 'liveResults'] as const;
export type RecipientMail = (typeof MAILS)[number];

export class RecipientsDto {
  @ApiProperty({ type: [String], maxItems: MAX_IDS })
  @IsUUID(undefined, { each: true })
  @ArrayMaxSize(MAX_IDS)
  @IsArray()
  userIds: string[];

  @ApiProperty({ enum: MAILS })
  @IsIn(MAILS)
  mail: RecipientMail;
}

@ApiSchema({ name: 'AccountView' })
export class AccountDto {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;
}

@ApiSchema({ name: 'RecipientView' })
export class RecipientDto extends AccountDto {}
