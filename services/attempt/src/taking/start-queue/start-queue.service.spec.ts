import { stat } from 'node:fs/promises';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { Metrics } from '@abhyas/service-kit';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readConfig } from '../../config.js';
import { StartQueueService } from './start-queue.service.js';
import type { QueueReply, TurnStore } from './turn-store.js';

const WAIT: QueueReply = { kind: 'wait', waitMs: 5000, overdue: 0, crowdMs: 5000 };
const CONFIG = { STARTS_PER_SECOND: 100 } as ReturnType<typeof readConfig>;

function startQueue(ask: () => Promise<QueueReply>) {
  const turns = { ask: jest.fn(ask), has: () => Promise.resolve(false) };
  const queue = new StartQueueService(turns as unknown as TurnStore, CONFIG, new Metrics());
  const press = (userId: string) =>
    queue.enter({ userId, testId: 'live' }, { isLive: true }).then(
      () => 'started',
      () => 'waits',
    );
  return { press, turns };
}

beforeAll(() => {
  Logger.overrideLogger(false);
});

describe('the start queue of a busy process', () => {
  it('holds back thousands who press at the same moment', async () => {
    const { press } = startQueue(() => sleep(50, WAIT));
    const outcomes = await Promise.all(
      Array.from({ length: 5000 }, (_, index) => press(`${index}`)),
    );
    expect(new Set(outcomes)).toEqual(new Set(['waits']));
  });

  it('counts a response that it reads late', async () => {
    const { press } = startQueue(async () => {
      // Like a response of Redis, its end is read after the timers that are due.
      await stat('.');
      return WAIT;
    });
    // After this phase of the event loop, timers that are due come before what has arrived.
    await setImmediate();
    const outcome = press('asha');
    const busyUntil = performance.now() + 2_500;
    while (performance.now() < busyUntil);
    expect(await outcome).toBe('waits');
  });

  it('asks a store that hangs again only after a pause', async () => {
    const { press, turns } = startQueue(() => new Promise<never>(() => undefined));
    expect(await press('asha')).toBe('started');
    expect(await press('ravi')).toBe('started');
    expect(turns.ask).toHaveBeenCalledTimes(1);
  });
});
