import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { textKey } from './family.ts';
import type { SampleChoice, SampleQuestion } from './records.ts';
import { heldBack, questionsOf } from './sample-exam.ts';
import { SAMPLE_EXAMS } from './sample-exams.ts';

// Creates thousands of questions, which takes longer on a busy machine.

function isChoice(question: SampleQuestion): question is SampleChoice {
  return question.kind === undefined || question.kind === 'single';
}

/** The sixteen exams of the specification, in its order. */
const NAMES = [
  'SSC CGL',
  'SSC CHSL',
  'SSC JE',
  'RRB NTPC',
  'GATE CSE',
  'GATE EE',
  'NEET UG',
  'JEE Main',
  'RBI Grade B',
  'IBPS PO',
  'CRPF HC',
  'UPSC CAPF',
  'SSC GD',
  'UPSC CDS',
  'CTET',
  'UGC NET',
];

it('are the sixteen that the specification names', () => {
  expect(SAMPLE_EXAMS.map(({ record }) => record.name)).toEqual(NAMES);
});

it('ask at least ten thousand different questions together', () => {
  const stems = new Set(
    SAMPLE_EXAMS.flatMap((exam) => questionsOf(exam).map(({ question }) => question)),
  );
  expect(stems.size).toBeGreaterThanOrEqual(10_000);
});

describe.each(SAMPLE_EXAMS.map((exam) => [exam.record.name, exam] as const))(
  'sample exam %s',
  (_, exam) => {
    const { record, profiles, sections } = exam;
    const questions = questionsOf(exam);
    const choices = questions.filter(isChoice);

    it('has different questions, each with an explanation', () => {
      expect(new Set(questions.map(textKey)).size).toBe(questions.length);
      for (const { explanation } of questions) expect(explanation.length).toBeGreaterThan(10);
    });

    it('has different options for every choice, four unless it is of a set, one of them right', () => {
      const broken = choices.filter(
        ({ options, optionFigures, correct, passage }) =>
          (options.length !== 4 && !(passage && options.length === 5)) ||
          new Set(optionFigures?.map(({ svg }) => svg) ?? options).size !== options.length ||
          options[correct] === undefined,
      );
      expect(broken).toEqual([]);
    });

    it('is the same in every run', () => {
      expect(isDeepStrictEqual(questionsOf(exam), questions)).toBe(true);
    });

    it('puts right options at every place', () => {
      const places = [0, 1, 2, 3].map(
        (place) => choices.filter(({ correct }) => correct === place).length,
      );
      for (const count of places) expect(count).toBeGreaterThan(choices.length / 8);
    });

    it('keeps some authored questions for live tests, which no listed test has', () => {
      const listed = new Set(questions.map(({ question }) => question));
      for (const section of sections.filter(({ authored }) => authored.length > 60)) {
        expect(heldBack(section).length).toBeGreaterThan(0);
        for (const { question } of heldBack(section)) expect(listed.has(question)).toBe(false);
      }
    });

    it('is described for students, with a price in whole rupees', () => {
      expect(record.description.length).toBeGreaterThan(60);
      expect(record.features.length).toBeGreaterThanOrEqual(4);
      expect(record.searchTerms.length).toBeGreaterThan(20);
      expect(record.price).toBeGreaterThanOrEqual(100);
      expect(record.price).toBeLessThanOrEqual(1000);
    });

    it('has profiles whose subjects and kinds its questions have', () => {
      const pools = new Set(questions.map(({ subject, kind = 'single' }) => `${subject} ${kind}`));
      expect(profiles.length).toBeGreaterThan(0);
      for (const { subject, kind } of profiles
        .flatMap((own) => own.sections)
        .flatMap((own) => own.parts)) {
        expect(pools).toContain(`${subject} ${kind}`);
      }
    });

    it('has passages of two to eight questions', () => {
      const passages = Map.groupBy(questions, ({ passage }) => JSON.stringify(passage));
      for (const [passage, own] of passages) {
        if (passage === undefined) continue;
        expect(own.length).toBeGreaterThanOrEqual(2);
        expect(own.length).toBeLessThanOrEqual(8);
      }
    });
  },
);
