import { IsISO8601, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

/** Whose data auth asks a service for: `POST /internal/users/data`. */
export class PersonalDataBody {
  @IsUUID()
  userId: string;

  /** As the account has it; services compare without case. */
  @IsString()
  @MaxLength(254)
  email: string;
}

/** Whose data a service has to forget: `POST /internal/users/erase`, which may come any number of times. */
export class ErasureBody extends PersonalDataBody {
  /**
   * When the account was deleted. What hangs on the user's id goes whatever its time; what is found
   * by the address alone stays when it is later, for the address may have been registered anew.
   */
  @IsOptional()
  @IsISO8601({ strict: true })
  before?: string;
}

/** What a service answers once it has forgotten. */
export interface ErasureResult {
  success: true;
}
