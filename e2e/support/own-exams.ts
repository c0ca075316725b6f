import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { getJson } from './api.ts';
import { getExam } from './exams.ts';
import { composeTests, importQuestions } from './operator-commands.ts';
import { stackFolder } from './stack.ts';

export interface OwnPaper {
  examId: string;
  testId: string;
}

/** A line of a file of questions, see docs/import.md. */
export type Item = Readonly<Record<string, unknown>>;

/** What a profile says about its sections, and where it differs from the others of the journeys. */
interface OwnProfile extends Item {
  id: string;
  sections: readonly Item[];
}

/** An exam that only journeys use. */
export interface OwnExam {
  name: string;
  /** The questions, or a whole file of another format. */
  questions: readonly Item[] | { ending: string; text: string };
  /** Of its full test, if it has one. */
  profile?: OwnProfile;
}

/** Marks as NTA's papers have them. */
export const FOUR_AND_MINUS_ONE = { correct: 4, wrong: -1 };

/**
 * Imports exams and composes their full tests, as an operator does, before the first journey: what it changes for all
 * students would disturb the others.
 */
export async function importExams(exams: readonly OwnExam[]): Promise<void> {
  const folder = join(stackFolder, 'own-exams');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const files = exams.map(({ name, questions }, index) =>
    'text' in questions
      ? write(`${index}.${questions.ending}`, questions.text)
      : write(`${index}.jsonl`, questions.map((item) => lineOf(name, item)).join('\n')),
  );
  await importQuestions(...files);
  for (const { name, profile } of exams) {
    if (!profile || (await fullTestOf(name))) continue;
    const whole = { ...COMMON, exam: name, title: name, ...profile };
    await composeTests(name, write(`${profile.id}.json`, JSON.stringify(whole)));
  }
}

/** The full test of an exam of the journeys. */
export async function ownPaper({ name }: OwnExam): Promise<OwnPaper> {
  // For a moment the gateway responds as it did before the import.
  await expect.poll(() => fullTestOf(name)).toBeDefined();
  return (await fullTestOf(name))!;
}

export async function findExamId(name: string): Promise<string | undefined> {
  const { exams } = await getJson('/exams/search', { query: { q: name } });
  return exams.find((exam) => exam.name === name)?._id;
}

async function fullTestOf(name: string): Promise<OwnPaper | undefined> {
  const examId = await findExamId(name);
  if (examId === undefined) return undefined;
  const { tests } = await getExam(examId);
  const paper = tests.find(({ category }) => category === 'full');
  return paper && { examId, testId: paper._id };
}

function lineOf(exam: string, item: Item): string {
  return JSON.stringify({ exam, difficulty: 'Easy', ...item });
}

const COMMON = {
  year: 2026,
  source: { title: 'A paper of the journeys', url: 'https://exams.example/' },
  buttons: {
    next: 'Save & Next',
    previous: 'Previous',
    mark: 'Mark for Review & Next',
    clear: 'Clear Response',
    submit: 'Submit',
  },
  legend: {
    answered: 'Answered',
    visited: 'Not Answered',
    notVisited: 'Not Visited',
    marked: 'Marked for Review',
    answeredAndMarked: 'Answered & Marked for Review',
  },
  marksAndMoves: true,
  calculator: null,
  keypad: true,
  languages: ['en'],
  instructions: [],
};
