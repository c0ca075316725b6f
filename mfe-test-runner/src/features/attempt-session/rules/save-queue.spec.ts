import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { backOffMs } from './back-off';
import { CLEAN, saveStatus, stepSaveQueue, type SaveEvent, type SaveQueue } from './save-queue';

const changed: SaveEvent = { type: 'changed' };
const acknowledged: SaveEvent = { type: 'acknowledged' };
const offline: SaveEvent = { type: 'failed', reason: 'offline' };
const refused: SaveEvent = { type: 'failed', reason: 'refused' };
const conflict: SaveEvent = { type: 'conflict' };
const wake: SaveEvent = { type: 'wake' };

function after(...events: SaveEvent[]): SaveQueue {
  return events.reduce((queue, event) => stepSaveQueue(queue, event).queue, CLEAN);
}

describe('stepSaveQueue', () => {
  it('sends a change at once and is clean after the acknowledgement', () => {
    expect(stepSaveQueue(CLEAN, changed).command).toBe('send');
    expect(after(changed, acknowledged)).toEqual(CLEAN);
  });

  it('has one save in flight and sends newer changes after it', () => {
    expect(stepSaveQueue(after(changed), changed).command).toBe('none');
    const step = stepSaveQueue(after(changed, changed), acknowledged);
    expect(step.command).toBe('send');
    expect(step.queue).toMatchObject({ kind: 'sending', hasNewer: false });
  });

  it('waits after a failure and counts', () => {
    const step = stepSaveQueue(after(changed), offline);
    expect(step).toEqual({
      queue: { kind: 'waiting', failures: 1, reason: 'offline' },
      command: 'wait',
    });
    expect(after(changed, offline, wake, offline)).toMatchObject({ failures: 2 });
  });

  it('collects changes while waiting, without sending', () => {
    expect(stepSaveQueue(after(changed, offline), changed).command).toBe('none');
    expect(stepSaveQueue(after(changed, offline, changed), wake).command).toBe('send');
  });

  it('does not retry a refused save automatically, only with the next change or on request', () => {
    const step = stepSaveQueue(after(changed), refused);
    expect(step).toEqual({ queue: { kind: 'refused' }, command: 'none' });
    for (const event of [changed, wake]) {
      expect(stepSaveQueue(step.queue, event).command).toBe('send');
    }
    expect(after(changed, refused, changed, acknowledged)).toEqual(CLEAN);
  });

  it('sends newer changes once when a save is refused', () => {
    const step = stepSaveQueue(after(changed, changed), refused);
    expect(step.command).toBe('send');
    expect(stepSaveQueue(step.queue, refused).command).toBe('none');
  });

  it('sends the merged state at once after a conflict', () => {
    expect(stepSaveQueue(after(changed), conflict).command).toBe('send');
    expect(after(changed, conflict, acknowledged)).toEqual(CLEAN);
  });

  it('waits after two conflicts in a row', () => {
    const step = stepSaveQueue(after(changed, conflict), conflict);
    expect(step.command).toBe('wait');
    expect(stepSaveQueue(step.queue, wake).command).toBe('send');
  });

  it('waits as long after two conflicts with an outage before as without one', () => {
    const outage = [changed, offline, wake, offline, wake, offline, wake];
    expect(after(...outage, conflict, conflict)).toEqual(after(changed, conflict, conflict));
  });

  it('sends on waking even when clean, to correct the clock', () => {
    expect(stepSaveQueue(CLEAN, wake).command).toBe('send');
    expect(stepSaveQueue(after(changed), wake).command).toBe('none');
  });

  it('sends nothing once closed', () => {
    const closed = after(changed, { type: 'close' });
    for (const event of [changed, wake, offline, acknowledged]) {
      expect(stepSaveQueue(closed, event)).toEqual({ queue: closed, command: 'none' });
    }
  });

  it('never loses a change: it is clean only after a later save is acknowledged', () => {
    const events = fc.array(
      fc.constantFrom<SaveEvent>(changed, acknowledged, conflict, offline, refused, wake),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(events, (list) => {
        let queue: SaveQueue = CLEAN;
        let change = 0;
        let inFlight: number | undefined;
        let onServer = 0;
        for (const event of list) {
          if (event.type === 'changed') change += 1;
          if (event.type === 'acknowledged' && queue.kind === 'sending') {
            onServer = Math.max(onServer, inFlight ?? 0);
          }
          const step = stepSaveQueue(queue, event);
          if (step.command === 'send') inFlight = change;
          queue = step.queue;
          if (queue.kind === 'clean') expect(onServer).toBe(change);
        }
      }),
    );
  });
});

describe('saveStatus', () => {
  it.each<[SaveQueue, string]>([
    [CLEAN, 'saved'],
    [after(changed), 'saving'],
    [after(changed, offline), 'offline'],
    [after(changed, { type: 'failed', reason: 'server' }), 'server'],
    [after(changed, offline, wake), 'offline'],
    [after(changed, refused), 'refused'],
    [after(changed, refused, changed), 'refused'],
    [{ kind: 'closed' }, 'saved'],
  ])('of %j is %s', (queue, status) => {
    expect(saveStatus(queue)).toBe(status);
  });
});

describe('backOffMs', () => {
  it('doubles from one second to ten, with half of it random', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map((failures) => backOffMs(failures, 0))).toEqual([
      500, 1000, 2000, 4000, 5000, 5000, 5000,
    ]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (failures, random) => {
          const delay = backOffMs(failures, random);
          const ceiling = Math.min(10_000, 1000 * 2 ** (failures - 1));
          expect(delay).toBeGreaterThanOrEqual(ceiling / 2);
          expect(delay).toBeLessThanOrEqual(ceiling);
        },
      ),
    );
  });

  it('waits as long as the server asks', () => {
    expect(backOffMs(1, 0, 7000)).toBe(7000);
  });

  it('spreads clients that the server asks to wait equally long', () => {
    expect(backOffMs(1, 0.5, 2000)).toBe(2500);
  });
});
