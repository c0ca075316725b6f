import { hash } from 'node:crypto';

const ID = /^[\w-]{43}$/;

/** The id of a picture: a digest of its bytes, so that equal pictures are stored once. */
export function figureIdOf(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64url');
}

/** Whether a text may be the id of a picture. */
export function isFigureId(text: string): boolean {
  return ID.test(text);
}
