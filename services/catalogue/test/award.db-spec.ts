import { captureCommand } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { awardCommand } from '../src/commands/award-question.js';
import { withdrawCommand } from '../src/commands/withdraw-question.js';
import type { ExamDetailDto, ExamPageDto } from '../src/exams/exams.dto.js';
import { MIN_TEST_SIZE } from '../src/import/rules/plan-tests.js';
import type { PaperSnapshotDto } from '../src/papers/papers.dto.js';
import { CatalogueApp } from './app.js';
import { buildQuestions } from './builders.js';

const UNKNOWN = '0193a1c0-0000-7000-8000-000000000001';

let app: CatalogueApp;

beforeAll(async () => {
  app = await CatalogueApp.start();
  await app.import(buildQuestions(60));
});
afterAll(() => app?.close());

const award = (...args: string[]) => captureCommand(awardCommand, app.env, ...args);

async function papers(exam = 'SSC CGL'): Promise<PaperSnapshotDto[]> {
  const { body } = await app.call<ExamPageDto>('/exams');
  const found = body.exams.find(({ name }) => name === exam);
  const { tests } = (await app.call<ExamDetailDto>(`/exams/${found?._id}`)).body;
  return Promise.all(
    tests.map(
      async ({ _id }) =>
        (await app.internal<PaperSnapshotDto>(`/internal/papers/${_id}?format=1`)).body,
    ),
  );
}

const awardsIn = ({ questions }: PaperSnapshotDto) =>
  questions.flatMap(({ id, award: given }) => (given ? [[id, given]] : []));

/** The papers that have the question, of all papers. */
const having = (all: readonly PaperSnapshotDto[], id: string) =>
  all.filter(({ questions }) => questions.some((question) => question.id === id));

describe('catalogue:award', () => {
  it('refuses unknown questions and tests, and names those that have the question', async () => {
    expect(await award('--question', UNKNOWN, '--award', 'bonus')).toMatchObject({
      status: 1,
      err: `There is no question ${UNKNOWN}.\nNothing was changed.\n`,
    });
    const [paper] = await papers();
    const id = paper?.questions[0]?.id ?? '';
    const { status, err } = await award('--question', id, '--award', 'bonus', '--test', UNKNOWN);
    expect(status).toBe(1);
    expect(err).toContain(`Test ${UNKNOWN} does not have the question. These tests have it:\n`);
    expect(err).toContain(`  ${paper?.testId}  ${paper?.title}\n`);
  });

  it('gives a question an award in all its tests, again without effect, and takes it back', async () => {
    const before = await papers();
    const id = before[0]?.questions[0]?.id ?? '';
    const tests = having(before, id);
    expect(tests.length).toBeGreaterThan(1);

    const dry = await award('--question', id, '--award', 'bonus', '--dry-run');
    expect([dry.status, dry.out]).toEqual([0, expect.stringContaining('Nothing was changed.')]);
    expect(await papers()).toEqual(before);

    const { status, out } = await award('--question', id.toUpperCase(), '--award', 'bonus');
    expect(status).toBe(0);
    expect(out).toContain(`(SSC CGL) is a bonus question in ${tests.length} tests:\n`);
    for (const { testId, title } of tests) expect(out).toContain(`  ${testId}  ${title}\n`);
    const after = await papers();
    expect(after).toEqual(
      before.map((paper) =>
        tests.includes(paper)
          ? {
              ...paper,
              version: paper.version + 1,
              questions: paper.questions.map((question) =>
                question.id === id ? { ...question, award: 'bonus' } : question,
              ),
            }
          : paper,
      ),
    );
    const old = await app.internal<PaperSnapshotDto>(
      `/internal/papers/${tests[0]?.testId}/versions/${tests[0]?.version}`,
    );
    expect(old.body).toEqual(tests[0]);

    const again = await award('--question', id, '--award', 'bonus');
    expect([again.status, again.out]).toEqual([
      0,
      expect.stringContaining(`is a bonus question in ${tests.length} tests already.`),
    ]);
    expect(await papers()).toEqual(after);

    expect((await award('--question', id, '--award', 'none')).status).toBe(0);
    expect((await papers()).flatMap(awardsIn)).toEqual([]);
    const kept = await app.internal<PaperSnapshotDto>(
      `/internal/papers/${tests[0]?.testId}/versions/${(tests[0]?.version ?? 0) + 1}`,
    );
    expect(awardsIn(kept.body)).toEqual([[id, 'bonus']]);
  });

  it('gives it in one test, which keeps it with corrections and withdrawals', async () => {
    const before = await papers();
    const [first, other] = before[0]?.questions ?? [];
    const id = first?.id ?? '';
    const [one, ...others] = having(before, id);
    const testId = one?.testId ?? '';
    const { out } = await award('--question', id, '--award', 'dropped', '--test', testId);
    expect(out).toContain('is dropped in 1 test:\n');
    const all = await award('--question', id, '--award', 'dropped', '--dry-run');
    expect(all.out).toContain(`would be dropped in ${others.length} test`);
    expect(all.out).toContain('In 1 test it was like this before.');

    await app.import(buildQuestions(60, { explanation: 'Count.' }));
    await captureCommand(withdrawCommand, app.env, other?.id ?? '');
    const after = await papers();
    const paper = after.find((it) => it.testId === testId);
    expect(paper?.version).toBe((one?.version ?? 0) + 3);
    expect(paper && awardsIn(paper)).toEqual([[id, 'dropped']]);
    expect(after.filter((it) => it.testId !== testId).flatMap(awardsIn)).toEqual([]);

    await captureCommand(withdrawCommand, app.env, id);
    expect(await award('--question', id, '--award', 'none')).toMatchObject({
      status: 1,
      err: `No test has question ${id} now, so there is nothing to mark.\nNothing was changed.\n`,
    });
  });

  it('leaves no test without a question that counts', async () => {
    const size = MIN_TEST_SIZE;
    await app.import(buildQuestions(size, { exam: 'CLAT', subject: 'Law' }, 900), { size });
    const [paper] = await papers('CLAT');
    const results = [];
    for (const { id } of paper?.questions ?? []) {
      results.push(await award('--question', id, '--award', 'dropped'));
    }
    expect(results.map(({ status }) => status)).toEqual([...Array<number>(size - 1).fill(0), 1]);
    expect(results.at(-1)?.err).toMatch(
      /^“.*” would have no question that counts\. .* --award bonus\.\nNothing was changed\.\n$/,
    );
    const last = paper?.questions.at(-1)?.id ?? '';
    expect((await award('--question', last, '--award', 'bonus')).status).toBe(0);
  });
});
