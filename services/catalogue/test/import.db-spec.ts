import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ExamPageDto } from '../src/exams/exams.dto.js';
import { jsonLinesReader } from '../src/import/readers/json-lines.reader.js';
import { CatalogueApp } from './app.js';
import { buildQuestion, buildQuestions, type FileQuestion } from './builders.js';

const TABLES = [
  'exams',
  'questions',
  'question_versions',
  'tests',
  'test_versions',
  'test_questions',
];

let app: CatalogueApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-import-'));
  app = await CatalogueApp.start();
});

afterEach(() => app.clear());

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function countAll(): Promise<number[]> {
  const state: { version: string }[] = await app.dataSource.query(
    'SELECT version FROM catalogue_versions',
  );
  const counts = await Promise.all(TABLES.map((table) => app.count(table)));
  return [...counts, Number(state[0]?.version)];
}

async function checkTests(): Promise<void> {
  const sizes: { size: string; questions: number; duration: number; distinct: string }[] =
    await app.dataSource.query(
      `SELECT COUNT(*) AS size, COUNT(DISTINCT tq.question_id) AS \`distinct\`,
         t.question_count AS questions, t.duration
       FROM tests t JOIN test_questions tq ON tq.test_id = t.id AND tq.version = t.current_version
       GROUP BY t.id, t.question_count, t.duration`,
    );
  expect(sizes.length).toBeGreaterThan(0);
  for (const { size, questions, duration, distinct } of sizes) {
    expect([Number(size), Number(distinct), duration]).toEqual([
      questions,
      questions,
      questions * 60,
    ]);
    expect(questions).toBeGreaterThanOrEqual(20);
    expect(questions).toBeLessThanOrEqual(90);
  }
}

describe('an import', () => {
  it('creates exams and tests, and changes nothing in a second run', async () => {
    const items = [
      ...buildQuestions(70),
      ...buildQuestions(25, { topic: 'Subtraction' }, 100),
      ...buildQuestions(12, { subject: 'English', topic: 'Spelling' }, 200),
    ];
    const report = await app.import(items, { size: 25, price: 250 });
    expect(report).toMatchObject({
      taken: true,
      read: 107,
      added: 107,
      refused: 0,
      examsMade: 1,
      tests: [
        { exam: 'SSC CGL', category: 'chapterwise', tests: 4 },
        { exam: 'SSC CGL', category: 'topicwise', tests: 4 },
        { exam: 'SSC CGL', category: 'setwise', tests: 4 },
      ],
    });
    await checkTests();
    const before = await countAll();
    expect(await app.import(items)).toMatchObject({ unchanged: 107, added: 0, testsMade: 0 });
    expect(await countAll()).toEqual(before);
  });

  it('adds to an exam of the same name, and uses questions that were left over', async () => {
    await app.import(buildQuestions(32));
    const report = await app.import(buildQuestions(15, { exam: 'ssc  cgl' }, 500));
    expect(report).toMatchObject({ added: 15, examsMade: 0, testsMade: 0 });
    const more = await app.import(buildQuestions(10, {}, 600));
    expect(more).toMatchObject({ examsMade: 0, testsMade: 3 });
    await checkTests();
    const titles: { title: string }[] = await app.dataSource.query(
      "SELECT title FROM tests WHERE category = 'chapterwise' ORDER BY position",
    );
    expect(titles.map(({ title }) => title)).toEqual([
      'Arithmetic: Chapter Test 1',
      'Arithmetic: Chapter Test 2',
    ]);
  });

  it('refuses invalid items with location and reason, and imports the rest', async () => {
    const items = [
      ...buildQuestions(20),
      buildQuestion(90, { options: ['a'] }),
      buildQuestion(91, { correct: 7 }),
      buildQuestion(3),
      buildQuestion(4, { correct: 2 }),
    ];
    const report = await app.import(items);
    expect(report).toMatchObject({ taken: true, added: 20, repeated: 1, refused: 3 });
    expect(report.refusals).toEqual([
      { place: { file: 'made', line: 21 }, reason: 'there is 1 option; a question has 2 to 8' },
      {
        place: { file: 'made', line: 22 },
        reason:
          'correct is 7; expected is the index of the right option, a number from 0 to 3, or its letter from A to D',
      },
      {
        place: { file: 'made', line: 24 },
        reason:
          'an earlier item is the same question with another key, explanation, subject or topic',
      },
    ]);
  });

  it('imports nothing if strict and something was refused, nor in a dry run', async () => {
    const before = await countAll();
    const items = [...buildQuestions(30), buildQuestion(99, { difficulty: '?' })];
    expect(await app.import(items, { isStrict: true })).toMatchObject({ taken: false, refused: 1 });
    expect(await app.import(items, { isDryRun: true })).toMatchObject({
      taken: false,
      added: 30,
      testsMade: 3,
    });
    expect(await countAll()).toEqual(before);
    expect(await app.import(buildQuestions(30), { isStrict: true })).toMatchObject({ taken: true });
  });

  it('warns about what may not be displayed as intended, but imports it, even if strict', async () => {
    const items = [buildQuestion(1), buildQuestion(2, { question: 'What is 1 &lt; 2?' })];
    const report = await app.import(items, { isStrict: true });
    expect(report).toMatchObject({ taken: true, added: 2, refused: 0, warned: 1 });
    expect(report.warnings).toEqual([
      {
        place: { file: 'made', line: 2 },
        warning: 'question: “&lt;” shows as it is, not as the character that it names',
      },
    ]);
  });

  it('warns once about a name that many questions have', async () => {
    const report = await app.import(buildQuestions(3, { subject: 'R&amp;D', topic: '5&deg' }));
    expect(report.warnings.map(({ place, warning }) => `${place.line} ${warning}`)).toEqual([
      '1 subject: “&amp;” shows as it is, not as the character that it names',
      '1 topic: “&deg” shows as it is, not as the character that it names',
    ]);
  });

  it('leaves nothing after an error midway', async () => {
    const before = await countAll();
    const good = join(folder, 'good.jsonl');
    await writeFile(good, toLines(buildQuestions(700)));
    const missing = join(folder, 'missing.jsonl');
    const read = async function* () {
      yield* jsonLinesReader.read(good);
      yield* jsonLinesReader.read(missing);
    };
    await expect(app.import([], { read })).rejects.toThrow('there is no such file');
    expect(await countAll()).toEqual(before);
  });

  it('keeps texts unchanged: tags, money, letter case, scripts, astral characters', async () => {
    const odd = {
      question: 'Is <b>5</b> &lt; $5, and $x^2$ real? \u{1F600} प्रश्न',
      options: ['Aa', 'AA', '<script>alert(1)</script>', "'; DROP TABLE exams; --"],
    };
    await app.import([buildQuestion(1, odd)]);
    const rows: { question: string; options: string }[] = await app.dataSource.query(
      'SELECT question, options FROM question_versions',
    );
    expect(rows[0]?.question).toBe('Is <b>5</b> &lt; $5, and \\(x^2\\) real? \u{1F600} प्रश्न');
    expect(JSON.parse(rows[0]?.options ?? '')).toEqual(odd.options);
  });

  it('gives the same catalogue if several run at once', async () => {
    const items = buildQuestions(60);
    const reports = await Promise.all([app.import(items), app.import(items), app.import(items)]);
    expect(reports.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 0, 60]);
    expect(await app.count('questions')).toBe(60);
    await checkTests();
  });
});

describe('a whole file', () => {
  it('is imported, and changes nothing the second time', async () => {
    const file = await findFile();
    const read = () => jsonLinesReader.read(file);
    const report = await app.import([], { read });
    expect(report).toMatchObject({ taken: true, refused: 0, repeated: 0 });
    expect(report.added).toBeGreaterThanOrEqual(400);
    await checkTests();
    const { body } = await app.call<ExamPageDto>('/exams?limit=100');
    expect(body.totalExams).toBe(report.examsMade);
    const before = await countAll();
    expect(await app.import([], { read })).toMatchObject({ added: 0, unchanged: report.added });
    expect(await countAll()).toEqual(before);
  });
});

/** The file from the environment, one beside the checkout, or one created here. */
async function findFile(): Promise<string> {
  const beside = resolve(import.meta.dirname, '../../../../shared/questions/questions.jsonl');
  const named = process.env['QUESTIONS_FILE'] ?? beside;
  if (existsSync(named)) return named;
  const made = join(folder, 'made.jsonl');
  const exams = ['SSC CGL', 'GATE CSE', 'NEET UG', 'JEE Main'];
  const questions = exams.flatMap((exam) => [
    ...buildQuestions(80, { exam }),
    ...buildQuestions(30, { exam, subject: 'Algebra', topic: 'Equations' }, 300),
    ...buildQuestions(7, { exam, subject: 'Algebra', topic: 'Roots' }, 400),
  ]);
  await writeFile(made, toLines(questions));
  return made;
}

function toLines(questions: readonly FileQuestion[]): string {
  return questions.map((question) => `${JSON.stringify(question)}\n`).join('');
}
