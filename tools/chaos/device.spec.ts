import { describe, expect, it } from '@jest/globals';
import { AnswerBook } from './answer-book.ts';
import { Device } from './device.ts';
import type { CurrentProgress, StartedAttempt } from './device.types.ts';
import type { Call, Outcome } from './gateway-calls.ts';
import { Observations } from './observations.ts';

const started: StartedAttempt = {
  attemptId: 'a1',
  revision: 0,
  startedAt: '2026-11-21T06:00:00.000Z',
  deadline: '2026-11-21T07:00:00.000Z',
  remainingSeconds: 3_600,
  responses: [],
  test: { questions: [{ _id: 'q1' }, { _id: 'q2' }] },
};

/** A save, which contains what a conflict with it returns. */
type Save = CurrentProgress;

const taken = (save: Save): Outcome<unknown> => ({
  kind: 'done',
  body: { revision: save.revision, remainingSeconds: 3_600, state: 'submitted' },
});

/** A device whose calls get these responses in turn; further saves are accepted. */
function buildDevice(...answers: ((save: Save) => Outcome<unknown>)[]) {
  const sent: Save[] = [];
  const calls = {
    ask<Body>({ body }: Call): Promise<Outcome<Body>> {
      const save = body as Save;
      sent.push(structuredClone(save));
      return Promise.resolve((answers.shift() ?? taken)(save) as Outcome<Body>);
    },
  };
  const book = new AnswerBook();
  const world = { calls, observations: new Observations(), random: () => 0 };
  const device = new Device(world, 'token', book, started);
  return { device, sent, book };
}

describe('a device', () => {
  it('sends all its answers with every save', async () => {
    const { device, sent, book } = buildDevice();
    device.select('q1', 2);
    device.select('q2', 0);
    await device.submit();
    expect(sent[0]).toMatchObject({ revision: 1, responses: [{ selectedOption: 2 }] });
    expect(sent.at(-1)?.responses.map(({ selectedOption }) => selectedOption)).toEqual([2, 0]);
    expect(book.acknowledgedCount).toBe(2);
    expect(device.isOver).toBe(true);
  });

  it('does not count a failed save as acknowledged, and sends it again', async () => {
    const { device, sent, book } = buildDevice(() => ({
      kind: 'failed',
      status: 503,
      retryAfterMs: 0,
    }));
    device.select('q1', 2);
    await Promise.resolve();
    expect(book.acknowledgedCount).toBe(0);
    await device.submit();
    expect(sent).toHaveLength(2);
    expect(book.acknowledgedCount).toBe(1);
  });

  it('merges what another device saved, and saves the result', async () => {
    const other = { questionId: 'q2', selectedOption: 3, timeSpent: 1, changedAt: 50 };
    const { device, sent } = buildDevice(() => ({
      kind: 'conflict',
      current: { revision: 7, responses: [other] },
    }));
    device.select('q1', 1);
    await untilSent(sent, 2);
    expect(sent[1]?.revision).toBe(8);
    expect(sent[1]?.responses.map(({ selectedOption }) => selectedOption)).toEqual([1, 3]);
  });

  it('treats a conflict that shows its own answers as the lost response', async () => {
    const { device, sent, book } = buildDevice(({ responses }) => ({
      kind: 'conflict',
      current: { revision: 1, responses },
    }));
    device.select('q1', 1);
    await device.leave();
    expect(sent).toHaveLength(1);
    expect(book.acknowledgedCount).toBe(1);
  });

  it('stops when the attempt is finished', async () => {
    const { device, sent } = buildDevice(() => ({ kind: 'finished' }));
    device.select('q1', 1);
    await device.leave();
    device.select('q1', 2);
    expect(sent).toHaveLength(1);
  });
});

async function untilSent(sent: readonly Save[], count: number): Promise<void> {
  while (sent.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
}
