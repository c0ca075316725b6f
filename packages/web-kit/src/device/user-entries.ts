/** What local storage holds for the student of this browser, until their session ends. */
const userEntries = ['chatUserId', 'noticesSeenAt'] as const;

type UserEntry = (typeof userEntries)[number];

// Without access to storage, an entry lasts as long as the page.
const inMemory = new Map<UserEntry, string>();

/** The stored text, or undefined if there is none. */
export function readUserEntry(entry: UserEntry): string | undefined {
  try {
    return localStorage.getItem(entry) ?? inMemory.get(entry);
  } catch {
    return inMemory.get(entry);
  }
}

/** Stores a text until the session ends; that of a visitor stays when they log in. */
export function storeUserEntry(entry: UserEntry, text: string): void {
  try {
    localStorage.setItem(entry, text);
  } catch {
    inMemory.set(entry, text);
  }
}

/** For the end of a session: the next person in this browser starts without these entries. */
export function removeUserEntries(): void {
  inMemory.clear();
  try {
    for (const entry of userEntries) localStorage.removeItem(entry);
  } catch {
    // they were only in memory
  }
}
