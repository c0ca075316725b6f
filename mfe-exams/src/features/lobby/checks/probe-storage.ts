import { deleteDB, openDB } from 'idb';
import type { StorageFinding } from '../rules/describe-check';

const databaseName = 'abhyas-lobby-check';
const storeName = 'check';
const timeoutMs = 3_000;

/** Writes to IndexedDB and reads it back, as the test does with each answer; nothing remains. */
export async function probeStorage(): Promise<StorageFinding> {
  try {
    const canStore = await withinTime(writeAndRead());
    return canStore ? { canStore, freeBytes: await freeBytes() } : { canStore };
  } catch {
    // Private browsing, a full disk or a hanging browser: for the student it is the same.
    return { canStore: false };
  }
}

async function writeAndRead(): Promise<boolean> {
  const database = await openDB(databaseName, 1, {
    upgrade: (created) => {
      created.createObjectStore(storeName);
    },
  });
  const written = `${Date.now()} ${'x'.repeat(64 * 1024)}`;
  try {
    await database.put(storeName, written, 'answer');
    return (await database.get(storeName, 'answer')) === written;
  } finally {
    database.close();
    await deleteDB(databaseName);
  }
}

async function freeBytes(): Promise<number | undefined> {
  const storage = navigator.storage as StorageManager | undefined;
  const estimate = await storage?.estimate().catch(() => undefined);
  return estimate?.quota === undefined ? undefined : estimate.quota - (estimate.usage ?? 0);
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The storage did not respond.'));
    }, timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
