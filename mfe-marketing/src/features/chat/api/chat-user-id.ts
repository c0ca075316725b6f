const STORAGE_KEY = 'chatUserId';
const RANDOM_BYTES = 12;

let unstored: string | undefined;

/** This browser's id for the assistant; created on first use and stored in local storage. */
export function chatUserId(): string {
  try {
    const known = localStorage.getItem(STORAGE_KEY);
    if (known) return known;
    const made = makeId();
    localStorage.setItem(STORAGE_KEY, made);
    return made;
  } catch {
    // Storage may be blocked; then the id lasts as long as the page.
    unstored ??= makeId();
    return unstored;
  }
}

function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return `user_${Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')}`;
}
