const memoryKey = Symbol.for('abhyas.memory');

/**
 * What local storage did not take, because it is blocked or full. It lasts as long as the page. All
 * apps of the page share it: each has its own copy of web-kit, and so of a module's variables.
 */
function memory(): Map<string, string> {
  const page = globalThis as { [memoryKey]?: Map<string, string> };
  return (page[memoryKey] ??= new Map<string, string>());
}

/**
 * The text that this page stored last, otherwise that of local storage; null if there is none. A
 * server that renders a page has no texts: they are those of one person.
 */
export function readText(key: string): string | null {
  if (typeof window === 'undefined') return null;
  try {
    // What local storage did not take is newer than what it still has.
    return memory().get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text in local storage, or for this page. Null removes it. A server stores nothing. */
export function storeText(key: string, text: string | null): void {
  if (typeof window === 'undefined') return;
  dropHeld(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) memory().set(key, text);
  }
}

/** For a text that another tab has changed: what this page holds is older. */
export function dropHeld(key: string): void {
  memory().delete(key);
}
