import { expect } from '@playwright/test';
import { getJson } from './api.ts';
import { findExamId, type Item, type OwnExam } from './own-exams.ts';

/** The journeys' own test: twenty sums whose key can be computed. */
export interface OwnTest {
  examId: string;
  testId: string;
}

const SUMS = 20;

export const timesTables: OwnExam = { name: 'Journeys: times tables', questions: sums() };

/** The exam of the journeys' live tests. */
export const liveExam: OwnExam = { name: 'Journeys: live tests', questions: sums() };

/** The test, which was imported before the first journey: twenty minutes, the importer's default. */
export async function ownTest(): Promise<OwnTest> {
  // For a moment the gateway responds as it did before the import.
  await expect.poll(findTest).toBeDefined();
  return (await findTest())!;
}

/** The index of the right option of a sum. */
export function keyOfSum(question: string): number {
  const factor = /(\d+) \\times 3/.exec(question)?.[1];
  if (factor === undefined) throw new Error(`Not a question of the journeys: ${question}`);
  return Number(factor) % 4;
}

function sums(): Item[] {
  return Array.from({ length: SUMS }, (_, index) => {
    const factor = index + 12;
    const question = `What is $${factor} \\times 3$?`;
    const correct = keyOfSum(question);
    return {
      // Too few per subject for a separate test: the exam has one test, with all of them.
      subject: index % 2 === 0 ? 'Even' : 'Odd',
      topic: 'Times tables',
      question,
      options: [0, 1, 2, 3].map((option) => `$${factor * 3 + option - correct}$`),
      correct,
    };
  });
}

async function findTest(): Promise<OwnTest | undefined> {
  const examId = await findExamId(timesTables.name);
  if (examId === undefined) return undefined;
  const { tests } = await getJson('/exams/{examId}', { params: { examId } });
  const [test] = tests;
  if (!test || tests.length > 1)
    throw new Error(`${timesTables.name} has ${tests.length} tests, not one.`);
  return { examId, testId: test._id };
}
