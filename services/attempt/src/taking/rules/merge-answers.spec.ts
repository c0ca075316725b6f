import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  decodeAnswers,
  encodeAnswers,
  isAnswered,
  isDecided,
  isSameAnswer,
  MAX_CHANGED_AT,
  MAX_SECONDS,
  UNTOUCHED,
  type GivenAnswer,
  type IncomingAnswer,
  type StoredAnswer,
} from '../../scoring/rules/answer.js';
import { hasMissed, laterOf, mergeAnswers, takeAnswers } from './merge-answers.js';
import { judgeSection, wasChosenInTime } from './section-clock.js';

const SIZE = 6;
const NOW = 1_000_000;

const attemptWith = (answers: readonly StoredAnswer[], savedAt: Date | null = null) => ({
  responses: encodeAnswers(answers),
  startedAt: new Date(0),
  savedAt,
  sectionEnds: null,
});

const option = fc.option(fc.integer({ min: 0, max: 7 }), { nil: null });
const seconds = fc.integer({ min: 0, max: MAX_SECONDS });

const options = fc.record({
  selectedOption: fc.constant(null),
  selectedOptions: fc
    .uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 1 })
    .map((chosen) => chosen.toSorted((a, b) => a - b)),
});
const number = fc.record({
  selectedOption: fc.constant(null),
  value: fc.constantFrom('0', '-1.5', '12', '99999999999999999999'),
});

/** An option, several, a number or nothing. */
const plain: fc.Arbitrary<GivenAnswer> = fc.oneof(
  { arbitrary: fc.record({ selectedOption: option }), weight: 2 },
  options,
  number,
);
/** The same, or an answer that was taken back. */
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
  given: fc.Arbitrary<GivenAnswer & Pick<IncomingAnswer, 'cleared'>>,
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

/** What was given as an answer, without mark, visit and times. */
const givenBy = ({ selectedOption, selectedOptions, value }: GivenAnswer): GivenAnswer => ({
  selectedOption,
  selectedOptions,
  value,
});

describe('merging answers', () => {
  it('deletes no answer, visit or time, and does not change absent questions', () => {
    fc.assert(
      fc.property(paper, saveOf(unclearing), (before, responses) => {
        const after = mergeAnswers(before, responses, NOW);
        const named = new Set(responses.map((one) => one.index));
        before.forEach((old, index) => {
          const merged = after[index] ?? UNTOUCHED;
          if (!named.has(index)) expect(merged).toEqual(old);
          if (isAnswered(old)) expect(isAnswered(merged)).toBe(true);
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

  it('compares several options and numbers as a whole to see whether they were missed', () => {
    const graded = [
      { ...UNTOUCHED, selectedOption: null, selectedOptions: [0, 2], changedAt: 500 },
      { ...UNTOUCHED, selectedOption: null, value: '1.5', changedAt: 500 },
    ];
    const late = (index: number, given: Partial<GivenAnswer> & { cleared?: true }) =>
      hasMissed(
        attemptWith(graded),
        [{ index, selectedOption: null, timeSpent: 9, changedAt: 501, ...given }],
        new Date(NOW),
      );
    expect(late(0, { selectedOptions: [0, 2] })).toBe(false);
    expect(late(0, { selectedOptions: [0, 1, 2] })).toBe(true);
    expect(late(0, { cleared: true })).toBe(true);
    expect(late(0, {})).toBe(false);
    expect(late(1, { value: '1.5' })).toBe(false);
    expect(late(1, { value: '1.4' })).toBe(true);
    expect(late(1, { cleared: true })).toBe(true);
    expect(late(1, {})).toBe(false);
  });

  it('accepts every answer to a question that has none', () => {
    fc.assert(
      fc.property(paper, save, (before, responses) => {
        const after = mergeAnswers(before, responses, NOW);
        for (const one of responses) {
          const old = before[one.index];
          if (old && !isDecided(old)) {
            expect(givenBy(after[one.index] ?? UNTOUCHED)).toEqual(givenBy(one));
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
        const { answers } = takeAnswers(attempt, later, new Date(now));
        for (const one of later) {
          if (!isDecided(one)) continue;
          expect(givenBy(answers[one.index] ?? UNTOUCHED)).toEqual(givenBy(one));
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
        const after = attemptWith(mergeAnswers(before, responses, NOW));
        const { answers } = takeAnswers(after, responses, savedAt);
        expect(encodeAnswers(answers)).toEqual(after.responses);
      }),
    );
    const chosen = attemptWith([{ ...UNTOUCHED, selectedOption: 1, visited: true }]);
    const other = [{ index: 0, selectedOption: 2, timeSpent: 0 }];
    const { answers } = takeAnswers(chosen, other, new Date(0));
    expect(encodeAnswers(answers)).not.toEqual(chosen.responses);
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
        for (const [merged = UNTOUCHED] of [forth, back]) {
          expect(givenBy(merged)).toEqual(givenBy(other));
          expect(merged.changedAt).toBe(other.changedAt);
          expect(merged.cleared).toBe(other.cleared);
        }
      }),
    );
  });

  it('keeps the last answer to every question from all merged saves', () => {
    // Saves of several devices in the order of arrival: later saves may contain earlier changes.
    const saves = fc.array(fc.tuple(save, fc.integer({ min: 0, max: 5000 })), { maxLength: 25 });
    fc.assert(
      fc.property(saves, (arrivals) => {
        let stored: StoredAnswer[] = Array.from({ length: SIZE }, () => UNTOUCHED);
        const best = new Map<number, { at: number; given: GivenAnswer }>();
        let now = 0;
        for (const [responses, pause] of arrivals) {
          now += pause;
          stored = mergeAnswers(stored, responses, now);
          for (const one of responses) {
            if (!isDecided(one)) continue;
            const { index, changedAt } = one;
            const at = Math.min(changedAt ?? now, now);
            const known = best.get(index);
            if (!known || at >= known.at) best.set(index, { at, given: givenBy(one) });
          }
        }
        stored.forEach((merged, index) => {
          const expected = best.get(index);
          expect(givenBy(merged)).toEqual(expected?.given ?? givenBy(UNTOUCHED));
          if (expected) expect(merged.changedAt).toBe(expected.at);
        });
      }),
    );
  });

  it('keeps the answers after packing, and after any number of saves without answers', () => {
    fc.assert(
      fc.property(paper, fc.array(save, { maxLength: 10 }), (before, saves) => {
        const silent = saves.map((one) =>
          one.map((it) => ({ ...it, ...givenBy(UNTOUCHED), cleared: false })),
        );
        const after = silent.reduce(
          (stored, one) => decodeAnswers(encodeAnswers(mergeAnswers(stored, one, NOW))),
          before,
        );
        expect(after.map(givenBy)).toEqual(before.map(givenBy));
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

  it('replaces several options and numbers as a whole', () => {
    const change = (stored: StoredAnswer, given: Partial<GivenAnswer>, changedAt: number) =>
      mergeAnswers(
        [stored],
        [{ index: 0, timeSpent: 0, selectedOption: null, ...given, changedAt }],
        NOW,
      )[0] ?? UNTOUCHED;
    const chosen = change(UNTOUCHED, { selectedOptions: [0, 1] }, 1000);
    expect(chosen).toMatchObject({ selectedOption: null, selectedOptions: [0, 1] });
    expect(change(chosen, { selectedOptions: [2] }, 1001).selectedOptions).toEqual([2]);
    expect(change(chosen, { selectedOptions: [2] }, 999)).toEqual(chosen);
    expect(change(chosen, {}, 1001)).toEqual(chosen);
    const typed = change(UNTOUCHED, { value: '-1.5' }, 1000);
    expect(change(typed, { value: '2' }, 1001).value).toBe('2');
    expect(change(typed, { value: '2' }, 999)).toEqual(typed);
    expect(change(typed, {}, 1001)).toEqual(typed);
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

describe('answers to locked sections', () => {
  const ENDS = [600, 1200, 1800];
  /** Two questions a section. */
  const sectionOf = (index: number): number => Math.floor(index / 2);
  const running = (answers: readonly StoredAnswer[], savedMs: number | null = null) => ({
    ...attemptWith(answers, savedMs === null ? null : new Date(savedMs)),
    sectionEnds: ENDS,
  });
  const inSections = save.map((responses) =>
    responses.map((one) => ({ ...one, section: sectionOf(one.index) })),
  );
  /** Mostly around the end of a section. */
  const at = fc.oneof(
    fc.integer({ min: 0, max: 1_900_000 }),
    fc.integer({ min: 590_000, max: 640_000 }),
  );
  const lastSave = fc.option(fc.integer({ min: 0, max: 640_000 }), { nil: null });

  it('are merged as without sections where the section is open, and left alone elsewhere', () => {
    fc.assert(
      fc.property(paper, inSections, at, lastSave, (before, responses, ms, last) => {
        const savedAt = last === null ? null : Math.min(last, ms);
        const { answers, refused } = takeAnswers(running(before, savedAt), responses, new Date(ms));
        const merged = mergeAnswers(before, responses, ms);
        const refusals = new Map(refused.map(({ index, code }) => [index, code]));
        answers.forEach((answer, index) => {
          const section = sectionOf(index);
          const verdict = judgeSection(ENDS, section, ms);
          const [old, free] = [before[index] ?? UNTOUCHED, merged[index] ?? UNTOUCHED];
          const isSame = isSameAnswer(old, free);
          const isInTime = wasChosenInTime(ENDS, section, { changedAt: free.changedAt, savedAt });
          if (verdict === 'open' || (verdict === 'grace' && (isSame || isInTime))) {
            expect(answer).toEqual(free);
            expect(refusals.get(index)).toBeUndefined();
          } else {
            const code = verdict === 'grace' ? 'section_closed' : verdict;
            expect(answer).toEqual(old);
            expect(refusals.get(index)).toBe(isSame ? undefined : code);
          }
        });
      }),
    );
  });

  it('are not taken after the end of the section if they were chosen after it, or say nothing', () => {
    fc.assert(
      fc.property(
        paper,
        inSections,
        fc.integer({ min: 602_001, max: 1_190_000 }),
        (before, responses, ms) => {
          const late = responses.map((one) => ({
            ...one,
            ...(one.changedAt !== undefined && { changedAt: 602_001 + one.changedAt }),
          }));
          const { answers } = takeAnswers(running(before), late, new Date(ms));
          answers.forEach((answer, index) => {
            if (sectionOf(index) > 0) return;
            expect(isSameAnswer(answer, before[index] ?? UNTOUCHED)).toBe(true);
          });
        },
      ),
    );
  });

  it('are refused again when the same save arrives again, and count as missed', () => {
    fc.assert(
      fc.property(paper, inSections, at, (before, responses, ms) => {
        const now = new Date(ms);
        const first = takeAnswers(running(before), responses, now);
        const again = takeAnswers(running(first.answers, ms), responses, now);
        expect(again).toEqual(first);
        const isMissing = hasMissed(running(first.answers), responses, now);
        expect(isMissing).toBe(first.refused.length > 0);
      }),
    );
  });
});
