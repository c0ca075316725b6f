import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsUUID } from 'class-validator';

const MAX_IDS = 500;

export class RecipientsDto {
  @ApiProperty({ type: [String], maxItems: MAX_IDS })
  @IsUUID(undefined, { each: true })
  @ArrayMaxSize(MAX_IDS)
  @IsArray()
  userIds: string[];

  @ApiProperty({ enum: ['testReminders'] })
  @IsIn(['testReminders'])
  mail: 'testReminders';
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
