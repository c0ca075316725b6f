import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  isPlainProgress,
  isPlainSubmit,
  progressSchema,
  SchemaPipe,
  submitSchema,
} from './attempts.schema.js';

const pipe = new SchemaPipe(progressSchema, isPlainProgress);

/** Values that a save could have instead of a number, valid and invalid ones. */
const odd = fc.constantFrom<unknown>(
  ...[-1, 0, 1, 3, 4, 0.5, 1000, 1001, 86_400, 86_401, 2_000_000_000, 2_000_000_001],
  ...[4_294_967_295, 4_294_967_296, 1e300, Infinity, null, undefined, '', '1', true, false, [], {}],
);
const id = fc.oneof(
  fc.uuid(),
  fc.constantFrom('', 'x'.repeat(64), 'x'.repeat(65), '\n', '\u{1F600}'.repeat(32)),
  fc.constant('\u{1F600}'.repeat(33)),
  odd,
);
const optional = { requiredKeys: [] };
const response = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record(
      {
        questionId: id,
        selectedOption: odd,
        selectedOptions: fc.oneof(fc.array(odd, { maxLength: 9 }), odd),
        value: fc.oneof(fc.constantFrom('x'.repeat(64), 'x'.repeat(65)), odd),
        cleared: odd,
        timeSpent: odd,
        marked: odd,
        visited: odd,
        changedAt: odd,
      },
      optional,
    ),
  },
  { weight: 1, arbitrary: odd },
);
const body = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record(
      {
        responses: fc.oneof(
          { weight: 8, arbitrary: fc.array(response, { maxLength: 3 }) },
          { weight: 1, arbitrary: odd },
        ),
        currentQuestionIndex: odd,
        timeSpent: odd,
        revision: odd,
        more: odd,
      },
      optional,
    ),
  },
  { weight: 1, arbitrary: odd },
);

describe('the compiled check of a save', () => {
  it('accepts nothing that the schema rejects', () => {
    fc.assert(
      fc.property(body, (value) => {
        const json: unknown = JSON.parse(JSON.stringify(value) ?? 'null');
        fc.pre(isPlainProgress(json));
        expect(progressSchema.safeParse(json).success).toBe(true);
      }),
      { numRuns: 500, maxSkipsPerRun: 10_000 },
    );
  });

  it('agrees with the schema about a submit, except for a submit without answers', () => {
    fc.assert(
      fc.property(body, (value) => {
        const json: unknown = JSON.parse(JSON.stringify(value) ?? 'null');
        const { success } = submitSchema.safeParse(json);
        const hasResponses = typeof json === 'object' && json !== null && 'responses' in json;
        expect(isPlainSubmit(json)).toBe(success && hasResponses);
      }),
      { numRuns: 500 },
    );
  });

  it('passes what it rejects to the schema, which writes the messages', () => {
    fc.assert(
      fc.property(body, (value) => {
        const parsed = progressSchema.safeParse(value);
        if (parsed.success) expect(() => pipe.transform(value)).not.toThrow();
        else expect(() => pipe.transform(value)).toThrow(parsed.error.issues[0]?.message);
      }),
    );
  });

  it('rejects everything invalid with readable sentences', () => {
    fc.assert(
      fc.property(body, (value) => {
        const { error } = progressSchema.safeParse(value);
        for (const { message } of error?.issues ?? []) {
          expect(message).not.toMatch(/^Invalid|^Too |expected/);
        }
      }),
    );
  });

  it('explains the first of many invalid answers, and all of a few', () => {
    const wrong = { questionId: 7, selectedOption: 'x', timeSpent: -1 };
    const right = { questionId: 'q' };
    const explained = (responses: object[]): string[] => {
      const save = { responses, currentQuestionIndex: 0, timeSpent: 0 };
      try {
        pipe.transform(save);
        return [];
      } catch (error) {
        return Object.keys((error as { fields: object }).fields);
      }
    };
    const few = [right, wrong, right, ...Array.from({ length: 49 }, () => wrong)];
    expect(explained(few)).toHaveLength(3 * 50);
    expect(explained(few)).toEqual(expect.arrayContaining(['responses.1.timeSpent']));
    expect(explained(few)).toEqual(expect.arrayContaining(['responses.51.timeSpent']));
    expect(explained([...few, ...few])).toEqual(explained(few));
    const many = Array.from({ length: 1_001 }, () => wrong);
    expect(explained(many)).toEqual(['responses']);
  });

  it('accepts what our own client sends, and the payload of the specification', () => {
    const questionId = '0199f3c4-0000-7000-8000-000000000000';
    const whole = { responses: [], currentQuestionIndex: 0, timeSpent: 0 };
    expect(isPlainProgress(whole)).toBe(true);
    const answer = { questionId, selectedOption: 2, timeSpent: 30 };
    expect(isPlainProgress({ ...whole, responses: [answer] })).toBe(true);
    const own = { ...answer, selectedOption: null, marked: true, visited: true, changedAt: 9 };
    expect(isPlainProgress({ ...whole, responses: [own], revision: 7 })).toBe(true);
    const several = { ...own, selectedOptions: [0, 2] };
    const number = { ...own, value: '-1.5', cleared: false };
    expect(isPlainProgress({ ...whole, responses: [several, number] })).toBe(true);
  });
});
