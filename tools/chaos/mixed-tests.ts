import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchHarness } from '../bench/bench-harness.ts';

const EXAM = 'Mixed papers';
const MARKING = { correct: 1, wrong: 0 };

/** The kinds of questions of a mixed test, twenty in all. */
const KINDS = [
  { kind: 'single', questions: 8 },
  { kind: 'multiple', questions: 6 },
  { kind: 'numeric', questions: 6 },
] as const;

/** Composes so many tests of twenty questions: single choices, multiple choices and numbers. */
export async function composeMixedTests(harness: BenchHarness, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mixed-'));
  try {
    const questions = join(folder, 'questions.jsonl');
    const profile = join(folder, 'profile.json');
    writeFileSync(
      questions,
      questionsOf(count)
        .map((one) => JSON.stringify(one))
        .join('\n'),
    );
    writeFileSync(profile, JSON.stringify(PROFILE));
    await harness.import(questions);
    await harness.compose('--exam', EXAM, '--file', profile, '--tests', String(count));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function questionsOf(count: number): object[] {
  return KINDS.flatMap(({ kind, questions }) =>
    Array.from({ length: count * questions }, (_, index) => ({
      ...{ exam: EXAM, subject: kind, topic: kind, difficulty: 'Easy' },
      question: `Question ${index + 1} of the kind ${kind}: which one is right?`,
      ...keyOf(kind, index),
    })),
  );
}

function keyOf(kind: (typeof KINDS)[number]['kind'], index: number): object {
  const options = ['first', 'second', 'third', 'fourth'];
  switch (kind) {
    case 'single':
      return { options, correct: index % options.length };
    case 'multiple':
      return { options, correct: [index % 3, 3] };
    case 'numeric':
      return { answer: `${index % 4}.5` };
  }
}

const PROFILE = {
  ...{ id: 'mixed-papers', exam: EXAM, title: 'Mixed Test', year: 2026, minutes: 60 },
  source: { title: 'A made-up paper', url: 'https://exams.example/' },
  sections: [
    {
      ...{ name: 'All kinds', instructions: null, minutes: null, choose: null },
      parts: KINDS.map((part) => ({ ...part, subject: part.kind, marking: MARKING })),
    },
  ],
  buttons: {
    ...{ next: 'Save & Next', previous: 'Previous', mark: 'Mark for Review & Next' },
    ...{ clear: 'Clear Response', submit: 'Submit' },
  },
  legend: {
    ...{ answered: 'Answered', visited: 'Not Answered', notVisited: 'Not Visited' },
    ...{ marked: 'Marked for Review', answeredAndMarked: 'Answered & Marked for Review' },
  },
  ...{ marksAndMoves: true, calculator: null, keypad: false, languages: ['en'], instructions: [] },
  totals: { questions: 20, marks: 20 },
};
