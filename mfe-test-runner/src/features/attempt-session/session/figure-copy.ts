import { cacheStorage, figuresCacheOf } from '@abhyas/web-kit';
import { backOffMs } from '../rules/back-off';

/** Saves and the picture on the screen need connections, too. */
const MAX_PARALLEL = 3;
/** Of one attempt. Real papers have a twentieth of it. */
const MAX_BYTES = 50 * 1024 * 1024;

/** What is needed to store the pictures of an attempt. */
export interface FigureCopy {
  readonly attemptId: string;
  /** Of the pictures, in the order in which they are stored. */
  readonly paths: readonly string[];
  /** Ends the work. */
  readonly signal: AbortSignal;
  readonly maxBytes?: number;
}

/**
 * Stores the pictures of an open attempt in this browser, from where the service worker serves them without a
 * network. A few at a time, and with low priority. What does not load is requested again: later, or at once when
 * the network is back. A browser that is full keeps what it has. Rejects if the browser refuses to store anything.
 */
export async function copyFigures(copy: FigureCopy): Promise<void> {
  const { attemptId, paths, signal } = copy;
  const cache = await cacheStorage()?.open(figuresCacheOf(attemptId));
  if (!cache) return;
  const room = new Room(copy.maxBytes ?? MAX_BYTES);
  let left = paths;
  for (let failures = 1; left.length > 0 && !signal.aborted; failures += 1) {
    // oxlint-disable-next-line no-await-in-loop -- Each round has what the one before could not load.
    left = await storeAll(left, { cache, room, signal });
    // oxlint-disable-next-line no-await-in-loop -- The next round comes later.
    if (left.length > 0) await delay(backOffMs(failures, Math.random()), signal);
  }
}

/** What is left of the space of an attempt. */
class Room {
  #bytes: number;

  constructor(bytes: number) {
    this.#bytes = bytes;
  }

  /** Whether there is space for so many bytes more, which it then takes. */
  take(bytes: number): boolean {
    if (bytes > this.#bytes) return false;
    this.#bytes -= bytes;
    return true;
  }
}

interface Target {
  readonly cache: Cache;
  readonly room: Room;
  readonly signal: AbortSignal;
}

/** Stores until something fails; returns what is left, the failed ones last. */
async function storeAll(paths: readonly string[], target: Target): Promise<string[]> {
  const left = [...paths];
  const failed: string[] = [];
  const next = async (): Promise<void> => {
    const path = failed.length === 0 && !target.signal.aborted ? left.shift() : undefined;
    if (path === undefined) return;
    if (!(await isSettled(path, target))) failed.push(path);
    return next();
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, next));
  return [...left, ...failed];
}

/** Whether a picture is stored, or need not be requested again. */
async function isSettled(path: string, { cache, room, signal }: Target): Promise<boolean> {
  const stored = await cache.match(path);
  if (stored) {
    room.take((await stored.arrayBuffer()).byteLength);
    return true;
  }
  const response = await request(path, signal);
  if (!response || isTransient(response)) return false;
  if (!response.ok) return true;
  const bytes = await response.arrayBuffer().catch(() => undefined);
  if (!bytes) return false;
  if (room.take(bytes.byteLength) && !signal.aborted) {
    await cache.put(path, new Response(bytes, { headers: response.headers }));
  }
  return true;
}

function request(path: string, signal: AbortSignal): Promise<Response | undefined> {
  return fetch(path, { priority: 'low', signal }).catch(() => undefined);
}

/** Also a page in place of the picture: a network that asks for a login sends one. */
function isTransient({ status, headers }: Response): boolean {
  if (status === 429 || status >= 500) return true;
  return status < 300 && headers.get('content-type')?.startsWith('image/') !== true;
}

/** Waits so many milliseconds; ends early when the network is back, or with the signal. */
function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
