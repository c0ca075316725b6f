import { IsEmailAddress, MaxUtf16Length, Trim } from '@abhyas/service-kit';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';

const MAX_EMAIL_LENGTH = 254;

/** An address that receives mail. */
export class EmailDto {
  @ApiProperty({ maxLength: MAX_EMAIL_LENGTH })
  @IsEmailAddress()
  @MaxUtf16Length(MAX_EMAIL_LENGTH, { message: 'Email is too long' })
  @IsString({ message: 'Email is invalid' })
  @IsNotEmpty({ message: 'Email is required' })
  @Trim()
  email: string;
}

@ApiSchema({ name: 'UserView' })
export class UserDto {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;

  @ApiProperty()
  membership: string;

  @ApiProperty({ type: String, nullable: true })
  avatar: string | null;
}
