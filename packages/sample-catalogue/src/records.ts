/**
 * The artefact that the build writes: JSON Lines, gzipped. Line 1 is a `SampleHead`; then comes a
 * `SamplePool` for each week of the head's calendar, in order; every further line is a
 * `ListedQuestion`, in the order of import.
 */

import type { Difficulty } from './difficulty.ts';

/** Marks of a right and of a wrong answer, exact fractions as text. */
export interface Marking {
  correct: string;
  wrong: string;
}

/** One part of a real paper. */
export interface PaperPart {
  subject: string;
  questions: number;
}

/** A paper as the real examination sets it. */
export interface PaperPattern {
  title: string;
  minutes: number;
  parts: readonly PaperPart[];
}

/** What the catalogue says of an exam, and the pattern of its papers. */
export interface SampleProfile {
  name: string;
  description: string;
  /** Name of a design token. */
  color: string;
  /** Whole rupees. */
  price: number;
  features: readonly string[];
  searchTerms: string;
  /** Marking of full, sectional and live tests, after the real paper. Other tests have no negative marks. */
  marking: Marking;
  papers: readonly PaperPattern[];
}

/** When live tests take place: one a week, the exams take turns in the order of the list. */
export interface LiveCalendar {
  /** Opening of the first week's test, ISO 8601 in UTC. */
  firstOpensAt: string;
  /** Number of weeks that have a pool. After the last week the pools start again. */
  weeks: number;
}

/** The first line. */
export interface SampleHead {
  edition: number;
  exams: readonly SampleProfile[];
  live: LiveCalendar;
}

/** A question of the sample catalogue. */
export interface SampleQuestion {
  subject: string;
  topic: string;
  difficulty: Difficulty;
  question: string;
  options: readonly string[];
  /** Index of the right option. */
  correct: number;
  explanation: string;
}

/** A question of an exam's listed tests. */
export interface ListedQuestion extends SampleQuestion {
  exam: string;
}

/** The questions for one week's live test. No listed test of the exam has any of them. */
export interface SamplePool {
  exam: string;
  /** One list per subject, more than the test needs, in order of preference. */
  candidates: readonly (readonly SampleQuestion[])[];
}
