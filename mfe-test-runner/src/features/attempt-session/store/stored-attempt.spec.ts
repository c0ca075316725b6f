import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { buildPaper } from '../../../testing/builders';
import { initialProgress } from '../rules/progress';
import { deviceStore } from './device-store';
import { storedAttemptQuery } from './stored-attempt';

const paper = buildPaper(3);
const hourMs = 3_600_000;

/** Stores an attempt of `asha`, and reads it: without a network, or with this response of its results. */
async function readStored(endsAt: number, results?: Response) {
  const attemptId = 'a1';
  const progress = initialProgress(paper);
  await deviceStore.open(
    {
      attemptId,
      userId: 'asha',
      testId: paper._id,
      paper,
      totalMs: hourMs,
      startedAt: endsAt - hourMs,
      endsAt,
    },
    { attemptId, progress, revision: 0 },
  );
  const call = jest.spyOn(globalThis, 'fetch');
  if (results) call.mockResolvedValue(results);
  else call.mockRejectedValue(new TypeError('No network'));
  return new QueryClient().fetchQuery(storedAttemptQuery('asha', paper._id));
}

describe('storedAttemptQuery', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('has an attempt without a network', async () => {
    const { record } = await readStored(Date.now() + hourMs);
    expect(record?.attempt.attemptId).toBe('a1');
  });

  it.each([[{}], [{ testAttempt: { _id: 'a2' }, detailedResults: [] }]])(
    'keeps an attempt when its results are those of no or another attempt: %j',
    async (results) => {
      const { record, ended } = await readStored(Date.now() + hourMs, Response.json(results));
      expect(record?.attempt.attemptId).toBe('a1');
      expect(ended).toBeUndefined();
      expect(await deviceStore.find('asha', paper._id)).toBeDefined();
    },
  );

  it('does not have one that ended more than a day ago, and removes it', async () => {
    expect(await readStored(Date.now() - 25 * hourMs)).toEqual({});
    while (await deviceStore.find('asha', paper._id)) await Promise.resolve();
  });
});
