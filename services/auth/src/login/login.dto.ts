import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { CurrentPasswordField } from '../passwords/password-fields.decorator.js';
import { EmailDto } from '../users/users.dto.js';

export class LoginDto extends EmailDto {
  @CurrentPasswordField('Password is required')
  password: string;

  @ApiPropertyOptional({ description: 'Stay signed in for 30 days instead of 12 hours' })
  @IsBoolean({ message: 'Remember me is either true or false' })
  @IsOptional()
  remember?: boolean;
}
