import { MaxUtf16Length } from '@abhyas/service-kit';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';

/** The specification has the browser send these personal fields; the server does not trust them. */
export class GoogleDto {
  @ApiPropertyOptional({ description: 'Ignored: the provider gives the identity' })
  email?: string;

  @ApiPropertyOptional({ description: 'Ignored: the provider gives the identity' })
  name?: string;

  @ApiPropertyOptional({ description: 'Ignored: the provider gives the identity' })
  googleId?: string;

  @ApiPropertyOptional({ description: 'The access token that the provider gave the browser' })
  @MaxUtf16Length(4_096, { message: 'The access token is too long' })
  @IsString({ message: 'The access token must be text' })
  @IsOptional()
  accessToken?: string;
}
