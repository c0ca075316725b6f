import { readUserEntry, storeUserEntry } from '@abhyas/web-kit';

const RANDOM_BYTES = 12;

/** This browser's id for the assistant, created on first use; the end of a session removes it. */
export function chatUserId(): string {
  const known = readUserEntry('chatUserId');
  if (known) return known;
  const made = makeId();
  storeUserEntry('chatUserId', made);
  return made;
}

function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return `user_${Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')}`;
}
