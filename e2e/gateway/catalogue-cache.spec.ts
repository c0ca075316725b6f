import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResponseOf } from '@abhyas/web-kit/contract';
import { importQuestions } from '../support/operator-commands.ts';
import { alone, expect, test } from '../support/test.ts';

type Found = ResponseOf<'/exams/search'>;

/** Twenty questions of one exam: enough for a test of each kind. */
function writeExam(folder: string, exam: string): string {
  const questions = Array.from({ length: 20 }, (_, number) => ({
    exam,
    subject: 'Arithmetic',
    topic: 'Addition',
    difficulty: 'Easy',
    question: `What is ${number} + 2?`,
    options: [2, 3, 4, 5].map((more) => String(number + more)),
    correct: 0,
  }));
  const file = join(folder, 'exam.jsonl');
  writeFileSync(file, questions.map((question) => `${JSON.stringify(question)}\n`).join(''));
  return file;
}

test(
  'everybody sees an import without a restart, logged-in students first',
  alone,
  async ({ request, student }) => {
    const folder = mkdtempSync(join(tmpdir(), 'catalogue-cache-'));
    const name = `Trial ${randomUUID().slice(0, 8)}`;
    const search = `/exams/search?q=${encodeURIComponent(name)}`;
    const exact = ({ exams }: Found): Found['exams'] => exams.filter((exam) => exam.name === name);
    const find = async (headers: Record<string, string> = {}): Promise<Found> =>
      (await (await request.get(search, { headers })).json()) as Found;
    try {
      expect(exact(await find())).toEqual([]);
      await importQuestions(writeExam(folder, name));
      const authorization = `Bearer ${student.token}`;
      expect(exact(await find({ authorization }))).toMatchObject([{ name, totalTests: 3 }]);
      await expect.poll(async () => exact(await find())).toMatchObject([{ name, totalTests: 3 }]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test('a client that has a response does not get it again', async ({ request }) => {
  // Another test may announce a live test meanwhile: then the version is different.
  await expect
    .poll(async () => {
      const first = await request.get('/exams?page=2');
      expect(first.headers()['cache-control']).toBe('public, max-age=0, s-maxage=1');
      const headers = { 'if-none-match': first.headers()['etag'] ?? '' };
      return (await request.get('/exams?page=2', { headers })).status();
    })
    .toBe(304);
});

test('a compressed response has the same content', async ({ request }) => {
  const read = (encoding: string) =>
    request.get('/exams?limit=100', { headers: { 'accept-encoding': encoding } });
  expect((await read('gzip')).headers()['content-encoding']).toBe('gzip');
  await expect
    .poll(
      async () => (await (await read('gzip')).text()) === (await (await read('identity')).text()),
    )
    .toBe(true);
});
