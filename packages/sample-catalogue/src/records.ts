/**
 * The artefact that the build writes: gzipped JSON Lines. Line 1 is a `SampleHead`. The next lines are
 * one `SamplePool` for each week of the head's calendar, in order. All other lines are
 * `ListedQuestion`s, in import order.
 */

import type { Difficulty } from './difficulty.ts';

/** Marks for a right and for a wrong answer, as exact fractions in text. */
export interface Marking {
  correct: string;
  wrong: string;
}

/** One part of a real paper. */
export interface PaperPart {
  subject: string;
  questions: number;
}

/** The pattern of a paper of the real examination. */
export interface PaperPattern {
  title: string;
  minutes: number;
  parts: readonly PaperPart[];
}

/** The catalogue's data about an exam, and the patterns of its papers. */
export interface SampleProfile {
  name: string;
  description: string;
  /** Name of a design token. */
  color: string;
  /** What the exam is for, as students look for it: SSC, Banking, Defence. */
  examCategories: readonly string[];
  /** Whole rupees. */
  price: number;
  features: readonly string[];
  searchTerms: string;
  /** Marking of full, sectional and live tests, as in the real paper. Other tests have no negative marks. */
  marking: Marking;
  papers: readonly PaperPattern[];
}

/** When live tests take place: one per week. The exams take turns in list order. */
export interface LiveCalendar {
  /** Opening of the first week's test, ISO 8601 in UTC. */
  firstOpensAt: string;
  /** Number of weeks that have a pool. After the last week, the pools repeat. */
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
  /**
   * One list per subject of the exam's papers, in order of preference. Subjects with families have more
   * questions than a paper needs; those with authored ones only, what is held back.
   */
  candidates: readonly (readonly SampleQuestion[])[];
}
