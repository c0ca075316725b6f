import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@abhyas/web-kit/contract';
import { Visitor } from '../visitor.ts';
import { openAnswered, submitRequest } from './attempts.ts';
import type { CallsHarness } from './calls-harness.ts';
import type { Papers } from './papers.ts';
import { Student, type Account } from './student.ts';

/** The demo's, whose hash all accounts get. */
const demo = { email: 'demo@abhyas.example', password: 'demo-practice-2026' };
const logInsAtOnce = 8;
const logInTries = 10;
const savedTests = 8;
const daysApart = 4;
/** What students save during the measurement is later. */
export const savedLongAgo = '2026-01-15 06:00:00';

/**
 * Students as they are after some months: many finished attempts each, the first long ago, and some
 * saved tests.
 */
export async function openCrowd(
  harness: CallsHarness,
  papers: Papers,
  { name, count, attempts }: { name: string; count: number; attempts: number },
): Promise<Student[]> {
  const accounts = await makeAccounts(harness, name, count * 2);
  const students: Student[] = [];
  for (let number = 0; number < count; number += 1) {
    const [account, spare] = accounts.slice(number * 2);
    if (!account || !spare) break;
    const visitor = await Visitor.open(harness.port);
    students.push(new Student(number, { account, spare }, visitor));
  }
  const waiting = [...students];
  const logInSome = async (): Promise<void> => {
    for (let student = waiting.shift(); student; student = waiting.shift()) {
      student.token = await logIn(student, student.account);
    }
  };
  await Promise.all(Array.from({ length: logInsAtOnce }, logInSome));
  for (const { testId } of papers.taken.slice(0, attempts)) {
    await takeTest(harness, papers, students, testId);
  }
  await spreadAttempts(harness, students);
  await saveTests(harness, papers, students);
  return students;
}

/** Verified accounts that share the demo's password. */
export async function makeAccounts(
  harness: CallsHarness,
  name: string,
  count: number,
): Promise<Account[]> {
  const accounts = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    email: `${name}-${index}@abhyas.example`,
    password: demo.password,
  }));
  const [owner] = await harness.query<{ hash: string }>(
    'auth',
    'SELECT password_hash AS hash FROM users WHERE email = ?',
    [demo.email],
  );
  await harness.query(
    'auth',
    `INSERT INTO users (id, email, email_key, name, mobile, education, address, password_hash,
                        verified_at, created_at, updated_at) VALUES ?`,
    [
      accounts.map(({ id, email }) => [
        ...[id, email, email, 'Asha Rao', '9876543210', 'B.Sc. (Physics)', '12 MG Road\nPune'],
        ...[owner?.hash ?? '', '2026-01-05 06:00:00', '2026-01-05 06:00:00', '2026-01-05 06:00:00'],
      ]),
    ],
  );
  return accounts;
}

/** Returns the token of a new session; on a busy machine this may take longer than the gateway waits. */
export async function logIn(student: Student, account: Account): Promise<string> {
  const { email, password } = account;
  const request = { path: '/api/auth/login', body: { email, password }, token: null };
  for (let tries = 1; ; tries += 1) {
    try {
      const { token } = await student.ask<ResponseOf<'/api/auth/login', 'post'>>('POST', request);
      return token;
    } catch (error) {
      if (tries === logInTries) throw error;
    }
  }
}

async function takeTest(
  harness: CallsHarness,
  papers: Papers,
  students: readonly Student[],
  testId: string,
): Promise<void> {
  const opened = await openAnswered({ harness, students }, papers, () => [testId]);
  await Promise.all(
    students.map(async (student, index) => {
      for (const attempt of opened[index] ?? []) {
        await student.ask('POST', submitRequest(student, attempt, papers));
        student.finished.unshift({ attemptId: attempt.attemptId, testId });
      }
    }),
  );
}

/** As if there were some days between one attempt and the next. */
async function spreadAttempts(harness: CallsHarness, students: readonly Student[]): Promise<void> {
  const ids = students.map(({ account }) => account.id);
  const earlier = (column: string): string =>
    `a.${column} = a.${column} - INTERVAL ${daysApart} * later.count DAY`;
  await harness.query(
    'attempt',
    `UPDATE attempts a
       JOIN (SELECT id, ROW_NUMBER() OVER (PARTITION BY user_id ORDER BY id DESC) AS count
               FROM attempts WHERE user_id IN (?)) later ON later.id = a.id
        SET ${['started_at', 'deadline_at', 'saved_at', 'finished_at'].map(earlier).join(', ')}`,
    [ids],
  );
}

async function saveTests(
  harness: CallsHarness,
  papers: Papers,
  students: readonly Student[],
): Promise<void> {
  const rows = students.flatMap(({ account, number }) =>
    Array.from({ length: savedTests }, (_, index) => [
      account.id,
      papers.fresh[(number + index * 5) % papers.fresh.length]?.testId ?? '',
      savedLongAgo,
    ]),
  );
  await harness.query(
    'catalogue',
    'INSERT IGNORE INTO saved_tests (user_id, test_id, saved_at) VALUES ?',
    [rows],
  );
}
