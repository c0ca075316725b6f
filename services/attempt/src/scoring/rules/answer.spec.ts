import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  decodeAnswers,
  encodeAnswers,
  isAnswered,
  isDecided,
  isSameAnswer,
  isTouched,
  MAX_CHANGED_AT,
  MAX_SECONDS,
  UNTOUCHED,
  type GivenAnswer,
  type StoredAnswer,
} from './answer.js';

const option = fc.record({ selectedOption: fc.integer({ min: 0, max: 7 }) });
const none = fc.constant({ selectedOption: null });
const cleared = fc.constant({ selectedOption: null, cleared: true as const });
const options = fc.record({
  selectedOption: fc.constant(null),
  selectedOptions: fc
    .uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 1 })
    .map((chosen) => chosen.toSorted((a, b) => a - b)),
});
const value = fc.record({
  selectedOption: fc.constant(null),
  value: fc.stringMatching(/^-?[0-9]{1,20}(\.[0-9]{1,20})?$/),
});

function storedWith(given: fc.Arbitrary<GivenAnswer>): fc.Arbitrary<StoredAnswer> {
  const rest = fc.record({
    timeSpent: fc.integer({ min: 0, max: MAX_SECONDS }),
    marked: fc.boolean(),
    visited: fc.boolean(),
    changedAt: fc.integer({ min: 0, max: MAX_CHANGED_AT }),
  });
  return fc.tuple(given, rest).map(([answer, others]) => ({ ...answer, ...others }));
}

const ofOptions = fc.array(storedWith(fc.oneof(option, none, cleared)), { maxLength: 200 });
const mixed = fc.array(storedWith(fc.oneof(option, none, cleared, options, value)), {
  maxLength: 200,
});

describe('an answer', () => {
  const answers: readonly GivenAnswer[] = [
    { selectedOption: 0 },
    { selectedOption: 1 },
    { selectedOption: null, selectedOptions: [0] },
    { selectedOption: null, selectedOptions: [0, 1] },
    { selectedOption: null, value: '0' },
    { selectedOption: null, value: '1' },
  ];

  it('is an option, several options or a number', () => {
    for (const answer of answers) {
      expect(isAnswered(answer)).toBe(true);
      expect(isDecided(answer)).toBe(true);
      expect(isTouched({ ...UNTOUCHED, ...answer })).toBe(true);
    }
    expect(isAnswered(UNTOUCHED)).toBe(false);
    expect(isTouched(UNTOUCHED)).toBe(false);
    expect(isAnswered({ selectedOption: null, ...{ cleared: true } })).toBe(false);
    expect(isDecided({ selectedOption: null, cleared: true })).toBe(true);
    expect(isDecided({ selectedOption: null, cleared: false })).toBe(false);
  });

  it('is the same only if all of it is', () => {
    const all = [...answers, UNTOUCHED];
    for (const one of all) {
      for (const other of all) expect(isSameAnswer(one, { ...other })).toBe(one === other);
    }
    const [, , , both] = answers;
    if (both) expect(isSameAnswer(both, { ...both, selectedOptions: [0, 1] })).toBe(true);
  });
});

describe('packed answers', () => {
  it('are unpacked as they were packed, with eight bytes per question if all are options', () => {
    fc.assert(
      fc.property(ofOptions, (responses) => {
        const packed = encodeAnswers(responses);
        expect(decodeAnswers(packed)).toEqual(responses);
        expect(packed).toHaveLength(1 + 8 * responses.length);
        expect(packed[0]).toBe(1);
      }),
    );
  });

  it('are unpacked as they were packed, with nine bytes per question and the values otherwise', () => {
    fc.assert(
      fc.property(mixed, storedWith(fc.oneof(options, value)), (others, beyond) => {
        const responses = [...others, beyond];
        const packed = encodeAnswers(responses);
        expect(decodeAnswers(packed)).toEqual(responses);
        const values = responses.reduce((sum, one) => sum + (one.value?.length ?? 0), 0);
        expect(packed).toHaveLength(1 + 9 * responses.length + values);
        expect(packed[0]).toBe(2);
      }),
    );
  });

  it('have these bytes if all are options', () => {
    const at = { timeSpent: 0x010203, marked: false, visited: true, changedAt: 0x0a0b0c0d };
    const time = [1, 2, 3, 10, 11, 12, 13];
    const bytes: [option: number | null, marked: boolean, byte: number][] = [
      [null, false, 0b0010_0000],
      [0, false, 0b0010_0001],
      [3, true, 0b0011_0100],
      [6, false, 0b0010_0111],
      [7, true, 0b0011_1000],
    ];
    const chosen = bytes.map(([selectedOption, marked]) => ({ ...at, selectedOption, marked }));
    const answers = [...chosen, { ...at, selectedOption: null, cleared: true as const }];
    const flags = [...bytes.map(([, , byte]) => byte), 0b0110_0000];
    const packed = Buffer.from([1, ...flags.flatMap((byte) => [byte, ...time])]);
    expect(encodeAnswers(answers)).toEqual(packed);
    expect(decodeAnswers(packed)).toEqual(answers);
  });

  it('have these bytes if there are several options or numbers', () => {
    const at = { timeSpent: 0x010203, marked: false, visited: true, changedAt: 0x0a0b0c0d };
    const time = [1, 2, 3, 10, 11, 12, 13];
    const answers: StoredAnswer[] = [
      { ...at, selectedOption: null, value: '-1.5' },
      { ...at, selectedOption: null, selectedOptions: [0, 2, 7], marked: true },
      { ...at, selectedOption: 7 },
      { ...at, selectedOption: null, cleared: true },
      UNTOUCHED,
      { ...at, selectedOption: null, value: '12' },
    ];
    const packed = Buffer.from([
      ...[2],
      ...[0b0010_0011, 4, ...time],
      ...[0b0011_0010, 0b1000_0101, ...time],
      ...[0b0010_0001, 7, ...time],
      ...[0b0110_0000, 0, ...time],
      ...[0, 0, 0, 0, 0, 0, 0, 0, 0],
      ...[0b0010_0011, 2, ...time],
      ...Buffer.from('-1.512'),
    ]);
    expect(encodeAnswers(answers)).toEqual(packed);
    expect(decodeAnswers(packed)).toEqual(answers);
  });

  it('are rejected in another format, or when incomplete', () => {
    expect(() => decodeAnswers(Buffer.from([3]))).toThrow(RangeError);
    expect(() => decodeAnswers(Buffer.from([1, 0, 0]))).toThrow(RangeError);
    expect(() => decodeAnswers(Buffer.alloc(0))).toThrow(RangeError);
    fc.assert(
      fc.property(mixed, storedWith(value), fc.nat(), (others, last, cut) => {
        const packed = encodeAnswers([...others, last]);
        const length = 1 + (cut % (packed.length - 1));
        // What is left may be a shorter paper, but never one with all the answers.
        const partial = packed.subarray(0, length);
        try {
          expect(decodeAnswers(partial).length).toBeLessThanOrEqual(others.length);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});
