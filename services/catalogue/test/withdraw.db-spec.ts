import { captureCommand } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { awardCommand } from '../src/commands/award-question.js';
import { exportCommand } from '../src/commands/export-exam.js';
import { withdrawCommand } from '../src/commands/withdraw-question.js';
import type { ExamDetailDto, ExamPageDto } from '../src/exams/exams.dto.js';
import { MIN_TEST_SIZE } from '../src/import/rules/plan-tests.js';
import type { PaperSnapshotDto } from '../src/papers/papers.dto.js';
import { CatalogueApp } from './app.js';
import { buildQuestions } from './builders.js';

let app: CatalogueApp;

beforeAll(async () => {
  app = await CatalogueApp.start();
  await app.import(buildQuestions(60));
});
afterAll(() => app?.close());

const withdraw = (...args: string[]) => captureCommand(withdrawCommand, app.env, ...args);

async function detail(): Promise<ExamDetailDto> {
  const { body } = await app.call<ExamPageDto>('/exams');
  return (await app.call<ExamDetailDto>(`/exams/${body.exams[0]?._id}`)).body;
}

async function papers(): Promise<PaperSnapshotDto[]> {
  const { tests } = await detail();
  return Promise.all(
    tests.map(
      async ({ _id }) =>
        (await app.internal<PaperSnapshotDto>(`/internal/papers/${_id}?format=1`)).body,
    ),
  );
}

const idsIn = ({ questions }: PaperSnapshotDto) => questions.map(({ id }) => id);

describe('catalogue:withdraw', () => {
  it.each([
    ['no question', [], 2, 'Name the question by its id.'],
    ['a name', ['made-1'], 2, '"made-1" is not the id of a question.'],
    [
      'an unknown id',
      ['0193a1c0-0000-7000-8000-000000000001'],
      1,
      'There is no question 0193a1c0-0000-7000-8000-000000000001.\nNothing was changed.',
    ],
  ])('refuses %s', async (_what, args, status, reason) => {
    const result = await withdraw(...args);
    expect(result.status).toBe(status);
    expect(result.err).toContain(reason);
  });

  it('takes a question out of every test, and nothing puts it back', async () => {
    const before = await papers();
    const [id = ''] = before[0] ? idsIn(before[0]) : [];
    const text = before[0]?.questions[0]?.question ?? '';
    const having = before.filter((paper) => idsIn(paper).includes(id));
    expect(having.length).toBeGreaterThan(1);

    const dry = await withdraw(id, '--dry-run');
    expect([dry.status, dry.out]).toEqual([0, expect.stringContaining('Nothing was changed.')]);
    expect(await papers()).toEqual(before);

    const { status, out } = await withdraw(id.toUpperCase());
    expect(status).toBe(0);
    expect(out).toContain(`“${text}” (SSC CGL) is withdrawn from ${having.length} tests:\n`);
    for (const { title, questions } of having) {
      expect(out).toContain(`  ${title}: ${questions.length - 1} questions left\n`);
    }
    const after = await papers();
    expect(
      after.map((paper) => [paper.title, paper.version, paper.duration, idsIn(paper)]),
    ).toEqual(
      before.map((paper) => [
        paper.title,
        paper.version + Number(having.includes(paper)),
        paper.duration,
        idsIn(paper).filter((other) => other !== id),
      ]),
    );
    const old = await app.internal<PaperSnapshotDto>(
      `/internal/papers/${having[0]?.testId}/versions/${having[0]?.version}`,
    );
    expect(old.body).toEqual(having[0]);
    const { tests, syllabus } = await detail();
    expect(tests.map(({ questions }) => questions)).toEqual(
      after.map(({ questions }) => questions.length),
    );
    expect(syllabus).toMatchObject([{ questions: 59 }]);

    // The same questions with new ones: a correction of the withdrawn one is stored, and no test gets it.
    await app.import(buildQuestions(90, { explanation: 'Count.' }));
    for (const paper of await papers()) expect(idsIn(paper)).not.toContain(id);
    const exported = await captureCommand(exportCommand, app.env, '--exam', 'SSC CGL');
    expect(exported.out.trim().split('\n')).toHaveLength(89);
    expect(exported.out).not.toContain(text);

    const again = await withdraw(id);
    expect([again.status, again.out]).toEqual([0, expect.stringContaining('was withdrawn before')]);
  });

  it('keeps a question that no test has yet out of the next ones', async () => {
    const size = MIN_TEST_SIZE;
    await app.import(buildQuestions(1, { exam: 'CAT', subject: 'Logic' }, 700), { size });
    const rows: { id: string }[] = await app.dataSource.query(
      `SELECT q.id FROM questions q JOIN exams e ON e.id = q.exam_id WHERE e.name = 'CAT'`,
    );
    const id = rows[0]?.id ?? '';
    expect((await withdraw(id)).out).toContain('is withdrawn from 0 tests.');
    await app.import(buildQuestions(size + 1, { exam: 'CAT', subject: 'Logic' }, 700), { size });
    const placed: { questions: string }[] = await app.dataSource.query(
      `SELECT COUNT(DISTINCT tq.question_id) AS questions FROM test_questions tq
       JOIN questions q ON q.id = tq.question_id JOIN exams e ON e.id = q.exam_id
       WHERE e.name = 'CAT'`,
    );
    expect(Number(placed[0]?.questions)).toBe(size);
    expect(
      await app.dataSource.query('SELECT 1 FROM test_questions WHERE question_id = ?', [id]),
    ).toEqual([]);
  });

  it('leaves no test without questions', async () => {
    const size = MIN_TEST_SIZE;
    await app.import(buildQuestions(size, { exam: 'CLAT', subject: 'Law' }, 900), { size });
    const rows: { id: string }[] = await app.dataSource.query(
      `SELECT q.id FROM questions q JOIN exams e ON e.id = q.exam_id WHERE e.name = 'CLAT'`,
    );
    const results = [];
    for (const { id } of rows) results.push(await withdraw(id));
    expect(results.map(({ status }) => status)).toEqual([...Array<number>(size - 1).fill(0), 1]);
    expect(results.at(-1)?.err).toMatch(
      /^“.*” has no other question that counts\. Import more questions, or archive its exam\.\nNothing was changed\.\n$/,
    );
  });

  it('leaves no test with dropped questions alone', async () => {
    const size = MIN_TEST_SIZE;
    await app.import(buildQuestions(size, { exam: 'MAT', subject: 'Language' }, 1000), { size });
    const rows: { id: string }[] = await app.dataSource.query(
      `SELECT q.id FROM questions q JOIN exams e ON e.id = q.exam_id WHERE e.name = 'MAT'`,
    );
    const [last, ...others] = rows.map(({ id }) => id);
    for (const id of others) {
      const args = ['--question', id, '--award', 'dropped'];
      expect((await captureCommand(awardCommand, app.env, ...args)).status).toBe(0);
    }
    const result = await withdraw(last ?? '');
    expect([result.status, result.err]).toEqual([
      1,
      expect.stringContaining('has no other question that counts.'),
    ]);
  });
});
