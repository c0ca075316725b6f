import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResponseOf } from '@abhyas/web-kit/contract';
import { expect } from '@playwright/test';
import { createConnection } from 'mysql2/promise';
import { getJson } from './api.ts';
import { importFile } from './import-questions.ts';
import { runningStack, stackFolder } from './stack.ts';

/** The journeys' own test: twenty sums whose key can be computed. */
export interface OwnTest {
  examId: string;
  testId: string;
}

const SUMS = 20;

/** Twenty minutes, a minute for each question, the importer's default. */
export async function longTest(): Promise<OwnTest> {
  return importTest('Journeys: times tables');
}

/** A short test: the importer creates none, so its duration is set before anybody has seen it. */
export async function shortTest(seconds: number): Promise<OwnTest> {
  const test = await importTest(`Journeys: times tables in ${seconds} seconds`);
  await setDuration(test.testId, seconds);
  return test;
}

/** The index of the right option of a sum. */
export function keyOfSum(question: string): number {
  const factor = /(\d+) \\times 3/.exec(question)?.[1];
  if (factor === undefined) throw new Error(`Not a question of the journeys: ${question}`);
  return Number(factor) % 4;
}

/** The test of an exam, which is imported only once, because each import is a separate process. */
async function importTest(exam: string): Promise<OwnTest> {
  return (await findTest(exam)) ?? (await importNew(exam));
}

async function importNew(exam: string): Promise<OwnTest> {
  const folder = join(stackFolder, 'own-tests');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${exam.replaceAll(/\W+/g, '-')}.jsonl`);
  writeFileSync(file, sums(exam).join('\n'));
  // Another worker may have imported it meanwhile; then this changes nothing.
  importFile(file);
  // For a moment the gateway responds as it did before the import.
  await expect.poll(() => findTest(exam)).toBeDefined();
  return (await findTest(exam))!;
}

function sums(exam: string): string[] {
  return Array.from({ length: SUMS }, (_, index) => {
    const factor = index + 12;
    const question = `What is $${factor} \\times 3$?`;
    const correct = keyOfSum(question);
    return JSON.stringify({
      exam,
      // Too few per subject for a separate test: the exam has one test, with all of them.
      subject: index % 2 === 0 ? 'Even' : 'Odd',
      topic: 'Times tables',
      difficulty: 'Easy',
      question,
      options: [0, 1, 2, 3].map((option) => `$${factor * 3 + option - correct}$`),
      correct,
    });
  });
}

async function findTest(exam: string): Promise<OwnTest | undefined> {
  const { origin } = runningStack();
  const response = await fetch(`${origin}/exams/search?q=${encodeURIComponent(exam)}`);
  const found = (await response.json()) as ResponseOf<'/exams/search'>;
  const examId = found.exams.find(({ name }) => name === exam)?._id;
  if (examId === undefined) return undefined;
  const { tests } = await getJson('/exams/{examId}', { params: { examId } });
  const [test] = tests;
  if (!test || tests.length > 1) throw new Error(`${exam} has ${tests.length} tests, not one.`);
  return { examId, testId: test._id };
}

async function setDuration(testId: string, seconds: number): Promise<void> {
  const uri = runningStack().environments.catalogue['DATABASE_URL'] ?? '';
  const connection = await createConnection({ uri });
  try {
    await connection.query('UPDATE test SET duration = ? WHERE id = ?', [seconds, testId]);
    await connection.query('UPDATE test_version SET duration = ? WHERE test_id = ?', [
      seconds,
      testId,
    ]);
    await connection.query('UPDATE catalogue_state SET version = version + 1');
  } finally {
    await connection.end();
  }
}
