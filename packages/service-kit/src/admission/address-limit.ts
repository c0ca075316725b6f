import { SetMetadata, type CustomDecorator } from '@nestjs/common';

/** Metadata key of routes whose calls are counted by client address. */
export const ADDRESS_LIMIT = 'abhyas:address-limit';

type NumberIn<Config> = {
  [Name in keyof Config]-?: Config[Name] extends number ? Name : never;
}[keyof Config] &
  string;

/** How many calls a route accepts from one client address. */
export interface AddressLimitOptions<Config = Record<string, number>> {
  /** The name of the counter. Routes with the same name share it. */
  name: string;
  /** The configuration variable with the number of calls. */
  limit: NumberIn<Config>;
  /** The window in seconds, or the configuration variable with it. */
  window: number | NumberIn<Config>;
}

/**
 * Counts every call of a route by client address, before the body is read and whatever the call
 * contains. Beyond the limit the response is 429 with `Retry-After`.
 */
export const AddressLimit = <Config>(options: AddressLimitOptions<Config>): CustomDecorator =>
  SetMetadata(ADDRESS_LIMIT, options);
