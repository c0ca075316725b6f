import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { getJson } from './api.ts';
import { getExam } from './exams.ts';
import { composeTests, importQuestions } from './operator-commands.ts';

export interface OwnPaper {
  examId: string;
  testId: string;
}

/** A line of a file of questions, see docs/import.md. */
type Item = Readonly<Record<string, unknown>>;

/** What a profile says about its sections, and where it differs from the others of the journeys. */
export interface OwnProfile extends Item {
  id: string;
  sections: readonly Item[];
}

/** Marks as NTA's papers have them. */
export const FOUR_AND_MINUS_ONE = { correct: 4, wrong: -1 };

/**
 * Imports questions and composes a full test from a profile of them, as an operator does. Another call with
 * the same exam composes no second test.
 */
export async function composePaper(
  exam: string,
  items: readonly Item[],
  profile: OwnProfile,
): Promise<OwnPaper> {
  const findTest = async () => {
    const examId = (await findExamId(exam)) ?? '';
    const tests = examId === '' ? [] : (await getExam(examId)).tests;
    const paper = tests.find(({ category }) => category === 'full');
    return paper && { examId, testId: paper._id };
  };
  if (!(await findTest())) {
    await withFiles(
      {
        'questions.jsonl': items
          .map((item) => JSON.stringify({ exam, difficulty: 'Easy', ...item }))
          .join('\n'),
        'profile.json': JSON.stringify({ ...COMMON, exam, title: exam, ...profile }),
      },
      async (folder) => {
        await importQuestions(join(folder, 'questions.jsonl'));
        await composeTests(exam, join(folder, 'profile.json'));
      },
    );
  }
  // For a moment the gateway responds as it did before the import.
  await expect.poll(findTest).toBeDefined();
  return (await findTest()) ?? { examId: '', testId: '' };
}

async function findExamId(exam: string): Promise<string | undefined> {
  const { exams } = await getJson('/exams/search', { query: { q: exam } });
  return exams.find(({ name }) => name === exam)?._id;
}

async function withFiles(
  files: Readonly<Record<string, string>>,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'own-paper-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
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
