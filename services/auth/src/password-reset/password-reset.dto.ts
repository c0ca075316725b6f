import { IfDefined } from '@abhyas/service-kit';
import { ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { CodeDto } from '../codes/codes.dto.js';
import { NewPasswordField } from '../passwords/password-fields.decorator.js';

/** Proves the request with a code and its address, or with the token of a link. */
export class ResetPasswordDto extends PartialType(CodeDto, { skipNullProperties: false }) {
  @ApiPropertyOptional({ pattern: '^[\\w-]{43}$', description: 'Of the link in the mail' })
  @Matches(/^[\w-]{43}$/, {
    message: 'The link is not complete. Please open it from the email again.',
  })
  @IfDefined()
  token?: string;

  @NewPasswordField('Password is required')
  newPassword: string;
}
