import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { CatalogueRepository } from './catalogue.repository.js';

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

describe('lock', () => {
  it('continues to wait if another import takes longer than the lock timeout', async () => {
    const { manager, queries } = failing(3, timeout);
    await new CatalogueRepository(manager, new Date()).lock();
    expect(queries()).toBe(4);
  });

  it('stops waiting eventually, and immediately on other errors', async () => {
    const forever = failing(Number.POSITIVE_INFINITY, timeout);
    const locking = new CatalogueRepository(forever.manager, new Date()).lock();
    await expect(locking).rejects.toThrow('waited too long');
    const broken = failing(1, new Error('gone away'));
    const breaking = new CatalogueRepository(broken.manager, new Date()).lock();
    await expect(breaking).rejects.toThrow('gone away');
    expect(broken.queries()).toBe(1);
  });
});
