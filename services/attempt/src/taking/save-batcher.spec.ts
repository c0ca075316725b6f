import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ProgressWrite } from './progress.repository.js';
import { SaveBatcher, type SaveStore } from './save-batcher.js';

/** A database that responds when the test says so, and stores the last write of each attempt. */
class SlowStore implements SaveStore {
  readonly statements: string[][] = [];
  readonly stored = new Map<string, ProgressWrite>();
  private readonly answers: (() => void)[] = [];
  stuck = new Set<string>();
  failing = new Set<string>();

  async saveProgress(write: ProgressWrite): Promise<boolean> {
    await this.request([write.id]);
    if (this.failing.has(write.id)) throw new Error(`cannot save ${write.id}`);
    return this.take(write);
  }

  async saveBatch(writes: readonly ProgressWrite[]): Promise<ReadonlyMap<string, boolean>> {
    await this.request(writes.map(({ id }) => id));
    if (writes.some(({ id }) => this.failing.has(id))) throw new Error('cannot save these');
    return new Map(writes.map((write) => [write.id, this.take(write)]));
  }

  /** Responds to all requests so far, and to those that follow, until there are none. */
  async answerAll(): Promise<void> {
    await nextTurn();
    await endOfLinger();
    while (this.answers.length > 0) {
      for (const answer of this.answers.splice(0)) answer();
      await nextTurn();
      await nextTurn();
      await endOfLinger();
    }
  }

  private request(ids: string[]): Promise<void> {
    this.statements.push(ids);
    return new Promise((resolve) => {
      if (!ids.some((id) => this.stuck.has(id))) this.answers.push(resolve);
    });
  }

  private take(write: ProgressWrite): boolean {
    if ((this.stored.get(write.id)?.revision ?? 0) !== write.mergedInto) return false;
    this.stored.set(write.id, write);
    return true;
  }
}

const LIMITS = { maxBatches: 2, maxBatchSize: 4, lingerMs: 1, timeoutMs: 60_000, maxOpen: 8 };

let store: SlowStore;
let saves: SaveBatcher;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  store = new SlowStore();
  saves = new SaveBatcher(store, LIMITS);
});

afterEach(() => {
  jest.useRealTimers();
});

async function endOfLinger(): Promise<void> {
  jest.advanceTimersByTime(LIMITS.lingerMs);
  await nextTurn();
}

function write(id: string, mergedInto = 0): ProgressWrite {
  return {
    id,
    userId: 'student',
    mergedInto,
    deadlineAt: new Date(60_000),
    revision: mergedInto + 1,
    responses: Buffer.alloc(0),
    currentQuestionIndex: 0,
    savedAt: new Date(0),
    saveDigest: 1,
  };
}

describe('saves that arrive together', () => {
  it('share a statement, sorted by key', async () => {
    const answers = ['c', 'a', 'b'].map((id) => saves.save(write(id)));
    await store.answerAll();
    expect(await Promise.all(answers)).toEqual([true, true, true]);
    expect(store.statements).toEqual([['a', 'b', 'c']]);
  });

  it('run at once when they are alone, and wait a moment for more while others are unfinished', async () => {
    const answers = [saves.save(write('a'))];
    await nextTurn();
    expect(store.statements).toEqual([['a']]);
    for (const id of ['b', 'c']) {
      answers.push(saves.save(write(id)));
      await nextTurn();
    }
    expect(store.statements).toEqual([['a']]);
    await endOfLinger();
    expect(store.statements).toEqual([['a'], ['b', 'c']]);
    await store.answerAll();
    expect(await Promise.all(answers)).toEqual([true, true, true]);
    const next = saves.save(write('d'));
    await nextTurn();
    expect(store.statements.at(-1)).toEqual(['d']);
    await store.answerAll();
    expect(await next).toBe(true);
  });

  it('join the next statement while the maximum number of batches is running', async () => {
    const answers: Promise<boolean>[] = [];
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      answers.push(saves.save(write(id)));
      await nextTurn();
      await endOfLinger();
    }
    expect(store.statements).toEqual([['a'], ['b']]);
    await store.answerAll();
    expect(store.statements).toEqual([['a'], ['b'], ['c', 'd', 'e']]);
    expect(await Promise.all(answers)).toEqual(answers.map(() => true));
  });

  it('exceed neither the maximum size of a statement nor the maximum number of unfinished saves', async () => {
    const answers = [...'abcdefghi'].map((id) =>
      saves.save(write(id)).catch((error: Error) => error.message),
    );
    await store.answerAll();
    expect(store.statements).toEqual([
      ['a', 'b', 'c', 'd'],
      ['e', 'f', 'g', 'h'],
    ]);
    expect((await Promise.all(answers)).slice(-2)).toEqual([
      true,
      'Too many saves at once. Please try again.',
    ]);
  });

  it('of one attempt run one after the other: of two with the same revision one is stored', async () => {
    const answers = [saves.save(write('a')), saves.save(write('b')), saves.save(write('a'))];
    await store.answerAll();
    expect(await Promise.all(answers)).toEqual([true, true, false]);
    expect(store.statements.every((ids) => new Set(ids).size === ids.length)).toBe(true);
  });

  it('each get their own outcome', async () => {
    store.stored.set('b', write('b', 6));
    const answers = [saves.save(write('a')), saves.save(write('b')), saves.save(write('c'))];
    await store.answerAll();
    expect(await Promise.all(answers)).toEqual([true, false, true]);
  });

  it('run one by one after their batch has failed, so that one failure does not affect the others', async () => {
    store.failing.add('b');
    const answers = ['a', 'b', 'c'].map((id) =>
      saves.save(write(id)).catch((error: Error) => error.message),
    );
    await store.answerAll();
    expect(await Promise.all(answers)).toEqual([true, 'cannot save b', true]);
    expect(store.statements).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']]);
  });

  it('are not blocked by one that hangs', async () => {
    saves = new SaveBatcher(store, { ...LIMITS, timeoutMs: 1 });
    store.stuck = new Set(['a', 'b']);
    for (const id of store.stuck) {
      void saves.save(write(id));
      await nextTurn();
      await endOfLinger();
    }
    const outcomes: boolean[] = [];
    void saves.save(write('c')).then((taken) => outcomes.push(taken));
    while (outcomes.length === 0) await store.answerAll();
    expect(outcomes).toEqual([true]);
  });

  it('count as unfinished while they hang, until they have their outcome', async () => {
    saves = new SaveBatcher(store, { ...LIMITS, timeoutMs: 1, maxOpen: 2 });
    store.stuck = new Set(['a']);
    store.failing.add('b');
    const telling = (id: string) => saves.save(write(id)).catch((error: Error) => error.message);
    void telling('a');
    await nextTurn();
    const failed = telling('b');
    expect(await telling('c')).toContain('Too many saves at once');
    await store.answerAll();
    expect(await failed).toBe('cannot save b');
    const next = telling('d');
    await store.answerAll();
    expect(await next).toBe(true);
  });

  it('continue after a failure', async () => {
    store.failing.add('a');
    const failed = saves.save(write('a')).catch((error: Error) => error.message);
    await store.answerAll();
    expect(await failed).toBe('cannot save a');
    store.failing.clear();
    const next = saves.save(write('a'));
    await store.answerAll();
    expect(await next).toBe(true);
  });
});
