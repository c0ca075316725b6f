import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { upcomingTests } from './live-tests.ts';
import { announceLiveTest } from './operator-commands.ts';
import { liveExam } from './own-tests.ts';
import { stackFolder } from './stack.ts';
import type { Student } from './student.ts';

/** A live test that only one journey uses. */
export interface OwnLiveTest {
  id: string;
  examId: string;
  testId: string;
  name: string;
  /** In every question, option and explanation. */
  secret: string;
  /** In every question too; searches and chat messages contain it. */
  searched: string;
}

/** Announces a live test of five questions, far in the future. */
export async function announceOwnLiveTest({ token }: Student): Promise<OwnLiveTest> {
  const exam = liveExam.name;
  const secret = `secret${randomUUID().slice(0, 8)}`;
  const searched = `searched${randomUUID().slice(0, 8)}`;
  const questions = [1, 2, 3, 4, 5].map((number) => ({
    exam,
    subject: 'Even',
    topic: 'Times tables',
    difficulty: 'Easy',
    question: `What is ${searched} number ${number} of ${secret}?`,
    options: ['one', 'two', 'three', 'four'].map((option) => `${option} ${secret}`),
    correct: number % 4,
    explanation: `It is so because of ${secret}.`,
  }));
  const folder = join(stackFolder, 'own-tests');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${secret}.jsonl`);
  writeFileSync(file, questions.map((question) => JSON.stringify(question)).join('\n'));
  const title = `Live ${randomUUID()}`;
  await announceLiveTest(file, exam, title);
  const found = (await upcomingTests(token)).find(({ name }) => name.includes(title));
  if (!found) throw new Error(`${title} is not listed.`);
  const { id, examId, testId, name } = found;
  return { id, examId, testId, name, secret, searched };
}
