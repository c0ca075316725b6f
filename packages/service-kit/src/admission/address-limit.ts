import { SetMetadata, type CustomDecorator } from '@nestjs/common';

/** Metadata key of routes whose calls are counted by client address. */
export const ADDRESS_LIMIT = 'abhyas:address-limit';

type NumberIn<Config> = {
  [Name in keyof Config]-?: Config[Name] extends number ? Name : never;
}[keyof Config] &
  string;

/** How many calls of a client address a route takes. */
export interface AddressLimitOptions<Config = Record<string, number>> {
  /** What the count is kept under; routes of one name share it. */
  name: string;
  /** The variable of the service's configuration that says how many. */
  limit: NumberIn<Config>;
  /** In how many seconds, or the variable that says it. */
  window: number | NumberIn<Config>;
}

/**
 * Counts every call of a route by client address, whatever comes with it, before its body is read.
 * Beyond the limit it is 429 with `Retry-After`.
 */
export const AddressLimit = <Config>(options: AddressLimitOptions<Config>): CustomDecorator =>
  SetMetadata(ADDRESS_LIMIT, options);
