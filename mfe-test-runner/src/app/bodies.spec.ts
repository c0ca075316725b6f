import { describe, expect, it } from '@jest/globals';
import {
  isConflict,
  isSaved,
  isStarted,
  isSubmitted,
} from '../features/attempt-session/rules/attempt-bodies';
import { isCutoffs, isResults } from '../features/results/api/results-bodies';
import { isPaper } from '../shared/rules/bodies';
import {
  buildFigure,
  buildMixedPaper,
  buildPassage,
  buildProfile,
  buildResponse,
  buildSection,
} from '../testing/builders';
import { buildServer } from '../testing/handlers';
import { buildCutoff, buildDetailedResult } from '../testing/result-builders';

const table = { head: ['a'], rows: [['1']] };
const marking = { correct: '1', wrong: '0', unanswered: '0', partial: ['1/2'] };
const figure = buildFigure();
const passage = buildPassage({ table, figures: [figure] });
const [question] = buildMixedPaper().questions;
const paper = buildMixedPaper(1800, {
  questionCount: 4,
  questions: [
    {
      ...question!,
      unit: 'm',
      table,
      figures: [figure],
      optionFigures: [figure],
      passage: 'passage-1',
      marking,
    },
  ],
  sections: [buildSection({ seconds: 1800, marking, choose: { questions: 1, counted: 'best' } })],
  passages: [passage],
  profile: buildProfile(),
  openAttempt: { attemptId: 'a', deadline: '2026-11-21T05:00:00.000Z', remainingSeconds: 60 },
});
const response = buildResponse({
  selectedOption: 1,
  selectedOptions: [1],
  value: '1',
  cleared: true,
});
const { started, results } = buildServer().server;
const current = {
  revision: 7,
  responses: [response],
  currentQuestionIndex: 0,
  remainingSeconds: 60,
  sectionRemainingSeconds: [60],
};

/** Responses with every field that they may have. */
const whole: [string, (body: unknown) => boolean, object][] = [
  ['a test', isPaper, paper],
  [
    'a start',
    isStarted,
    { ...started, responses: [response], test: paper, sectionRemainingSeconds: [60] },
  ],
  [
    'a save',
    isSaved,
    {
      revision: 7,
      remainingSeconds: 60,
      sectionRemainingSeconds: [60],
      savedAt: '2026-11-21T05:00:00.000Z',
      refused: [{ questionId: 'q1', code: 'section_closed' }],
    },
  ],
  ['a submit', isSubmitted, { attemptId: 'a', state: 'submitted', answersMissed: false }],
  ['a conflict', isConflict, { current, state: 'expired', answersMissed: true }],
  [
    'results',
    isResults,
    {
      ...results,
      detailedResults: [
        buildDetailedResult({
          kind: 'multiple',
          unit: 'm',
          table,
          figures: [figure],
          optionFigures: [figure],
          passage: 'passage-1',
          selectedOptions: [1],
          correctOptions: [1],
          value: '1',
          acceptedValues: [{ from: '1', to: '2' }],
          section: 0,
          outcome: 'right',
          marks: 1,
          maxMarks: 1,
          explanationFigures: [figure],
        }),
      ],
      aiInsights: [
        { icon: 'x', title: 'x', content: 'x', link: { examId: 'e', testId: 't', label: 'x' } },
      ],
      cohort: {
        participants: 20,
        meanMarks: 1,
        topTenthMarks: 1,
        ownMarks: 1,
        distribution: [{ from: 0, to: 1, participants: 20, own: true }],
      },
      sectionPerformance: [
        {
          name: 'x',
          total: 1,
          answered: 1,
          correct: 1,
          partlyCorrect: 0,
          marks: 1,
          negativeMarks: 0,
          maxMarks: 1,
          timeSpent: 1,
          timeAllowed: 60,
        },
      ],
      passages: [passage],
    },
  ],
  ['cut-offs', isCutoffs, { cutoffs: [buildCutoff()] }],
];

/** All places in a body, as lists of keys. */
function placesIn(body: unknown): string[][] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) => [
    [key],
    ...placesIn(value).map((place) => [key, ...place]),
  ]);
}

/** The body with another value at a place. */
function withValue(body: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  const copy: Record<string, unknown> = structuredClone(body) as Record<string, unknown>;
  copy[key] = rest.length === 0 ? value : withValue(copy[key], rest, value);
  return copy;
}

/** A value of another type: of a number a text, of all others a number. */
function otherThan(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : Number.NaN;
}

describe.each(whole)('the check of %s', (_, isBody, body) => {
  it('accepts all that the contract allows, and fields of newer services', () => {
    expect(isBody(body)).toBe(true);
    expect(isBody({ ...body, isNew: true })).toBe(true);
  });

  it('refuses a value of another type anywhere', () => {
    const places = placesIn(body);
    const accepted = places.filter((place) => {
      const value = place.reduce<unknown>((part, key) => (part as never)[key], body);
      return isBody(withValue(body, place, otherThan(value)));
    });
    expect(places.length).toBeGreaterThan(0);
    expect(accepted).toEqual([]);
  });

  it.each([[undefined], [null], [''], ['<html>'], [7]])('refuses %j', (other) => {
    expect(isBody(other)).toBe(false);
  });
});
