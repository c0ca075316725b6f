import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  decodeAnswers,
  encodeAnswers,
  isDecided,
  MAX_CHANGED_AT,
  MAX_SECONDS,
  UNTOUCHED,
  type IncomingAnswer,
  type StoredAnswer,
} from '../../scoring/rules/answer.js';
import { answersAfter, hasMissed, isUnchangedBy, laterOf, mergeAnswers } from './merge-answers.js';

const SIZE = 6;
const NOW = 1_000_000;

const attemptWith = (answers: readonly StoredAnswer[], savedAt: Date | null = null) => ({
  responses: encodeAnswers(answers),
  startedAt: new Date(0),
  savedAt,
});

const option = fc.option(fc.integer({ min: 0, max: 7 }), { nil: null });
const seconds = fc.integer({ min: 0, max: MAX_SECONDS });

const plain = fc.record({ selectedOption: option });
/** An option, none, or one that was taken back. */
const answer = fc.oneof(
  { arbitrary: plain, weight: 3 },
  fc.constant({ selectedOption: null, cleared: true as const }),
);

const stored: fc.Arbitrary<StoredAnswer> = storedUpTo(NOW);

const incoming = incomingWith(answer);
/** As the specification's own clients send it: they never clear. */
const unclearing = incomingWith(plain);

function storedUpTo(latest: number): fc.Arbitrary<StoredAnswer> {
  const rest = fc.record({
    timeSpent: seconds,
    marked: fc.boolean(),
    visited: fc.boolean(),
    changedAt: fc.integer({ min: 0, max: latest }),
  });
  return fc.tuple(answer, rest).map(([given, others]) => ({ ...given, ...others }));
}

function incomingWith(
  given: fc.Arbitrary<Pick<IncomingAnswer, 'selectedOption' | 'cleared'>>,
): fc.Arbitrary<IncomingAnswer> {
  const rest = fc.record(
    {
      index: fc.integer({ min: 0, max: SIZE - 1 }),
      timeSpent: seconds,
      marked: fc.boolean(),
      visited: fc.boolean(),
      changedAt: fc.integer({ min: 0, max: 2 * NOW }),
    },
    { requiredKeys: ['index', 'timeSpent'] },
  );
  return fc.tuple(given, rest).map(([answered, others]) => ({ ...answered, ...others }));
}

const paper = fc.array(stored, { minLength: SIZE, maxLength: SIZE });
const saveOf = (one: fc.Arbitrary<IncomingAnswer>) =>
  fc.uniqueArray(one, { selector: ({ index }) => index, maxLength: SIZE });
const save = saveOf(incoming);

describe('merging answers', () => {
  it('deletes no answer, visit or time, and does not change absent questions', () => {
    fc.assert(
      fc.property(paper, saveOf(unclearing), (before, responses) => {
        const after = mergeAnswers(before, responses, NOW);
        const named = new Set(responses.map((one) => one.index));
        before.forEach((old, index) => {
          const merged = after[index] ?? UNTOUCHED;
          if (!named.has(index)) expect(merged).toEqual(old);
          if (old.selectedOption !== null) expect(merged.selectedOption).not.toBeNull();
          if (old.visited) expect(merged.visited).toBe(true);
          expect(merged.timeSpent).toBeGreaterThanOrEqual(old.timeSpent);
        });
      }),
    );
  });

  it('reports no merged answer as missed, at any later time', () => {
    fc.assert(
      fc.property(paper, save, fc.nat(), (before, responses, later) => {
        const after = mergeAnswers(before, responses, NOW);
        expect(hasMissed(attemptWith(after), responses, new Date(NOW + later))).toBe(false);
      }),
    );
  });

  it('reports newer answers that came after the end as missed, and no older ones', () => {
    const graded = [{ ...UNTOUCHED, selectedOption: 1, changedAt: 500 }, UNTOUCHED];
    const late = (index: number, selectedOption: number | null, changedAt?: number) =>
      hasMissed(
        attemptWith(graded),
        [{ index, selectedOption, timeSpent: 9, changedAt }],
        new Date(NOW),
      );
    expect(late(0, 2, 501)).toBe(true);
    expect(late(0, 2)).toBe(true);
    expect(late(1, 0, 1)).toBe(true);
    expect(late(0, 2, 499)).toBe(false);
    expect(late(0, 1, 501)).toBe(false);
    expect(late(1, null, 501)).toBe(false);
  });

  it('accepts every answer to a question that has none', () => {
    fc.assert(
      fc.property(paper, save, (before, responses) => {
        const after = mergeAnswers(before, responses, NOW);
        for (const one of responses) {
          const old = before[one.index];
          if (old && !isDecided(old)) {
            expect(after[one.index]?.selectedOption).toBe(one.selectedOption);
            expect(after[one.index]?.cleared).toBe(one.cleared);
          }
        }
      }),
    );
  });

  it('replaces answers that were given before the clock was set back', () => {
    fc.assert(
      fc.property(paper, save, fc.nat(NOW), (before, responses, now) => {
        const attempt = attemptWith(before, new Date(NOW));
        const later = responses.map((one) => ({ ...one, changedAt: NOW + 1 }));
        const after = answersAfter(attempt, later, new Date(now));
        for (const one of later) {
          if (isDecided(one)) expect(after[one.index]?.selectedOption).toBe(one.selectedOption);
        }
        expect(laterOf(attempt.savedAt, new Date(now))).toEqual(new Date(NOW));
        expect(laterOf(attempt.savedAt, new Date(NOW + 1))).toEqual(new Date(NOW + 1));
      }),
    );
  });

  it('changes nothing when the same save arrives twice', () => {
    fc.assert(
      fc.property(paper, save, (before, responses) => {
        const once = mergeAnswers(before, responses, NOW);
        expect(mergeAnswers(once, responses, NOW)).toEqual(once);
      }),
    );
  });

  it('recognises the save that was stored last, and no save that would change an answer', () => {
    const savedAt = new Date(NOW);
    fc.assert(
      fc.property(paper, save, (before, responses) => {
        const after = mergeAnswers(before, responses, NOW);
        expect(isUnchangedBy(attemptWith(after), responses, savedAt)).toBe(true);
      }),
    );
    const chosen = attemptWith([{ ...UNTOUCHED, selectedOption: 1, visited: true }]);
    const answer = (selectedOption: number) => [{ index: 0, selectedOption, timeSpent: 0 }];
    expect(isUnchangedBy(chosen, answer(2), new Date(0))).toBe(false);
  });

  it('gives the same answers for any order in which the saves of two devices arrive', () => {
    const answered = incoming.filter(isDecided);
    fc.assert(
      fc.property(answered, answered, fc.integer({ min: 0, max: NOW - 1 }), (a, b, first) => {
        const one = { ...a, index: 0, changedAt: first };
        const other = { ...b, index: 0, changedAt: first + 1 };
        const start = [UNTOUCHED];
        const forth = mergeAnswers(mergeAnswers(start, [one], NOW), [other], NOW);
        const back = mergeAnswers(mergeAnswers(start, [other], NOW), [one], NOW);
        const { selectedOption, changedAt, cleared } = other;
        const last = { selectedOption, changedAt, ...(cleared && { cleared }) };
        expect(forth[0]).toMatchObject(last);
        expect(back[0]).toMatchObject(last);
        expect(forth[0]?.cleared).toBe(back[0]?.cleared);
      }),
    );
  });

  it('keeps the last answer to every question from all merged saves', () => {
    // Saves of several devices in the order of arrival: later saves may contain earlier changes.
    const saves = fc.array(fc.tuple(save, fc.integer({ min: 0, max: 5000 })), { maxLength: 25 });
    fc.assert(
      fc.property(saves, (arrivals) => {
        let stored: StoredAnswer[] = Array.from({ length: SIZE }, () => UNTOUCHED);
        const best = new Map<number, { at: number; option: number | null }>();
        let now = 0;
        for (const [responses, pause] of arrivals) {
          now += pause;
          stored = mergeAnswers(stored, responses, now);
          for (const one of responses) {
            if (!isDecided(one)) continue;
            const { index, selectedOption, changedAt } = one;
            const at = Math.min(changedAt ?? now, now);
            const known = best.get(index);
            if (!known || at >= known.at) best.set(index, { at, option: selectedOption });
          }
        }
        stored.forEach(({ selectedOption, changedAt }, index) => {
          const expected = best.get(index);
          expect(selectedOption).toBe(expected?.option ?? null);
          if (expected) expect(changedAt).toBe(expected.at);
        });
      }),
    );
  });

  it('keeps the answers after packing, and after any number of saves without answers', () => {
    fc.assert(
      fc.property(paper, fc.array(save, { maxLength: 10 }), (before, saves) => {
        const silent = saves.map((one) =>
          one.map((it) => ({ ...it, selectedOption: null, cleared: false })),
        );
        const after = silent.reduce(
          (stored, one) => decodeAnswers(encodeAnswers(mergeAnswers(stored, one, NOW))),
          before,
        );
        expect(after.map(({ selectedOption }) => selectedOption)).toEqual(
          before.map(({ selectedOption }) => selectedOption),
        );
      }),
    );
  });

  it('does not let a later mark win over an answer that was changed before it', () => {
    const [marked] = mergeAnswers(
      [{ ...UNTOUCHED, selectedOption: 1, changedAt: 1000 }],
      [{ index: 0, selectedOption: null, timeSpent: 0, marked: true, changedAt: 5000 }],
      NOW,
    );
    expect(marked).toMatchObject({ selectedOption: 1, marked: true, changedAt: 1000 });
    const [changed] = mergeAnswers(
      [marked ?? UNTOUCHED],
      [{ index: 0, selectedOption: 2, timeSpent: 0, changedAt: 3000 }],
      NOW,
    );
    expect(changed).toMatchObject({ selectedOption: 2, marked: true });
  });

  it('takes an answer back when it is cleared, and takes a later one again', () => {
    const chosen = { ...UNTOUCHED, selectedOption: 1, visited: true, changedAt: 1000 };
    const change = (stored: StoredAnswer, one: Omit<IncomingAnswer, 'index' | 'timeSpent'>) =>
      mergeAnswers([stored], [{ index: 0, timeSpent: 0, ...one }], NOW)[0] ?? UNTOUCHED;
    const clear = (changedAt: number) => ({ selectedOption: null, cleared: true, changedAt });
    expect(change(chosen, clear(999))).toEqual(chosen);
    const cleared = change(chosen, clear(2000));
    expect(cleared).toMatchObject({ selectedOption: null, cleared: true, changedAt: 2000 });
    // An option that was chosen before, but arrives later.
    expect(change(cleared, { selectedOption: 3, changedAt: 1500 })).toEqual(cleared);
    // A later mark does not make the cleared answer look newer.
    const marked = change(cleared, { selectedOption: null, marked: true, changedAt: 9000 });
    expect(marked).toEqual({ ...cleared, marked: true });
    const again = change(marked, { selectedOption: 3, changedAt: 3000 });
    expect(again).toEqual({ ...chosen, selectedOption: 3, marked: true, changedAt: 3000 });
  });

  it('limits a changedAt in the future to now', () => {
    const [future] = mergeAnswers(
      [UNTOUCHED],
      [{ index: 0, selectedOption: 1, timeSpent: 0, changedAt: MAX_CHANGED_AT }],
      500,
    );
    expect(future?.changedAt).toBe(500);
  });
});
