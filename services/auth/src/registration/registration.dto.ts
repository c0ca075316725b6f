import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsNotEmpty, Matches } from 'class-validator';
import { NewPasswordField } from '../passwords/password-fields.decorator.js';
import { SignedInDto } from '../sessions/sessions.dto.js';
import { NameField, TidyMobile } from '../users/user-fields.decorator.js';
import { EmailDto } from '../users/users.dto.js';

const MOBILE = /^\+?\d{10,15}$/;

export class RegisterDto extends EmailDto {
  @NameField()
  name: string;

  @ApiProperty({ maxLength: 30 })
  @Matches(MOBILE, { message: 'Please enter a valid mobile number of at least 10 digits' })
  @IsNotEmpty({ message: 'Mobile number is required' })
  @TidyMobile()
  mobile: string;

  @NewPasswordField('Password is required')
  password: string;
}

@ApiSchema({ name: 'VerifiedView' })
export class VerifiedDto extends SignedInDto {
  @ApiPropertyOptional({
    enum: [false],
    description: 'Present if the password was chosen in another browser: it is not set',
  })
  passwordSet?: false;

  @ApiPropertyOptional({
    description: 'Present with `passwordSet`: a token with which reset-password sets a password',
  })
  passwordToken?: string;
}
