import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ProgressWrite } from './progress.repository.js';
import { SaveBatcher, type SaveStore } from './save-batcher.js';

/** A database that answers when the test says so, and keeps the last write of each attempt. */
class SlowStore implements SaveStore {
  readonly statements: string[][] = [];
  readonly kept = new Map<string, ProgressWrite>();
  readonly #answers: (() => void)[] = [];
  stuck = new Set<string>();
  failing = new Set<string>();

  async saveProgress(write: ProgressWrite): Promise<boolean> {
    await this.#asked([write.id]);
    if (this.failing.has(write.id)) throw new Error(`cannot save ${write.id}`);
    return this.#take(write);
  }

  async saveBatch(writes: readonly ProgressWrite[]): Promise<ReadonlyMap<string, boolean>> {
    await this.#asked(writes.map(({ id }) => id));
    if (writes.some(({ id }) => this.failing.has(id))) throw new Error('cannot save these');
    return new Map(writes.map((write) => [write.id, this.#take(write)]));
  }

  /** Answers all that was asked so far, then what is asked upon that, until nothing is asked. */
  async answerAll(): Promise<void> {
    await nextTurn();
    await endOfLinger();
    while (this.#answers.length > 0) {
      for (const answer of this.#answers.splice(0)) answer();
      await nextTurn();
      await nextTurn();
      await endOfLinger();
    }
  }

  #asked(ids: string[]): Promise<void> {
    this.statements.push(ids);
    return new Promise((resolve) => {
      if (!ids.some((id) => this.stuck.has(id))) this.#answers.push(resolve);
    });
  }

  #take(write: ProgressWrite): boolean {
    if ((this.kept.get(write.id)?.revision ?? 0) !== write.mergedInto) return false;
    this.kept.set(write.id, write);
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
  };
}

describe('saves that arrive together', () => {
  it('share a statement, sorted by key', async () => {
    const answers = ['c', 'a', 'b'].map((id) => saves.save(write(id)));
    await store.answerAll();
    expect(await Promise.all(answers)).toEqual([true, true, true]);
    expect(store.statements).toEqual([['a', 'b', 'c']]);
  });

  it('go at once when they are alone, and wait a moment for company while others are on their way', async () => {
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

  it('go together with the next statement while as many as allowed are on their way', async () => {
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

  it('never exceed a statement’s size, nor are open in greater number than allowed', async () => {
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

  it('of one attempt go one after the other: of two with the same revision one is taken', async () => {
    const answers = [saves.save(write('a')), saves.save(write('b')), saves.save(write('a'))];
    await store.answerAll();
    expect(await Promise.all(answers)).toEqual([true, true, false]);
    expect(store.statements.every((ids) => new Set(ids).size === ids.length)).toBe(true);
  });

  it('each learn their own outcome', async () => {
    store.kept.set('b', write('b', 6));
    const answers = [saves.save(write('a')), saves.save(write('b')), saves.save(write('c'))];
    await store.answerAll();
    expect(await Promise.all(answers)).toEqual([true, false, true]);
  });

  it('are saved one by one when they fail together, so that one costs the others nothing', async () => {
    store.failing.add('b');
    const answers = ['a', 'b', 'c'].map((id) =>
      saves.save(write(id)).catch((error: Error) => error.message),
    );
    await store.answerAll();
    expect(await Promise.all(answers)).toEqual([true, 'cannot save b', true]);
    expect(store.statements).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']]);
  });

  it('are stopped by none that hangs', async () => {
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

  it('count as open while they hang, and no longer once they have their outcome', async () => {
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

  it('go on after a failure', async () => {
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
