import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CurrentPasswordField, NewPasswordField } from '../passwords/password-fields.decorator.js';
import { SignedInDto } from '../sessions/sessions.dto.js';

export class ChangePasswordDto {
  @CurrentPasswordField('Your current password is required')
  currentPassword: string;

  @NewPasswordField('A new password is required')
  newPassword: string;
}

@ApiSchema({ name: 'PasswordChangedView' })
export class PasswordChangedDto extends SignedInDto {
  @ApiProperty({ enum: [true] })
  success: true;

  @ApiProperty()
  message: string;
}
