import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { ImportRepository } from './import.repository.js';

/** A database whose query fails this many times and then succeeds. */
function failing(times: number, error: Error): { manager: EntityManager; queries: () => number } {
  let queries = 0;
  const query = (): Promise<unknown[]> => {
    queries += 1;
    return queries <= times ? Promise.reject(error) : Promise.resolve([]);
  };
  return { manager: { query } as unknown as EntityManager, queries: () => queries };
}

const timeout = Object.assign(new Error('waited too long'), { code: 'ER_LOCK_WAIT_TIMEOUT' });

describe('lockCatalogue', () => {
  it('continues to wait if another import takes longer than the lock timeout', async () => {
    const { manager, queries } = failing(3, timeout);
    await new ImportRepository(manager, new Date()).lockCatalogue();
    expect(queries()).toBe(4);
  });

  it('stops waiting eventually, and immediately on other errors', async () => {
    const forever = failing(Number.POSITIVE_INFINITY, timeout);
    const locking = new ImportRepository(forever.manager, new Date()).lockCatalogue();
    await expect(locking).rejects.toThrow('waited too long');
    const broken = failing(1, new Error('gone away'));
    const breaking = new ImportRepository(broken.manager, new Date()).lockCatalogue();
    await expect(breaking).rejects.toThrow('gone away');
    expect(broken.queries()).toBe(1);
  });
});
