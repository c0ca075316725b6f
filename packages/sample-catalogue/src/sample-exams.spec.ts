import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, jest } from '@jest/globals';
import { heldBack, questionsOf } from './sample-exam.ts';
import { SAMPLE_EXAMS } from './sample-exams.ts';

// Creates thousands of questions, which takes longer on a busy machine.
jest.setTimeout(120_000);

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
  expect(SAMPLE_EXAMS.map(({ profile }) => profile.name)).toEqual(NAMES);
});

it('ask at least ten thousand different questions together', () => {
  const stems = new Set(
    SAMPLE_EXAMS.flatMap((exam) => questionsOf(exam).map(({ question }) => question)),
  );
  expect(stems.size).toBeGreaterThanOrEqual(10_000);
});

describe.each(SAMPLE_EXAMS.map((exam) => [exam.profile.name, exam] as const))(
  'sample exam %s',
  (_, exam) => {
    const { profile, sections } = exam;
    const questions = questionsOf(exam);

    it('has different questions, each with an explanation', () => {
      expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
      for (const { explanation } of questions) expect(explanation.length).toBeGreaterThan(10);
    });

    it('has four different options for every question, one of them right', () => {
      const broken = questions.filter(
        ({ options, correct }) =>
          options.length !== 4 || new Set(options).size !== 4 || options[correct] === undefined,
      );
      expect(broken).toEqual([]);
    });

    it('is the same in every run', () => {
      expect(isDeepStrictEqual(questionsOf(exam), questions)).toBe(true);
    });

    it('puts right options at every place', () => {
      const places = [0, 1, 2, 3].map(
        (place) => questions.filter(({ correct }) => correct === place).length,
      );
      for (const count of places) expect(count).toBeGreaterThan(questions.length / 8);
    });

    it('keeps some authored questions for live tests, which no listed test has', () => {
      const listed = new Set(questions.map(({ question }) => question));
      for (const section of sections.filter(({ authored }) => authored.length > 60)) {
        expect(heldBack(section).length).toBeGreaterThan(0);
        for (const { question } of heldBack(section)) expect(listed.has(question)).toBe(false);
      }
    });

    it('is described for students, with a price in whole rupees', () => {
      expect(profile.description.length).toBeGreaterThan(60);
      expect(profile.features.length).toBeGreaterThanOrEqual(4);
      expect(profile.searchTerms.length).toBeGreaterThan(20);
      expect(profile.price).toBeGreaterThanOrEqual(100);
      expect(profile.price).toBeLessThanOrEqual(1000);
    });

    it('has papers of its own subjects', () => {
      const subjects = sections.map(({ subject }) => subject);
      for (const { parts, minutes } of profile.papers) {
        expect(minutes).toBeGreaterThanOrEqual(20);
        for (const { subject } of parts) expect(subjects).toContain(subject);
      }
    });
  },
);
