import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureCommand, eventually } from '@abhyas/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { importCommand } from '../src/commands/import-questions.js';
import type { ExamPageDto } from '../src/exams/exams.dto.js';
import { CatalogueApp } from './app.js';
import { buildQuestion, buildQuestions, type FileQuestion } from './builders.js';
import { CommandProcess } from './command-process.js';
import { importFiles } from './import-files.js';

const MEGABYTE = 1024 * 1024;
const MAX_RESIDENT_MB = 300;
/** Processes take longer to start on a busy machine. */
const LONG = 120_000;
const CSV_HEADER =
  'id,exam,subject,topic,difficulty,question,option A,option B,option C,option D,correct,explanation\n';

let app: CatalogueApp;
let command: CommandProcess;
let folder: string;

beforeAll(async () => {
  app = await CatalogueApp.start();
  command = await CommandProcess.build(app.env);
  folder = await mkdtemp(join(tmpdir(), 'catalogue-command-'));
});

afterAll(async () => {
  await app.close();
  await command.close();
  await rm(folder, { recursive: true });
});

async function write(name: string, content: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

function toLines(questions: readonly object[]): string {
  return questions.map((question) => `${JSON.stringify(question)}\n`).join('');
}

async function counts(): Promise<number[]> {
  const tables = [
    'exams',
    'questions',
    'question_versions',
    'tests',
    'test_versions',
    'test_questions',
  ];
  return Promise.all(tables.map((table) => app.count(table)));
}

describe('the command', () => {
  afterEach(() => app.clear());

  it('exits with 0, prints counts per exam and subject, and no progress bar without a terminal', async () => {
    const file = await write('good.jsonl', toLines(buildQuestions(40)));
    const { status, out, err } = await command.run('import-questions', file);
    expect([status, err]).toEqual([0, '']);
    expect(out.split('\n').slice(0, -1)).toEqual([
      'SSC CGL / Arithmetic: 40 questions (40 new)',
      'SSC CGL: 1 chapterwise test created',
      'SSC CGL: 1 topicwise test created',
      'SSC CGL: 1 setwise test created',
      '40 items read: 40 new; 1 exam and 3 tests created.',
    ]);
    const again = await importFiles(app.env, file);
    expect(again).toMatchObject({ taken: true, unchanged: 40, added: 0, testsMade: 0 });
  });

  it('runs as a process, as the commands for exports, archives and live tests do', async () => {
    await app.import(buildQuestions(40));
    const exported = await command.run('export-exam', '--exam', 'ssc cgl');
    expect([exported.status, exported.out.trimEnd().split('\n').length]).toEqual([0, 40]);
    const archived = await command.run('archive-exam', '--exam', 'ssc cgl');
    expect([archived.status, archived.err]).toEqual([0, '']);
    const announced = await command.run('announce-live-test');
    expect([announced.status, announced.out]).toEqual([2, '']);
    expect(announced.err).toContain('Usage: npm run catalogue:announce');
  });

  it('exits with 3 if items were refused, or with 4 if strict, and imports the rest or nothing', async () => {
    const items = [...buildQuestions(25), buildQuestion(99, { correct: 4 })];
    const file = await write('some.jsonl', toLines(items));
    const strict = await captureCommand(importCommand, app.env, '--strict', file);
    expect(strict.status).toBe(4);
    expect(strict.out).toContain(`Refused ${file}:26 (made-99): correct is `);
    expect(strict.out).toContain('Nothing was imported.');
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await captureCommand(importCommand, app.env, '--dry-run', file)).status).toBe(3);
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await captureCommand(importCommand, app.env, file)).status).toBe(3);
    expect(await app.count('questions')).toBe(25);
  });

  it('exits with 1 for an unreadable file, and imports nothing from the files before it', async () => {
    const good = await write('good.jsonl', toLines(buildQuestions(600)));
    const { status, out, err } = await captureCommand(
      importCommand,
      app.env,
      good,
      join(folder, 'none.jsonl'),
    );
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain('there is no such file');
    expect(err).toContain('Nothing was imported.');
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('exits with 2 on invalid usage', async () => {
    for (const args of [[], ['--size', '7', 'a.jsonl'], ['--exam', '', 'a.jsonl'], ['--what']]) {
      const { status, err } = await captureCommand(importCommand, app.env, ...args);
      expect(status).toBe(2);
      expect(err).toContain('Usage:');
    }
  });

  it('imports questions into the exam of --exam, even if their file names one', async () => {
    const nameless = buildQuestions(20).map(({ exam: _exam, ...rest }) => rest);
    const file = await write(
      'nameless.jsonl',
      toLines([...nameless, ...buildQuestions(5, {}, 50)]),
    );
    const refused = await captureCommand(importCommand, app.env, file);
    expect(refused.status).toBe(3);
    expect(refused.out).toContain('--exam NAME');
    const report = await importFiles(app.env, '--exam', 'Civil  Services', file);
    expect(report).toMatchObject({ added: 25, refused: 0 });
    expect(report.subjects.map(({ exam }) => exam)).toEqual(['Civil Services']);
    const { body } = await app.call<ExamPageDto>('/exams/search?q=civil+services');
    expect(body.exams[0]).toMatchObject({ name: 'Civil Services', totalTests: 3 });
  });

  it('leaves nothing if it is killed midway, and can be run again', async () => {
    const file = await write('many.jsonl', toLines(buildQuestions(5_000)));
    const killed = command.start('import-questions', file);
    const ended = once(killed, 'exit');
    await eventually('the import', async () => (await countUncommitted()) > 1000, LONG);
    killed.kill('SIGKILL');
    await ended;
    await eventually('the rollback', async () => (await countUncommitted()) === 0, LONG);
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
    const report = await importFiles(app.env, file);
    expect(report).toMatchObject({ taken: true, added: 5_000 });
  });
});

describe('a file of 100 MB', () => {
  it.each([
    { format: 'JSON Lines', ending: 'jsonl', header: '', toLine: JSON.stringify },
    // The same questions: this import finds nearly all of them in the catalogue.
    { format: 'CSV', ending: 'csv', header: CSV_HEADER, toLine: toRow },
  ])('of $format is imported within 300 MB of memory', async ({ ending, header, toLine }) => {
    const file = join(folder, `large.${ending}`);
    const count = await writeLarge(file, header, toLine);
    const { status, out, err, peak } = await command.run('import-questions', '--json', file);
    expect([status, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ read: count, refused: 0, repeated: 0, warned: 0 });
    expect(peak).toBeLessThan(MAX_RESIDENT_MB);
  });
});

function toRow({
  id,
  exam,
  subject,
  topic,
  difficulty,
  question,
  options,
  explanation,
}: FileQuestion): string {
  const cells = [id, exam, subject, topic, difficulty, question, ...options, 'A', explanation];
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
}

/** Writes questions of six exams until there are more than 100 MB of them, and returns how many. */
async function writeLarge(
  file: string,
  header: string,
  toLine: (question: FileQuestion) => string,
): Promise<number> {
  const stream = createWriteStream(file);
  stream.write(header);
  let size = 0;
  let count = 0;
  for (; size <= 100 * MEGABYTE; count += 1) {
    const question = buildQuestion(count, {
      id: `large-${count}`,
      exam: `Exam ${count % 6}`,
      subject: `Subject ${count % 8}`,
      topic: `Topic ${count % 40}`,
      explanation: `Add one to ${count}. `.repeat(100),
    });
    const line = `${toLine(question)}\n`;
    size += Buffer.byteLength(line);
    if (!stream.write(line)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
  return count;
}

/** Counts questions that an import has inserted but not committed. */
async function countUncommitted(): Promise<number> {
  const runner = app.dataSource.createQueryRunner();
  try {
    await runner.startTransaction('READ UNCOMMITTED');
    const rows = (await runner.query('SELECT COUNT(*) AS count FROM questions')) as {
      count: string;
    }[];
    await runner.commitTransaction();
    return Number(rows[0]?.count);
  } finally {
    await runner.release();
  }
}
