import type { StoredFigure } from './stored-figure.js';

/** The configured object store, or null. */
export const OBJECT_STORE = Symbol('OBJECT_STORE');

/** Keeps the bytes of figures outside of the database, each under the id of its figure. */
export interface ObjectStore {
  /** Where it is, for operators. */
  readonly name: string;
  /** Throws ObjectStoreError. A figure that is there already stays as it is. */
  put(figure: Pick<StoredFigure, 'id' | 'mediaType' | 'bytes'>): Promise<void>;
  /** Returns undefined if it is not there. Throws ObjectStoreError. */
  get(id: string): Promise<Buffer | undefined>;
  /** Does nothing if it is not there. Throws ObjectStoreError. */
  remove(id: string): Promise<void>;
}

/** The object store gave no valid response. The message says what it said. */
export class ObjectStoreError extends Error {}
