import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsString, IsUUID, MaxLength } from 'class-validator';
import { IfDefined } from '../input/if-defined.decorator.js';
import { IsInstant } from '../input/is-instant.decorator.js';

/** The user whose data auth requests from a service: `POST /internal/users/data`. */
@ApiSchema({ name: 'PersonalDataBody' })
export class PersonalDataDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  userId: string;

  /** As in the account. Services compare it case-insensitively. */
  @ApiProperty({ maxLength: 254 })
  @IsString()
  @MaxLength(254)
  email: string;
}

/** The user whose data a service must erase: `POST /internal/users/erase`. Calls may repeat. */
@ApiSchema({ name: 'ErasureBody' })
export class ErasureDto extends PersonalDataDto {
  /**
   * When the account was deleted. Data with the user's id is erased whatever its time. Data that is
   * found by the address alone stays when it is later, because the address may have a new account.
   */
  @ApiPropertyOptional({ format: 'date-time' })
  @IfDefined()
  @IsInstant()
  before?: string;
}

/** The response of a service after the erasure. */
@ApiSchema({ name: 'ErasureResult' })
export class ErasureResultDto {
  @ApiProperty({ enum: [true] })
  success: true;
}
