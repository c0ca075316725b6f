import { v7 } from 'uuid';

/** Makes identifiers for new rows. */
export interface Ids {
  /** A version 7 UUID: unique, and ordered by time so that primary keys stay in insert order. */
  uuid(): string;
}

/** Identifiers from the system's random source. */
export const systemIds: Ids = { uuid: () => v7() };
