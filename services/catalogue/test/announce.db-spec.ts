import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock, systemIds } from '@abhyas/service-kit';
import { captureCommand } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { announceLiveTest } from '../src/announce/announce-live-test.js';
import { announceCommand } from '../src/commands/announce-live-test.js';
import type { ExamDetailDto, ExamPageDto } from '../src/exams/exams.dto.js';
import type { ReadItem } from '../src/import/rules/import-item.js';
import { buildSvg } from '../src/import/testing/pictures.js';
import type { UpcomingTestDto } from '../src/live-tests/live-tests.dto.js';
import type { PaperSnapshotDto } from '../src/papers/papers.dto.js';
import { CatalogueApp, signIn } from './app.js';
import { buildQuestion, buildQuestions } from './builders.js';

const terms = [
  ...['--exam', 'ssc cgl', '--title', 'All India Mock', '--places', '2'],
  ...['--opens', '2040-12-06 10:00', '--closes', '2040-12-06 22:00'],
  ...['--minutes', '20', '--marks', '2', '--penalty', '1/2'],
];

let app: CatalogueApp;
let folder: string;

beforeAll(async () => {
  app = await CatalogueApp.start();
  await app.import(buildQuestions(40));
  folder = await mkdtemp(join(tmpdir(), 'catalogue-announce-'));
});

afterAll(async () => {
  await app?.close();
  if (folder) await rm(folder, { recursive: true });
});

async function write(name: string, questions: readonly object[]): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, questions.map((question) => JSON.stringify(question)).join('\n'));
  return file;
}

async function examDetail(): Promise<ExamDetailDto> {
  const { body } = await app.call<ExamPageDto>('/exams');
  return (await app.call<ExamDetailDto>(`/exams/${body.exams[0]?._id}`)).body;
}

describe('the announce command', () => {
  it('creates a live test from new questions, which the running service sees at once', async () => {
    const before = await examDetail();
    const file = await write('paper.jsonl', buildQuestions(25, {}, 1000));
    const { status, out, err } = await captureCommand(announceCommand, app.env, file, ...terms);
    expect([status, err]).toEqual([0, '']);
    const { testId } = /test (?<testId>[0-9a-f-]{36})/.exec(out)?.groups ?? {};

    const token = await signIn();
    const { body: upcoming } = await app.call<UpcomingTestDto[]>('/api/user/upcoming-tests', {
      token,
    });
    expect(upcoming).toEqual([
      expect.objectContaining({
        testId,
        name: 'All India Mock',
        startsAt: '2040-12-06T04:30:00.000Z',
        duration: 1200,
        registration: 'open',
        seatsLeft: 2,
      }),
    ]);
    const { body: paper } = await app.internal<PaperSnapshotDto>(
      `/internal/papers/${testId}?format=1`,
    );
    expect(paper.questions).toHaveLength(25);
    expect(paper.marking).toEqual({ correct: '2', wrong: '-1/2' });

    const after = await examDetail();
    expect(after.liveTests).toMatchObject([{ _id: testId, title: 'All India Mock' }]);
    expect([after.tests, after.syllabus]).toEqual([before.tests, before.syllabus]);
    // An import of the same questions does not add them to listed tests.
    await app.import(buildQuestions(25, {}, 1000));
    expect((await examDetail()).tests).toEqual(before.tests);
  });

  it('creates nothing if a figure is deleted with an exam while the file is read', async () => {
    const picture = { name: 'a.svg', alt: 'A circle', read: () => Promise.resolve(buildSvg()) };
    const pictures = { question: [picture] };
    const item = (number: number): ReadItem => ({
      ...{ place: { file: 'made', line: number }, item: { ...buildQuestion(number) } },
      pictures,
    });
    async function* stored(): AsyncGenerator<ReadItem> {
      yield item(80_000);
    }
    await app.import([], { read: stored });
    async function* read(): AsyncGenerator<ReadItem> {
      for (let number = 80_001; number < 80_021; number += 1) yield item(number);
      await app.dataSource.query('DELETE FROM figures');
    }
    const request = {
      ...{ exam: 'SSC CGL', title: 'Any', capacity: 2, minutes: 20, sections: null },
      ...{ opensAt: new Date('2040-12-06T04:30:00Z'), closesAt: new Date('2040-12-06T16:30:00Z') },
      ...{ registrationOpensAt: null, registrationClosesAt: null },
      marking: { correct: '2', wrong: '0' },
    };
    const before = await app.count('live_tests');
    const tools = { dataSource: app.dataSource, ids: systemIds, clock: systemClock };
    await expect(announceLiveTest(tools, request, read())).rejects.toThrow(
      'A figure was deleted in the meantime, with an exam. Try again.',
    );
    expect(await app.count('live_tests')).toBe(before);
  });

  it('puts questions that share a passage next to each other', async () => {
    const questions = buildQuestions(25, {}, 70_000).map((question, index) => ({
      ...question,
      ...(index % 10 === 3 && { passage: 'Read this.' }),
    }));
    const file = await write('passages.jsonl', questions);
    const { out, err } = await captureCommand(announceCommand, app.env, file, ...terms);
    expect(err).toBe('');
    const { testId } = /test (?<testId>[0-9a-f-]{36})/.exec(out)?.groups ?? {};
    const { body: paper } = await app.internal<PaperSnapshotDto>(
      `/internal/papers/${testId}?format=1`,
    );
    const texts = [70_003, 70_013, 70_023].map((number) => `What is ${number} + 1?`);
    expect(paper.questions.slice(3, 6).map(({ question }) => question)).toEqual(texts);
    expect(paper.questions.filter(({ passage }) => passage !== undefined)).toHaveLength(3);
    await app.dataSource.query('DELETE FROM live_tests WHERE test_id = ?', [testId]);
  });

  it('has the pattern of the exam’s full tests, unless the operator sets another', async () => {
    const detail = await examDetail();
    await app.dataSource.query(
      `UPDATE tests SET category = 'full', duration = 3600, question_count = 20,
         marking_correct = '2', marking_wrong = '-1/2' WHERE id = ?`,
      [detail.tests[0]?._id],
    );
    const least = terms.slice(0, terms.indexOf('--minutes'));
    for (const [index, [args, duration, marking]] of (
      [
        [[], 1800, { correct: '2', wrong: '-1/2' }],
        [['--minutes', '15'], 900, { correct: '2', wrong: '-1/2' }],
        [['--marks', '4', '--penalty', '0'], 1800, { correct: '4', wrong: '0' }],
      ] as const
    ).entries()) {
      const file = await write(`own-${index}.jsonl`, buildQuestions(10, {}, 3000 + 100 * index));
      const { status, out } = await captureCommand(
        announceCommand,
        app.env,
        ...[file, ...least, ...args],
      );
      expect(status).toBe(0);
      expect(out).toContain(`${duration / 60} minutes`);
      const { testId } = /test (?<testId>[0-9a-f-]{36})/.exec(out)?.groups ?? {};
      const { body } = await app.internal<PaperSnapshotDto>(`/internal/papers/${testId}?format=1`);
      expect([body.duration, body.marking]).toEqual([duration, marking]);
    }
  });

  describe('with a pattern file', () => {
    const least = terms.slice(0, terms.indexOf('--minutes'));
    const paper = () => [
      ...buildQuestions(2, { subject: 'English' }, 5000),
      ...buildQuestions(3, { subject: 'Reasoning' }, 5010),
    ];
    async function announceBy(pattern: object) {
      const file = join(folder, 'pattern.json');
      await writeFile(file, JSON.stringify(pattern));
      const questions = await write('sections.jsonl', paper());
      return captureCommand(announceCommand, app.env, questions, ...least, '--pattern', file);
    }
    const sections = [
      { subject: 'Reasoning', questions: 3 },
      { subject: 'english', questions: 2 },
    ];
    const pattern = { minutes: 7, marks: 3, penalty: '2/3', sections };

    it('says what is wrong, and announces nothing', async () => {
      const before = (await examDetail()).liveTests.length;
      const wrong = await announceBy({ ...pattern, minutes: 0, penalty: 'a third' });
      expect(wrong.status).toBe(1);
      expect(wrong.err).toMatch(
        /pattern\.json: "minutes" must be a whole number from 1 to 600\.$/m,
      );
      expect(wrong.err).toMatch(/pattern\.json: "penalty" must be what a wrong answer costs/m);
      expect(wrong.err).toContain('Nothing was announced.');
      const short = await announceBy({ ...pattern, sections: sections.slice(0, 1) });
      expect(short.err).toContain(
        'The file has 2 questions of English, which is no section of the pattern.',
      );
      expect((await examDetail()).liveTests).toHaveLength(before);
    });

    it('has its sections, time and marks', async () => {
      const { status, out } = await announceBy(pattern);
      expect([status, out]).toEqual([
        0,
        expect.stringContaining('It takes 7 minutes. A right answer counts 3, a wrong one -2/3.'),
      ]);
      const { testId } = /test (?<testId>[0-9a-f-]{36})/.exec(out)?.groups ?? {};
      const { body } = await app.internal<PaperSnapshotDto>(`/internal/papers/${testId}?format=1`);
      expect([body.duration, body.marking]).toEqual([420, { correct: '3', wrong: '-2/3' }]);
      expect(body.questions.map(({ subject }) => subject)).toEqual([
        ...Array<string>(3).fill('Reasoning'),
        ...Array<string>(2).fill('English'),
      ]);
    });
  });

  it('announces nothing if a question is known or invalid, or the exam does not exist', async () => {
    const known = await write('known.jsonl', [
      ...buildQuestions(2, {}, 2000),
      ...buildQuestions(1),
    ]);
    const invalid = await write('faulty.jsonl', [
      ...buildQuestions(1, {}, 2000),
      ...buildQuestions(1, { options: ['1', '1', '2', '3'] }, 2001),
    ]);
    const spaced = await write('spaced.jsonl', [
      ...buildQuestions(1, {}, 2000),
      ...buildQuestions(1, { question: 'What  is\n\n0 + 1?' }),
    ]);
    const fresh = await write('fresh.jsonl', buildQuestions(2, {}, 2000));
    await app.import(buildQuestions(1, { exam: 'Old Exam' }, 5000));
    await app.dataSource.query(
      "UPDATE exams SET archived_at = UTC_TIMESTAMP() WHERE name = 'Old Exam'",
    );
    const [questions, tests] = [await app.count('questions'), await app.count('live_tests')];
    for (const [args, reason] of [
      [[known, ...terms], ':3 (made-0): the catalogue has this question already.'],
      [[spaced, ...terms], ':2 (made-0): the catalogue has this question already.'],
      [[fresh, ...terms, '--exam', 'Old Exam'], 'Old Exam is archived: students would not see'],
      [[invalid, ...terms], ':2 (made-2001): options A and B are equal.'],
      [[fresh, ...terms, '--exam', 'No Such Exam'], 'There is no exam "No Such Exam".'],
      [[fresh, ...terms, '--closes', '2040-12-06 10:10'], 'open for less time than its duration.'],
      [[join(folder, 'none.jsonl'), ...terms], 'none.jsonl'],
    ] as const) {
      const { status, out, err } = await captureCommand(announceCommand, app.env, ...args);
      expect([status, out]).toEqual([1, '']);
      expect(err).toContain(reason);
      expect(err).toMatch(/\nNothing was announced\.\n$/);
    }
    expect((await captureCommand(announceCommand, app.env, fresh)).status).toBe(2);
    expect([await app.count('questions'), await app.count('live_tests')]).toEqual([
      questions,
      tests,
    ]);
  });
});
