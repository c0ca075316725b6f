import { readText, storeText } from './page-storage';

/** What the browser holds for its student, until their session ends. */
const userEntries = ['chatUserId', 'noticesSeenAt'] as const;

type UserEntry = (typeof userEntries)[number];

/** The stored text, or undefined if there is none. */
export function readUserEntry(entry: UserEntry): string | undefined {
  return readText(entry) ?? undefined;
}

/** Stores a text until the session ends; that of a visitor stays when they log in. */
export function storeUserEntry(entry: UserEntry, text: string): void {
  storeText(entry, text);
}

/** For the end of a session: the next person in this browser starts without these entries. */
export function removeUserEntries(): void {
  for (const entry of userEntries) storeText(entry, null);
}
