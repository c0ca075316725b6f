import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, jest } from '@jest/globals';
import { checkQuestion } from '../import/rules/check-question.js';
import { countTests } from '../import/rules/plan-tests.js';
import { heldBack, questionsOf } from './sample-exam.js';
import { SAMPLE_EXAMS } from './sample-exams.js';

// Thousands of questions are made; a busy machine needs its time for that.
jest.setTimeout(120_000);

/** The sixteen that the specification names, in its order. */
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
const COLORS = ['primary', 'info', 'success', 'warning', 'danger'];
const TEST_SIZE = 40;

it('are the sixteen that the specification names', () => {
  expect(SAMPLE_EXAMS.map(({ name }) => name)).toEqual(NAMES);
});

it('ask at least ten thousand different questions together', () => {
  const stems = new Set(
    SAMPLE_EXAMS.flatMap((exam) => questionsOf(exam).map(({ question }) => question)),
  );
  expect(stems.size).toBeGreaterThanOrEqual(10_000);
});

describe.each(SAMPLE_EXAMS.map((exam) => [exam.name, exam] as const))(
  'sample exam %s',
  (_, exam) => {
    const questions = questionsOf(exam);

    it('has different questions, each with an explanation', () => {
      expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
      for (const { explanation } of questions) expect(explanation.length).toBeGreaterThan(10);
    });

    it('has only questions that the importer takes, unchanged', () => {
      const changed = questions.filter((question) => {
        const check = checkQuestion({ ...question, exam: exam.name });
        return !check.ok || !isDeepStrictEqual({ ...check.draft, ...question }, check.draft);
      });
      expect(changed).toEqual([]);
    });

    it('is the same in every run', () => {
      expect(isDeepStrictEqual(questionsOf(exam), questions)).toBe(true);
    });

    it('suffices for at least one test per subject, and for ten in all', () => {
      const counts = exam.sections.map(({ subject }) =>
        countTests(questions.filter((question) => question.subject === subject).length, TEST_SIZE),
      );
      expect(Math.min(...counts)).toBeGreaterThan(0);
      expect(countTests(questions.length, TEST_SIZE)).toBeGreaterThanOrEqual(4);
    });

    it('puts right options at every place', () => {
      const places = [0, 1, 2, 3].map(
        (place) => questions.filter(({ correct }) => correct === place).length,
      );
      for (const count of places) expect(count).toBeGreaterThan(questions.length / 8);
    });

    it('keeps some written questions for live tests, which no listed test has', () => {
      const listed = new Set(questions.map(({ question }) => question));
      for (const section of exam.sections.filter(({ authored }) => authored.length > 60)) {
        expect(heldBack(section).length).toBeGreaterThan(0);
        for (const { question } of heldBack(section)) expect(listed.has(question)).toBe(false);
      }
    });

    it('is described for students, with a price in whole rupees', () => {
      expect(exam.description.length).toBeGreaterThan(60);
      expect(exam.features.length).toBeGreaterThanOrEqual(4);
      expect(exam.searchTerms.length).toBeGreaterThan(20);
      expect(COLORS).toContain(exam.color);
      expect(Number.isInteger(exam.price) && exam.price >= 100 && exam.price <= 1000).toBe(true);
    });

    it('has papers of its own subjects', () => {
      const subjects = exam.sections.map(({ subject }) => subject);
      for (const { parts, minutes } of exam.papers) {
        expect(minutes).toBeGreaterThanOrEqual(20);
        for (const { subject } of parts) expect(subjects).toContain(subject);
      }
    });
  },
);
