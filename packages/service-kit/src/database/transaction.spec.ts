import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { runInTransaction } from './transaction.js';

const driverError = (code: string): Error =>
  Object.assign(new Error(code), { driverError: Object.assign(new Error(code), { code }) });

/** A database whose commits fail with these errors, one after another. */
function failing(...errors: Error[]): DataSource {
  return {
    async transaction(work: (manager: object) => Promise<unknown>) {
      const result = await work({});
      const error = errors.shift();
      if (error) throw error;
      return result;
    },
  } as unknown as DataSource;
}

async function tries(dataSource: DataSource): Promise<{ count: number; error?: unknown }> {
  let count = 0;
  try {
    await runInTransaction(dataSource, async () => Promise.resolve((count += 1)));
    return { count };
  } catch (error) {
    return { count, error };
  }
}

describe('a transaction', () => {
  it.each([
    ['a deadlock', 'ER_LOCK_DEADLOCK'],
    ['a row that changed', 'ER_CHECKREAD'],
    ['a commit of another member of the group', 'ER_TRANSACTION_ROLLBACK_DURING_COMMIT'],
  ])('runs again after %s, at most three times', async (_, code) => {
    expect(await tries(failing(driverError(code)))).toEqual({ count: 2 });
    const always = failing(...[1, 2, 3].map(() => driverError(code)));
    expect(await tries(always)).toMatchObject({ count: 3, error: { message: code } });
  });

  it('does not run again after another error', async () => {
    expect(await tries(failing(driverError('ER_DUP_ENTRY')))).toMatchObject({ count: 1 });
  });
});
