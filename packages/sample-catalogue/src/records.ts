/**
 * The artefact that the build writes: gzipped JSON Lines. Line 1 is a `SampleHead`. The next lines are
 * one `SamplePool` for each week of the head's calendar, in order. All other lines are
 * `ListedQuestion`s, in import order.
 */

import type { Difficulty } from './difficulty.ts';

export type QuestionKind = 'single' | 'multiple' | 'numeric';

/** So many questions of one subject and kind. */
export interface SamplePart {
  subject: string;
  kind: QuestionKind;
  questions: number;
}

/** The profile of a real paper: a document whose further members the catalogue checks and stores. */
export interface SampleProfile {
  id: string;
  exam: string;
  sections: readonly { parts: readonly SamplePart[] }[];
}

/** The catalogue's data about an exam. */
export interface SampleRecord {
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
  exams: readonly SampleRecord[];
  /** In the order of the exams; an exam with several papers has several. */
  profiles: readonly SampleProfile[];
  live: LiveCalendar;
}

/** A drawing. */
export interface SampleFigure {
  svg: string;
  /** What it shows, in words that are enough to solve the question. */
  alt: string;
  /** CSS pixels. */
  width: number;
  height: number;
}

/** Rows of texts with the names of their columns. */
export interface SampleTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What several questions share. */
export interface SamplePassage {
  title?: string;
  text: string;
  table?: SampleTable;
  figures?: readonly SampleFigure[];
}

/** Accepted values, exact decimals in text. */
export interface AcceptedRange {
  from: string;
  to: string;
}

/** What a question of every kind has. */
interface QuestionText {
  subject: string;
  topic: string;
  difficulty: Difficulty;
  question: string;
  explanation: string;
  table?: SampleTable;
  figures?: readonly SampleFigure[];
  passage?: SamplePassage;
}

/** A question with one right option. */
export interface SampleChoice extends QuestionText {
  kind?: 'single';
  /** Empty texts where the options are figures. */
  options: readonly string[];
  /** One for each option. */
  optionFigures?: readonly SampleFigure[];
  /** Index of the right option. */
  correct: number;
}

/** A question with one or several right options. */
export interface SampleSeveral extends QuestionText {
  kind: 'multiple';
  options: readonly string[];
  /** Indexes of the right options, ascending. */
  correct: readonly number[];
}

/** A question whose answer is a number. */
export interface SampleNumeric extends QuestionText {
  kind: 'numeric';
  answer: string | AcceptedRange;
  unit?: string;
}

/** A question of the sample catalogue. */
export type SampleQuestion = SampleChoice | SampleSeveral | SampleNumeric;

/** A question of an exam's listed tests. */
export type ListedQuestion = SampleQuestion & { exam: string };

/** The questions for one week's live test. No listed test of the exam has any of them. */
export interface SamplePool {
  exam: string;
  /**
   * One list per subject of the exam's papers. Subjects with families have more questions of each kind than
   * a paper needs; those with authored ones only, what is held back.
   */
  candidates: readonly (readonly SampleQuestion[])[];
}
