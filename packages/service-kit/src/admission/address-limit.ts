import { SetMetadata, type CustomDecorator, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { RateLimitResult } from '../redis/rate-limits.js';

/** Metadata key of routes whose calls are counted by client address. */
export const ADDRESS_LIMIT = 'abhyas:address-limit';

type NumberIn<Config> = {
  [Name in keyof Config]-?: Config[Name] extends number ? Name : never;
}[keyof Config] &
  string;

/**
 * Recognizes callers that may call from a client address which others have used up. It runs only for
 * calls beyond the limit of their address, before the body is read.
 */
export interface KnownCallers {
  /** Counts a call for its caller. @returns undefined when the caller is not known */
  consume(request: FastifyRequest): Promise<RateLimitResult | undefined>;
}

/** How many calls a route accepts from one client address. */
export interface AddressLimitOptions<Config = Record<string, number>> {
  /** The name of the counter. Routes with the same name share it. */
  name: string;
  /** The configuration variable with the number of calls. */
  limit: NumberIn<Config>;
  /** The window in seconds, or the configuration variable with it. */
  window: number | NumberIn<Config>;
  /** The provider that counts known callers beyond the limit of their address. Without it, nobody is known. */
  knownCallers?: Type<KnownCallers>;
}

/**
 * Counts every call of a public route by client address, and every call of a private route by student.
 * Counts before the body is read and whatever the call contains. Beyond the limit the response is 429
 * with `Retry-After`.
 */
export const AddressLimit = <Config>(options: AddressLimitOptions<Config>): CustomDecorator =>
  SetMetadata(ADDRESS_LIMIT, options);
