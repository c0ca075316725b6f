import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ComposableQuestion } from '../../import/rules/plan-tests.js';
import { countQuestions } from '../../patterns/rules/test-pattern.js';
import { DIFFICULTIES } from '../../questions/rules/difficulty.js';
import { QUESTION_KINDS } from '../../questions/rules/kinds.js';
import { arbitraryProfile } from '../testing/arbitrary-profile.js';
import { buildPart, buildSection } from '../testing/build-profile.js';
import { composeTests } from './compose-tests.js';
import type { ExamProfile } from './exam-profile.js';

function buildPool(count: number, change: Partial<ComposableQuestion> = {}): ComposableQuestion[] {
  return Array.from({ length: count }, (_, index) => buildOne(`${index}`, change));
}

function buildOne(name: string, change: Partial<ComposableQuestion>): ComposableQuestion {
  const subject = change.subject ?? 'Arithmetic';
  const kind = change.kind ?? 'single';
  const id = [subject, change.topic, kind, change.passage, name].join(' ');
  // Spread over the difficulties in an order of its own.
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return {
    ...{ id, version: 1, identity: `${sum % 97} ${id}`, subject, topic: 'Addition', kind },
    difficulty: DIFFICULTIES[sum % 3] ?? 'Easy',
    passage: null,
    ...change,
  };
}

function buildPassages(
  count: number,
  size: number,
  change: Partial<ComposableQuestion> = {},
): ComposableQuestion[] {
  return Array.from({ length: count }, (_, index) =>
    buildPool(size, { ...change, passage: `${change.kind ?? ''}${change.topic ?? ''}${index}` }),
  ).flat();
}

function composed(
  profile: Pick<ExamProfile, 'sections'>,
  questions: readonly ComposableQuestion[],
  tests: number,
): ComposableQuestion[][] {
  const result = composeTests(profile, questions, tests);
  if ('shortages' in result) throw new Error(JSON.stringify(result.shortages));
  return result.tests;
}

/** The questions of each part of a paper. */
function partsOf({ sections }: Pick<ExamProfile, 'sections'>, paper: ComposableQuestion[]) {
  let next = 0;
  return sections.flatMap(({ parts }) =>
    parts.map((part) => {
      const first = next;
      next += part.questions;
      return { part, questions: paper.slice(first, next) };
    }),
  );
}

const rankOf = ({ difficulty }: ComposableQuestion) => DIFFICULTIES.indexOf(difficulty);
const SUBJECTS = ['Physics', 'Chemistry', 'Mathematics'];

describe('composing tests', () => {
  it('fills every part with questions of its subject and kind, none of them twice', () => {
    const pool = SUBJECTS.flatMap((subject) =>
      QUESTION_KINDS.flatMap((kind) => [
        ...['Heat', 'Light'].flatMap((topic) => buildPool(150, { subject, kind, topic })),
        ...buildPassages(5, 4, { subject, kind }),
      ]),
    );
    fc.assert(
      fc.property(arbitraryProfile, fc.integer({ min: 1, max: 2 }), (profile, count) => {
        const tests = composed(profile, pool, count);
        expect(tests).toHaveLength(count);
        const ids = tests.flat().map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const paper of tests) {
          expect(paper).toHaveLength(profile.totals.questions);
          for (const { part, questions } of partsOf(profile, paper)) {
            const others = questions.filter(
              ({ subject, kind }) => subject !== part.subject || kind !== part.kind,
            );
            expect(others).toEqual([]);
            expectTogether(questions);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  function expectTogether(questions: readonly ComposableQuestion[]): void {
    const passages = questions.map(({ passage }) => passage);
    for (const passage of new Set(passages)) {
      if (passage === null) continue;
      const first = passages.indexOf(passage);
      expect(passages.slice(first, first + 4)).toEqual(Array<string>(4).fill(passage));
      expect(passages.lastIndexOf(passage)).toBe(first + 3);
    }
  }

  it('gives every test its share of each topic', () => {
    const pool = [
      ...buildPool(120, { topic: 'Heat' }),
      ...buildPool(60, { topic: 'Light' }),
      ...buildPool(20, { topic: 'Sound' }),
    ];
    const profile = { sections: [buildSection({ parts: [buildPart({ questions: 40 })] })] };
    for (const paper of composed(profile, pool, 4)) {
      const topics = Map.groupBy(paper, ({ topic }) => topic);
      expect(topics.get('Heat')?.length).toBeGreaterThanOrEqual(22);
      expect(topics.get('Light')?.length).toBeGreaterThanOrEqual(10);
      expect(topics.get('Sound')?.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('gives every test its share of the passages', () => {
    const pool = [...buildPool(90), ...buildPassages(12, 5, { topic: 'Data' })];
    const profile = { sections: [buildSection({ parts: [buildPart({ questions: 35 })] })] };
    for (const paper of composed(profile, pool, 3)) {
      const passages = new Set(paper.map(({ passage }) => passage).filter((id) => id !== null));
      expect(passages.size).toBe(2);
    }
  });

  it('takes more passages where single questions are too few', () => {
    const pool = [...buildPool(4), ...buildPassages(8, 5)];
    const profile = { sections: [buildSection({ parts: [buildPart({ questions: 21 })] })] };
    const [paper] = composed(profile, pool, 1);
    expect(paper?.filter(({ passage }) => passage === null)).toHaveLength(1);
  });

  it('goes from easy to hard in each part, and asks more for more marks', () => {
    const parts = [
      buildPart({ questions: 20, marking: { correct: '2', wrong: '-2/3' } }),
      buildPart({ questions: 20, marking: { correct: '1', wrong: '-1/3' } }),
    ];
    const [paper = []] = composed({ sections: [buildSection({ parts })] }, buildPool(60), 1);
    const ranks = paper.map(rankOf);
    const [hard, easy] = [ranks.slice(0, 20), ranks.slice(20)];
    for (const half of [hard, easy]) expect(half).toEqual(half.toSorted((a, b) => a - b));
    expect(Math.min(...hard)).toBeGreaterThanOrEqual(Math.max(...easy));
  });

  it('says how many questions of which subject and kind are missing, and composes nothing', () => {
    const profile = {
      sections: [
        buildSection({
          parts: [
            buildPart({ questions: 20 }),
            buildPart({ questions: 5, kind: 'numeric' }),
            buildPart({ subject: 'Geometry', questions: 3 }),
          ],
        }),
      ],
    };
    const pool = [...buildPool(100), ...buildPool(12, { kind: 'numeric' })];
    expect(composeTests(profile, pool, 3)).toEqual({
      shortages: [
        { subject: 'Arithmetic', kind: 'numeric', needed: 15, missing: 3 },
        { subject: 'Geometry', kind: 'single', needed: 9, missing: 9 },
      ],
    });
  });

  it('does not use a passage whose questions could not stand together', () => {
    const mixed = buildPassages(1, 3).concat(buildPool(2, { kind: 'numeric', passage: '0' }));
    const profile = { sections: [buildSection({ parts: [buildPart({ questions: 3 })] })] };
    expect(composeTests(profile, mixed, 1)).toMatchObject({ shortages: [{ missing: 3 }] });
  });

  it('does not divide a passage over parts', () => {
    const parts = [buildPart({ questions: 4 }), buildPart({ questions: 4 })];
    const pool = [...buildPassages(2, 5), ...buildPassages(1, 3, { topic: 'Data' })];
    expect(composeTests({ sections: [buildSection({ parts })] }, pool, 1)).toMatchObject({
      shortages: [{ needed: 8, missing: 5 }],
    });
  });

  it('takes subjects whatever their case and spaces', () => {
    const profile = { sections: [buildSection({ parts: [buildPart({ questions: 2 })] })] };
    expect(composed(profile, buildPool(2, { subject: ' ARITHMETIC' }), 1)[0]).toHaveLength(2);
  });

  it('gives the same tests whatever the order of the questions', () => {
    const pool = [...buildPool(80), ...buildPassages(6, 5)];
    const profile = {
      sections: [buildSection({ parts: [buildPart({ questions: 30 })] })],
    };
    fc.assert(
      fc.property(fc.shuffledSubarray(pool, { minLength: pool.length }), (shuffled) => {
        expect(composed(profile, shuffled, 2)).toEqual(composed(profile, pool, 2));
      }),
      { numRuns: 20 },
    );
  });

  it('needs as many questions as the parts have', () => {
    fc.assert(
      fc.property(arbitraryProfile, ({ sections }) => {
        const result = composeTests({ sections }, [], 2);
        const missing =
          'shortages' in result ? result.shortages.reduce((sum, own) => sum + own.missing, 0) : 0;
        expect(missing).toBe(2 * countQuestions(sections.flatMap(({ parts }) => parts)));
      }),
    );
  });
});
