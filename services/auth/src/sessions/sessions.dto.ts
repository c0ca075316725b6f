import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { UserDto } from '../users/users.dto.js';

@ApiSchema({ name: 'SignedInView' })
export class SignedInDto {
  @ApiProperty()
  token: string;

  @ApiProperty({ type: UserDto })
  user: UserDto;
}

@ApiSchema({ name: 'MeView' })
export class MeDto {
  @ApiProperty({ type: UserDto })
  user: UserDto;

  @ApiPropertyOptional({
    description: 'A token that replaces the current one; present when that one is due for renewal',
  })
  token?: string;
}
