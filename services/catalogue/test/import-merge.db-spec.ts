import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { exportExam } from '../src/export/export-exam.js';
import { replaceFile } from '../src/export/replace-file.js';
import { WRITERS } from '../src/export/writers/choose-writer.js';
import type { QuestionWriter } from '../src/export/writers/question-writer.js';
import { chooseReader } from '../src/import/readers/choose-reader.js';
import { describeReport } from '../src/import/rules/describe-report.js';
import type { ReadItem } from '../src/import/rules/import-item.js';
import type { ImportReport } from '../src/import/rules/import-report.js';
import { buildZip } from '../src/import/testing/build-zip.js';
import type { PaperSnapshotDto } from '../src/papers/papers.dto.js';
import { CatalogueApp } from './app.js';
import { buildQuestion, buildQuestions, type FileQuestion } from './builders.js';
import { FORMATS, writeAs, writeContent, type Format } from './file-formats.js';

let app: CatalogueApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-merge-'));
  app = await CatalogueApp.start();
});

afterEach(() => app.clear());

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Questions with texts whose white space every format treats differently. */
/** Questions with two to eight options. */
function buildSet(count: number): FileQuestion[] {
  return buildQuestions(count).map((question, index) => ({
    ...question,
    options: Array.from({ length: 2 + (index % 7) }, (_, option) => `${index + option}`),
    correct: index % 2,
    subject: index % 2 ? 'Physics' : 'Chemistry',
    topic: index % 3 ? 'Optics' : 'Atoms',
    question: `Given:\n\nthe number ${index}, and\nits follower.\n\nWhat follows ${index}?`,
    explanation: `Add one.\n\nSo ${index} gives ${index + 1}.`,
  }));
}

async function importAs(
  format: Format,
  questions: readonly FileQuestion[],
  more: Partial<Parameters<CatalogueApp['import']>[1]> = {},
): Promise<ImportReport> {
  const read = await writeAs(format, questions, folder);
  return app.import([], { read, exam: 'SSC CGL', ...more });
}

interface StoredQuestion {
  id: string;
  question: string;
  options: string;
  correct: number;
  explanation: string | null;
  subject: string;
  topic: string;
  difficulty: string;
  externalId: string | null;
  source: string | null;
  licence: string | null;
  version: number;
}

async function stored(): Promise<StoredQuestion[]> {
  return app.dataSource.query<StoredQuestion[]>(
    `SELECT q.id, v.question, v.options, v.correct, v.explanation, v.subject, v.topic, v.difficulty,
       q.external_id AS externalId, q.source, q.licence, v.version
     FROM questions q
     JOIN question_versions v ON v.question_id = q.id AND v.version = q.current_version
     ORDER BY q.id`,
  );
}

async function one(): Promise<StoredQuestion> {
  const [question] = await stored();
  if (!question) throw new Error('there is no question');
  return question;
}

async function fingerprint(): Promise<unknown> {
  const tables = [
    'questions',
    'question_versions',
    'tests',
    'test_versions',
    'test_questions',
    'exams',
  ];
  const counts = await Promise.all(tables.map((table) => app.count(table)));
  const state: unknown = await app.dataSource.query('SELECT version FROM catalogue_versions');
  return [counts, state, await stored()];
}

const CODE = buildQuestion(1, {
  question: 'What does it print?\nfor i in a:\n    f(i)\n    g(i)',
  options: ['one', 'two', 'three', 'four'],
});
const OTHER_CODE = { ...CODE, question: 'What does it print?\nfor i in a:\n    f(i)\ng(i)' };

describe('an existing question', () => {
  it('keeps fields that a file does not provide', async () => {
    const physics = buildQuestion(1, { subject: 'Physics', topic: 'Optics', difficulty: 'Hard' });
    await app.import([physics]);
    const before = await fingerprint();
    const { question, options, correct } = physics;
    const bare = [
      await writeAs('aiken', [physics], folder),
      await writeContent('bare.gift', bareGift(physics), folder),
      await writeContent('bare.xml', `<quiz>${bareMoodle(physics)}</quiz>`, folder),
      await writeContent('item.xml', bareQti(physics), folder),
      await writeContent('bare.zip', await packageQti(bareQti(physics)), folder),
    ];
    for (const read of bare) {
      expect(await app.import([], { read, exam: 'SSC CGL' })).toMatchObject({
        ...{ unchanged: 1, corrected: 0, added: 0, fieldsChanged: {}, corrections: [] },
        ...{ refusals: [], subjects: [{ subject: 'Physics' }] },
      });
    }
    const empty = 'question,A,B,C,D,key,subject,difficulty,explanation\n';
    const row = [question, ...options, 'ABCD'.charAt(correct), '', '', ''].join(',');
    const read = await writeContent('empty.csv', empty + row, folder);
    expect(await app.import([], { read, exam: 'SSC CGL' })).toMatchObject({ unchanged: 1 });
    const nulls = { explanation: null, source: '', licence: ' ', topic: null, id: null };
    expect(await app.import([{ ...physics, ...nulls }])).toMatchObject({ unchanged: 1 });
    expect(await fingerprint()).toEqual(before);
  });

  it('is corrected only in the fields that a file provides', async () => {
    await app.import([buildQuestion(1)]);
    const before = await one();
    const file = 'question,A,B,C,D,key,subject,explanation\nWhat is 1 + 1?,2,1,3,0,A,Sums,Two.';
    const read = await writeContent('some.csv', file, folder);
    const report = await app.import([], { read, exam: 'SSC CGL' });
    expect(report).toMatchObject({
      corrected: 1,
      fieldsChanged: { subject: 1, explanation: 1 },
      corrections: [
        {
          place: { line: 2 },
          changes: [
            { field: 'explanation', from: '1 + 1 = 2.', to: 'Two.' },
            { field: 'subject', from: 'Arithmetic', to: 'Sums' },
          ],
        },
      ],
    });
    expect(describeReport(report)).toContain('\nFields changed: explanation 1, subject 1\n');
    expect(describeReport(report)).not.toContain('Would change');
    expect(await one()).toEqual({ ...before, version: 2, subject: 'Sums', explanation: 'Two.' });
    expect(await app.import([], { read, exam: 'SSC CGL' })).toMatchObject({ unchanged: 1 });
  });

  it('gets a new source, licence or identifier without a new version of its paper', async () => {
    await app.import(buildQuestions(20));
    const change = { source: 'NTA 2019', licence: 'CC0', id: 'nta-7' };
    const { question: text } = buildQuestion(7);
    expect(await app.import([buildQuestion(7, change)])).toMatchObject({
      corrected: 1,
      fieldsChanged: { id: 1, source: 1, licence: 1 },
    });
    const question = (await stored()).find((it) => it.question === text);
    expect(question).toMatchObject({
      ...{ externalId: 'nta-7', source: 'NTA 2019', licence: 'CC0', version: 1 },
    });
    expect(await app.count('test_versions')).toBe(await app.count('tests'));
  });

  it('has only the fields of the file with --replace', async () => {
    await app.import([buildQuestion(1, { difficulty: 'Hard', question: 'What is 1 + 1?' })]);
    const report = await importAs('aiken', [buildQuestion(1)], { isReplacing: true });
    expect(report.corrected).toBe(1);
    expect(Object.keys(report.fieldsChanged)).toEqual([
      ...['explanation', 'subject', 'topic', 'difficulty', 'id', 'source', 'licence'],
    ]);
    expect(await one()).toMatchObject({
      ...{ subject: 'General', topic: 'General', difficulty: 'Moderate', explanation: null },
      ...{ externalId: null, source: null, licence: null, version: 2 },
    });
    expect(await importAs('aiken', [buildQuestion(1)], { isReplacing: true })).toMatchObject({
      unchanged: 1,
      corrected: 0,
    });
  });

  it('takes white space from a file only with --replace', async () => {
    const question = 'What is\n1 + 1?';
    await app.import([buildQuestion(1)]);
    const { id } = await one();
    expect(await app.import([buildQuestion(1, { question })])).toMatchObject({ unchanged: 1 });
    expect((await one()).question).toBe('What is 1 + 1?');
    const replaced = await app.import([buildQuestion(1, { question })], { isReplacing: true });
    expect(replaced).toMatchObject({ corrected: 1, added: 0, fieldsChanged: { question: 1 } });
    expect(await one()).toMatchObject({ id, question, version: 2 });
    expect(await app.import([buildQuestion(1)])).toMatchObject({ unchanged: 1 });
    expect(await app.import([buildQuestion(1, { question })])).toMatchObject({ unchanged: 1 });
  });

  it('does not change existing paper snapshots', async () => {
    await app.import(buildQuestions(20));
    const [{ id } = { id: '' }]: { id: string }[] = await app.dataSource.query(
      'SELECT id FROM tests LIMIT 1',
    );
    const path = `/internal/papers/${id}/versions/1`;
    const before = (await app.internal<PaperSnapshotDto>(path)).body;
    await importAs('aiken', buildQuestions(20), { isReplacing: true });
    expect((await app.internal<PaperSnapshotDto>(path)).body).toEqual(before);
    const now = (await app.internal<PaperSnapshotDto>(`/internal/papers/${id}?format=1`)).body;
    expect([now.version, now.questions[0]?.subject]).toEqual([2, 'General']);
  });
});

describe('a dry run', () => {
  it('lists what would change, field by field, and writes nothing', async () => {
    await app.import(buildQuestions(30));
    const before = await fingerprint();
    const changed = buildQuestions(30, { difficulty: 'Easy', topic: 'Sums' }).map((it) => ({
      ...it,
      explanation: `${it.explanation} ${'word '.repeat(100)}`,
    }));
    const report = await app.import(changed, { isDryRun: true });
    expect(report).toMatchObject({
      ...{ taken: false, corrected: 30 },
      fieldsChanged: { explanation: 30, topic: 30, difficulty: 20 },
    });
    const lines = describeReport(report).split('\n');
    expect(lines.filter((line) => line.startsWith('Would change'))).toHaveLength(30);
    expect(lines[1]).toMatch(
      /^Would change made:2: explanation "…?.{0,90}" → ".{0,90}…"; topic "Addition" → "Sums"; difficulty "Moderate" → "Easy"$/,
    );
    expect(lines).toContain('Fields that would change: explanation 30, topic 30, difficulty 20');
    expect(await fingerprint()).toEqual(before);
  });

  it('lists every question, and two hundred of them for people', async () => {
    await app.import(buildQuestions(230));
    const report = await app.import(buildQuestions(230, { topic: 'Sums' }), { isDryRun: true });
    const changes = [{ field: 'topic', from: 'Addition', to: 'Sums' }];
    expect(report.corrections.map(({ place }) => place.line)).toEqual(
      Array.from({ length: 230 }, (_, index) => index + 1),
    );
    for (const correction of report.corrections) expect(correction).toMatchObject({ changes });
    const lines = describeReport(report).split('\n');
    expect(lines.filter((line) => line.startsWith('Would change'))).toHaveLength(200);
    expect(lines).toContain('… and 30 more questions would change; --json lists them.');
  });

  it('lists with --replace what the file does not provide, and writes nothing', async () => {
    await app.import([buildQuestion(1, { difficulty: 'Hard', question: 'What is 1 + 1?' })]);
    const before = await fingerprint();
    const more = { isReplacing: true, isDryRun: true };
    const report = await importAs('aiken', [buildQuestion(1)], more);
    expect(report).toMatchObject({ taken: false, corrected: 1, unchanged: 0 });
    expect(report.corrections.map(({ changes }) => changes)).toEqual([
      [
        { field: 'explanation', from: '1 + 1 = 2.', to: null },
        { field: 'subject', from: 'Arithmetic', to: 'General' },
        { field: 'topic', from: 'Addition', to: 'General' },
        { field: 'difficulty', from: 'Hard', to: 'Moderate' },
        { field: 'id', from: 'made-1', to: null },
        { field: 'source', from: 'made for a test', to: null },
        { field: 'licence', from: 'MIT', to: null },
      ],
    ]);
    expect(describeReport(report)).toContain('explanation "1 + 1 = 2." → none; subject');
    expect(await fingerprint()).toEqual(before);
    const { isReplacing } = more;
    const taken = await importAs('aiken', [buildQuestion(1)], { isReplacing });
    expect(taken.corrections).toEqual(report.corrections);
    expect(taken.fieldsChanged).toEqual(report.fieldsChanged);
  });
});

describe('the same set in another format', () => {
  it.each(FORMATS)('is the same set after %s', async (first) => {
    const questions = buildSet(60);
    expect(await importAs(first, questions)).toMatchObject({ added: 60, refused: 0 });
    // Provides every field that any format has.
    await importAs('jsonl', questions);
    const texts = (await stored()).map(({ question }) => question);
    const before = await fingerprint();
    for (const format of FORMATS) {
      expect(await importAs(format, questions)).toMatchObject({
        ...{ read: 60, added: 0, corrected: 0, refused: 0, testsMade: 0 },
      });
    }
    expect(await fingerprint()).toEqual(before);
    const whole = texts.map((text) => text.replace(/\s+/g, ' '));
    expect(new Set(whole).size).toBe(60);
    const facts = (await stored()).map(({ subject, topic, difficulty, externalId, source }) =>
      [subject, topic, difficulty, externalId, source].join(),
    );
    expect(new Set(facts)).toEqual(
      new Set(
        questions.map((it) => [it.subject, it.topic, it.difficulty, it.id, it.source].join()),
      ),
    );
  });

  it('changes only the fields with other values', async () => {
    const questions = buildSet(40);
    await importAs('jsonl', questions);
    const corrected = questions.map((it, index) =>
      index % 4 ? it : { ...it, correct: 1 - it.correct },
    );
    expect(await importAs('html.gift', corrected)).toMatchObject({
      ...{ corrected: 10, unchanged: 30, added: 0, fieldsChanged: { correct: 10 } },
    });
    const before = new Map((await stored()).map((it) => [it.externalId, it]));
    for (const { id, correct, difficulty, explanation } of corrected) {
      expect(before.get(id)).toMatchObject({ correct, difficulty, explanation });
    }
  });

  it('is the same set in one command, whichever file provides more fields', async () => {
    const questions = buildSet(30);
    const sources = await Promise.all(
      (['aiken', 'html.gift', 'jsonl', 'xml', 'csv'] as const).map((format) =>
        writeAs(format, questions, folder),
      ),
    );
    const report = await app.import([], { read: sources, exam: 'SSC CGL' });
    expect(report).toMatchObject({ read: 150, added: 30, refused: 0 });
    expect(report.repeated + report.corrected).toBe(120);
    expect(new Set((await stored()).map(({ subject }) => subject))).toEqual(
      new Set(['Physics', 'Chemistry']),
    );
    expect(await app.count('questions')).toBe(30);
    const again = await app.import([], { read: sources, exam: 'SSC CGL' });
    expect(again).toMatchObject({ added: 0, corrected: 0, refused: 0, unchanged: 30 });
  });

  it('is refused if two files of one command contradict each other', async () => {
    const [question] = buildSet(1);
    if (!question) throw new Error('nothing');
    const sources = [
      await writeAs('jsonl', [question], folder),
      await writeAs('html.gift', [{ ...question, correct: 1 }], folder),
    ];
    expect(await app.import([], { read: sources })).toMatchObject({
      ...{ added: 1, refused: 1 },
      refusals: [
        {
          reason:
            'an earlier item is the same question with another key, explanation, subject or topic',
        },
      ],
    });
  });

  it('gives the same catalogue if it is imported in several formats at once', async () => {
    const questions = buildSet(40);
    const reports = await Promise.all([
      importAs('jsonl', questions),
      importAs('xml', questions),
      importAs('gift', questions),
    ]);
    expect(reports.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 0, 40]);
    expect(await app.count('questions')).toBe(40);
  });

  it.each(['a\nb', 'a\n\nb', 'a  b', 'a\u00a0b', 'a\tb', 'a \r\n b', 'a\u2028b'])(
    'is the same question with %j',
    async (question) => {
      await app.import([buildQuestion(1, { question: 'a b' })]);
      expect(await app.import([buildQuestion(1, { question })])).toMatchObject({
        ...{ added: 0, unchanged: 1 },
      });
    },
  );
});

describe('significant white space', () => {
  it('distinguishes questions of one file', async () => {
    const items = [CODE, { ...OTHER_CODE, id: 'other', correct: 2 }];
    expect(await app.import(items)).toMatchObject({ added: 2, repeated: 0, refused: 0 });
    expect(await app.import(items)).toMatchObject({ unchanged: 2, added: 0, corrected: 0 });
    expect(await app.import(items.toReversed())).toMatchObject({ unchanged: 2, added: 0 });
  });

  it('distinguishes options of one question and of two', async () => {
    const options = ['if a:\n  b\n  c', 'if a:\n  b\nc', 'if a:\nb\n  c', 'none'];
    const question = buildQuestion(1, { options });
    const swapped = [options[1], options[0], options[2], options[3]] as string[];
    expect(await app.import([question])).toMatchObject({ added: 1 });
    expect(await app.import([{ ...question, options: swapped, correct: 1 }])).toMatchObject({
      ...{ added: 1, unchanged: 0, corrected: 0 },
    });
    const spaced = options.map((option) => option.replace('\n', ' \n\n'));
    expect(await app.import([{ ...question, options: spaced }])).toMatchObject({ unchanged: 1 });
  });

  it('makes a new question from other indentation with another right option', async () => {
    await app.import([CODE]);
    expect(await app.import([{ ...OTHER_CODE, correct: 2 }])).toMatchObject({ added: 1 });
    expect(
      await app.import([{ ...CODE, question: CODE.question.replace('?\n', '?\n\n') }]),
    ).toMatchObject({ added: 0, unchanged: 1 });
  });

  it.each([
    ['first', (known: object, more: object) => [more, known]],
    ['last', (known: object, more: object) => [known, more]],
  ])('does not merge a question that a file has later, %s', async (_place, order) => {
    await app.import([CODE]);
    const { id } = await one();
    const items = order(CODE, { ...OTHER_CODE, id: 'other', explanation: 'Once.' });
    expect(await app.import(items)).toMatchObject({ added: 1, unchanged: 1, corrected: 0 });
    const now = await stored();
    expect(now.find((it) => it.id === id)).toMatchObject({
      ...{ version: 1, externalId: CODE.id },
    });
    expect(now.find((it) => it.id !== id)).toMatchObject({ explanation: 'Once.' });
    expect(await app.import(items)).toMatchObject({ added: 0, unchanged: 2 });
  });

  it('does not merge many such questions, in any order', async () => {
    const variants = Array.from({ length: 12 }, (_, width) =>
      buildQuestion(width, {
        question: `Which?\nif a:\n${' '.repeat(width)}b`,
        options: ['1', '2', '3', '4'],
      }),
    );
    await app.import(variants.slice(3));
    expect(await app.import(variants)).toMatchObject({ added: 3, unchanged: 9, corrected: 0 });
    expect(await app.import(variants.toReversed())).toMatchObject({ added: 0, unchanged: 12 });
    expect(new Set((await stored()).map(({ externalId }) => externalId)).size).toBe(12);
  });

  it('keeps both of two alike questions of one file, and matches the older one', async () => {
    const doubled = [CODE, { ...CODE, id: 'second', question: CODE.question.replace('?', '?\n') }];
    await app.import(doubled);
    const before = await stored();
    expect(before).toHaveLength(2);
    expect(await app.import(doubled)).toMatchObject({ unchanged: 2 });
    const third = { ...CODE, question: CODE.question.replace('?', '? \n\n'), correct: 3 };
    expect(await app.import([{ ...third, id: null }])).toMatchObject({ added: 0, corrected: 1 });
    const now = await stored();
    expect(now.map(({ correct }) => correct)).toEqual([3, 0]);
    expect(now.map(({ question }) => question)).toEqual(before.map(({ question }) => question));
  });
});

describe('the file of real questions', () => {
  it('is the same in every format that the exporter writes, and with other white space', async () => {
    const beside = resolve(import.meta.dirname, '../../../../shared/questions/questions.jsonl');
    const named = process.env['QUESTIONS_FILE'] ?? beside;
    const read = existsSync(named)
      ? () => chooseReader(named).read(named)
      : await writeAs('jsonl', buildSet(300), folder);
    await app.import([], { read });
    const before = await fingerprint();
    const exams: { name: string }[] = await app.dataSource.query('SELECT name FROM exams');
    for (const writer of WRITERS) {
      const files = await Promise.all(exams.map(({ name }) => exportTo(name, writer)));
      // With --replace, every difference would be a correction.
      const report = await app.import([], {
        read: files.map((file) => () => chooseReader(file).read(file)),
        isReplacing: true,
      });
      expect(report).toMatchObject({ added: 0, corrected: 0, repeated: 0, refused: 0 });
      expect(report.unchanged).toBe(await app.count('questions'));
    }
    const respaced = await app.import([], { read: () => respaceAll(read()) });
    expect(respaced).toMatchObject({ added: 0, corrected: 0, refused: 0 });
    expect(await fingerprint()).toEqual(before);
  });
});

let files = 0;

async function exportTo(exam: string, writer: QuestionWriter): Promise<string> {
  files += 1;
  const file = join(folder, `real-${files}${writer.ending}`);
  await replaceFile(file, (out) =>
    exportExam({ dataSource: app.dataSource, objects: null }, { exam, writer, out, isEnded: true }),
  );
  return file;
}

/** The questions of a file with other white space, and only with the fields that each needs. */
async function* respaceAll(items: AsyncIterable<ReadItem>): AsyncGenerator<ReadItem> {
  for await (const found of items) {
    if (!('item' in found)) continue;
    const { exam, question, options, correct } = found.item as unknown as FileQuestion;
    yield {
      place: found.place,
      item: { exam, correct, question: respace(question), options: options.map(respace) },
      defaults: { subject: 'General', difficulty: 'Moderate' },
    };
  }
}

/** Changes white space as another program may. */
function respace(text: string): string {
  return text.replace(/\n+/g, ' \n\n').replaceAll(' ', '\u00a0 ');
}

function bareGift({ question, options, correct }: FileQuestion): string {
  const marked = options.map((text, index) => `${index === correct ? '=' : '~'}${text}`);
  return `${question.replace(/[=~#{}:]/g, String.raw`\$&`)} {\n${marked.join('\n')}\n}`;
}

/** A question of Moodle without category, tags, identifier and feedback. */
function bareMoodle({ question, options, correct }: FileQuestion): string {
  const answers = options.map(
    (text, index) =>
      `<answer fraction="${index === correct ? 100 : 0}"><text>${text}</text></answer>`,
  );
  const stem = `<questiontext><text>${question}</text></questiontext>`;
  const empty = '<generalfeedback><text></text></generalfeedback><tags></tags>';
  return `<question type="multichoice">${stem}${empty}${answers.join('')}</question>`;
}

/** An item of QTI without feedback. */
function bareQti({ question, options, correct }: FileQuestion): string {
  const choices = options.map(
    (text, index) => `<simpleChoice identifier="C${index}">${text}</simpleChoice>`,
  );
  return (
    '<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="bare" title="t" adaptive="false" timeDependent="false">' +
    `<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>C${correct}</value></correctResponse></responseDeclaration>` +
    `<itemBody><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>${question}</prompt>${choices.join('')}</choiceInteraction></itemBody>` +
    '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>'
  );
}

/** A content package without metadata. */
async function packageQti(item: string): Promise<Uint8Array> {
  const manifest =
    '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="M"><organizations/><resources>' +
    '<resource identifier="R" type="imsqti_item_xmlv2p1" href="bare.xml"><file href="bare.xml"/></resource>' +
    '</resources></manifest>';
  return buildZip([
    { name: 'imsmanifest.xml', content: manifest },
    { name: 'bare.xml', content: item },
  ]);
}
