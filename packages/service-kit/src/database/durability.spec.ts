import { describe, expect, it } from '@jest/globals';
import { wrongSetting } from './durability.js';

const durable = { flush: 1, hasBinaryLog: 0, syncBinaryLog: 0 };

describe('wrongSetting', () => {
  it('finds none where every commit is on disk', () => {
    expect(wrongSetting(durable)).toBeUndefined();
    expect(wrongSetting({ flush: '1', hasBinaryLog: '1', syncBinaryLog: '1' })).toBeUndefined();
  });

  it.each([
    [{ ...durable, flush: 2 }, 'innodb_flush_log_at_trx_commit=2'],
    [{ ...durable, hasBinaryLog: 1 }, 'sync_binlog=0'],
    [{ ...durable, hasBinaryLog: '1', syncBinaryLog: '100' }, 'sync_binlog=100'],
  ])('names %o', (settings, problem) => {
    expect(wrongSetting(settings)).toBe(problem);
  });
});
