import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { ImportRepository } from './import.repository.js';

/** A database that lets nobody wait so often, and then gives way or breaks. */
function busy(times: number, fault: Error): { manager: EntityManager; asked: () => number } {
  let asked = 0;
  const query = (): Promise<unknown[]> => {
    asked += 1;
    return asked <= times ? Promise.reject(fault) : Promise.resolve([]);
  };
  return { manager: { query } as unknown as EntityManager, asked: () => asked };
}

const timeout = Object.assign(new Error('waited too long'), { code: 'ER_LOCK_WAIT_TIMEOUT' });

describe('lockCatalogue', () => {
  it('waits on where another import takes longer than the database lets anyone wait', async () => {
    const { manager, asked } = busy(3, timeout);
    await new ImportRepository(manager, new Date()).lockCatalogue();
    expect(asked()).toBe(4);
  });

  it('does not wait for ever, nor for anything else', async () => {
    const forever = busy(Number.POSITIVE_INFINITY, timeout);
    const locking = new ImportRepository(forever.manager, new Date()).lockCatalogue();
    await expect(locking).rejects.toThrow('waited too long');
    const broken = busy(1, new Error('gone away'));
    const breaking = new ImportRepository(broken.manager, new Date()).lockCatalogue();
    await expect(breaking).rejects.toThrow('gone away');
    expect(broken.asked()).toBe(1);
  });
});
