import { hash } from 'node:crypto';
import type { Passage } from './question-parts.js';

/** 128 bits, base64url. */
const ID_LENGTH = 22;

/** A digest of what a passage says and shows. Its pictures count by their bytes, not by their description. */
export function passageId({ title, text, table, figures }: Passage): string {
  const content = [title, text, table && [table.head, table.rows], figures.map(({ id }) => id)];
  return hash('sha256', JSON.stringify(content), 'base64url').slice(0, ID_LENGTH);
}
