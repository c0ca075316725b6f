import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { idOf, progress, startSystem, type Body, type Student, type TestSystem } from './app.js';
import { answers, buildPaper } from './builders.js';

describe('saving progress', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem(2);
  });
  afterAll(() => system.close());

  async function startAttempt(paper: PaperSnapshot = buildPaper()) {
    system.catalogue.publish(paper);
    const student = await system.student();
    const { body } = await student.post(`/tests/${paper.testId}/start`);
    const attemptId = idOf({ body });
    return { paper, student, attemptId, path: `/tests/${attemptId}/progress` };
  }

  async function saved(student: Student, paper: PaperSnapshot): Promise<Body> {
    return (await student.post(`/tests/${paper.testId}/start`)).body;
  }

  it('accepts the specification’s payload and returns revision and remaining time', async () => {
    const { paper, student, path } = await startAttempt();
    system.clock.advance(30);
    const first = await student.put(path, progress(answers(paper, { right: 1 })));
    expect(first).toMatchObject({
      status: 200,
      body: {
        success: true,
        revision: 1,
        remainingSeconds: 570,
        savedAt: system.clock.now().toISOString(),
      },
    });
    const second = await student.put(path, progress(answers(paper, { right: 2 })));
    expect(second.body['revision']).toBe(2);
  });

  it('accepts a test’s id for the caller’s open attempt of it', async () => {
    const { paper, student } = await startAttempt();
    const response = await student.put(`/tests/${paper.testId}/progress`, progress([]));
    expect(response.status).toBe(200);
  });

  it('takes an answer back when it is cleared, whichever device saves last', async () => {
    const { paper, student, attemptId, path } = await startAttempt();
    const [key, other] = answers(paper, { right: 2 }, 5);
    const questionId = paper.questions[0]?.id;
    system.clock.advance(30);
    const save = (response: object) =>
      student.put(
        path,
        progress([
          { ...key, ...response },
          { ...other, changedAt: 1 },
        ]),
      );
    const clear = { selectedOption: null, cleared: true };
    await save({ changedAt: 1000 });
    expect(await save({ ...clear, changedAt: 2000 })).toMatchObject({ status: 200 });
    // A device that was offline saves what it had before.
    expect(await save({ changedAt: 1500 })).toMatchObject({ status: 200 });
    const { responses } = await saved(student, paper);
    const taken = { questionId, ...clear, visited: true, changedAt: 2000 };
    expect(responses?.[0]).toMatchObject(taken);
    expect(responses?.[1]).toMatchObject({ selectedOption: other?.selectedOption });
    expect(responses?.[1]).not.toHaveProperty('cleared');

    const submitted = await student.post(`/tests/${attemptId}/submit`);
    expect(submitted.body).toMatchObject({ answersMissed: false });
    const { body } = await student.get(`/api/test/results/${attemptId}`);
    expect(body['testAttempt']).toMatchObject({ answered: 1, correctAnswers: 1 });
    expect(body['detailedResults']?.[0]).toMatchObject({ selectedOption: null, isCorrect: false });
  });

  it('never deletes: absent questions and null options do not change answers', async () => {
    const { paper, student, path } = await startAttempt();
    await student.put(path, progress(answers(paper, { right: 3 }, 40), { revision: 1 }));
    await student.put(
      path,
      progress([{ questionId: paper.questions[0]?.id, selectedOption: null, timeSpent: 5 }], {
        revision: 2,
      }),
    );
    const { responses } = await saved(student, paper);
    expect(responses).toHaveLength(3);
    for (const [index, response] of [...(responses ?? [])].entries()) {
      expect(response).toMatchObject({
        selectedOption: paper.questions[index]?.correct,
        timeSpent: 40,
      });
    }
  });

  it('refuses an older revision with the current state to merge with', async () => {
    const { paper, student, path } = await startAttempt();
    await student.put(
      path,
      progress(answers(paper, { right: 2 }), { revision: 5, currentQuestionIndex: 1 }),
    );
    for (const revision of [4, 5]) {
      const stale = await student.put(
        path,
        progress(answers(paper, { right: 0, wrong: 2 }), { revision }),
      );
      expect(stale.status).toBe(409);
      expect(stale.body).toMatchObject({
        success: false,
        code: 'revision_conflict',
        current: { revision: 5, currentQuestionIndex: 1, remainingSeconds: 600 },
      });
      expect(stale.body['current']?.['responses']).toHaveLength(2);
    }
    const merged = await student.put(path, progress(answers(paper, { right: 3 }), { revision: 6 }));
    expect(merged.status).toBe(200);
  });

  it('acknowledges the last save once more when another replica gets it again', async () => {
    const { paper, student, path } = await startAttempt();
    system.clock.advance(10);
    const body = progress(answers(paper, { right: 2 }), { revision: 5, currentQuestionIndex: 1 });
    const { savedAt } = (await student.put(path, body)).body;
    system.clock.advance(5);
    for (let replica = 0; replica < 2; replica += 1) {
      expect(await student.put(path, body)).toMatchObject({
        status: 200,
        body: { success: true, revision: 5, remainingSeconds: 585, savedAt },
      });
    }
    const other = progress(answers(paper, { right: 2 }), { revision: 5, currentQuestionIndex: 0 });
    expect((await student.put(path, other)).status).toBe(409);
    expect((await saved(student, paper))['revision']).toBe(5);
  });

  it.each<[kind: string, times: object]>([
    ['with times of change', { changedAt: 9000 }],
    ['without times of change', {}],
  ])('acknowledges a save of one answer once more, %s', async (_kind, times) => {
    const { paper, student, path } = await startAttempt();
    system.clock.advance(10);
    await student.put(path, progress(answers(paper, { right: 4 }), { revision: 1 }));
    const [changed] = answers(paper, { right: 0, wrong: 1 });
    const body = progress([{ ...changed, ...times }], { revision: 2 });
    const first = await student.put(path, body);
    system.clock.advance(5);
    for (let replica = 0; replica < 2; replica += 1) {
      expect(await student.put(path, body)).toMatchObject({
        status: 200,
        body: { revision: 2, savedAt: first.body['savedAt'] },
      });
    }
  });

  it.each<[what: string, second: (first: object[]) => object[]]>([
    ['no answers', () => []],
    ['fewer answers', (first) => first.slice(1)],
    ['older answers', (first) => first.map((one) => ({ ...one, selectedOption: 3, changedAt: 1 }))],
    ['the same answers at another time', (first) => first.map((one) => ({ ...one, changedAt: 1 }))],
    ['the same answers, less time', (first) => first.map((one) => ({ ...one, timeSpent: 1 }))],
  ])('tells another device at the same revision that sends %s', async (_what, second) => {
    const { paper, student, path } = await startAttempt();
    system.clock.advance(10);
    const first = answers(paper, { right: 3 }).map((one) => ({ ...one, changedAt: 5000 }));
    expect((await student.put(path, progress(first, { revision: 1 }))).status).toBe(200);
    for (let replica = 0; replica < 2; replica += 1) {
      const other = await student.put(path, progress(second(first), { revision: 1 }));
      expect(other).toMatchObject({
        status: 409,
        body: {
          code: 'revision_conflict',
          current: { revision: 1, responses: first, currentQuestionIndex: 0 },
        },
      });
    }
    expect((await student.put(path, progress(first, { revision: 1 }))).status).toBe(200);
  });

  it('tells one of two devices that save at the same time, also if it has no answer', async () => {
    const { paper, student, path } = await startAttempt();
    const [one, other] = await Promise.all([
      student.put(path, progress(answers(paper, { right: 3 }), { revision: 1 })),
      student.put(path, progress([], { revision: 1 })),
    ]);
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
  });

  it('acknowledges both of two equal saves that arrive at the same time', async () => {
    const { paper, student, path } = await startAttempt();
    const body = progress(answers(paper, { right: 2 }), { revision: 1 });
    const both = await Promise.all([student.put(path, body), student.put(path, body)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('keeps the later answer to a question, by changedAt', async () => {
    const { paper, student, path } = await startAttempt();
    system.clock.advance(60);
    const [question] = paper.questions;
    const answer = (selectedOption: number, changedAt: number) => ({
      questionId: question?.id,
      selectedOption,
      timeSpent: 1,
      changedAt,
    });
    await student.put(path, progress([answer(2, 30_000)], { revision: 1 }));
    await student.put(path, progress([answer(3, 20_000)], { revision: 2 }));
    expect((await saved(student, paper))['responses']?.[0]).toMatchObject({ selectedOption: 2 });
    await student.put(path, progress([answer(1, 30_001)], { revision: 3 }));
    expect((await saved(student, paper))['responses']?.[0]).toMatchObject({ selectedOption: 1 });
  });

  it('loses nothing when twenty saves run in parallel over two replicas', async () => {
    const paper = buildPaper({ size: 20 });
    const { student, path } = await startAttempt(paper);
    const saves = await Promise.all(
      paper.questions.map((question) =>
        student.put(
          path,
          progress([{ questionId: question.id, selectedOption: question.correct, timeSpent: 1 }]),
        ),
      ),
    );
    expect(saves.map(({ status }) => status)).toEqual(saves.map(() => 200));
    expect(saves.map(({ body }) => Number(body['revision'])).toSorted((a, b) => a - b)).toEqual(
      paper.questions.map((_, index) => index + 1),
    );
    const { responses } = await saved(student, paper);
    expect([...(responses ?? [])].map((response) => response['selectedOption'])).toEqual(
      paper.questions.map((question) => question.correct),
    );
  });

  it('accepts only increasing revisions of twenty parallel saves, and stores all it accepted', async () => {
    const paper = buildPaper({ size: 20 });
    const { student, path } = await startAttempt(paper);
    const saves = await Promise.all(
      paper.questions.map((question, index) =>
        student.put(
          path,
          progress([{ questionId: question.id, selectedOption: 0, timeSpent: 1 }], {
            revision: index + 1,
          }),
        ),
      ),
    );
    expect(new Set(saves.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { responses, revision } = await saved(student, paper);
    expect(revision).toBe(20);
    const stored = new Set(
      [...(responses ?? [])].filter(hasAnswer).map((one) => one['questionId']),
    );
    const accepted = paper.questions.filter((_, index) => saves[index]?.status === 200);
    expect(stored).toEqual(new Set(accepted.map((question) => question.id)));
  });

  it.each([
    ['2 s before the deadline', 598, 200],
    ['at the deadline', 600, 200],
    ['59 s after', 659, 200],
    ['60 s after', 660, 200],
    ['61 s after', 661, 410],
  ])('%s: after %i s the status is %i', async (_when, seconds, status) => {
    const { paper, student, path } = await startAttempt();
    system.clock.advance(seconds);
    const response = await student.put(path, progress(answers(paper, { right: 1 })));
    expect(response.status).toBe(status);
    if (status === 200) expect(response.body['remainingSeconds']).toBe(Math.max(0, 600 - seconds));
    else expect(response.body['code']).toBe('attempt_over');
  });

  it('refuses saves to a finished attempt, 409 after submit and 410 after expiry', async () => {
    const submitted = await startAttempt();
    await submitted.student.post(`/tests/${submitted.attemptId}/submit`);
    for (const id of [submitted.attemptId, submitted.paper.testId]) {
      expect(await submitted.student.put(`/tests/${id}/progress`, progress([]))).toMatchObject({
        status: 409,
        body: { code: 'attempt_finished', state: 'submitted', answersMissed: false },
      });
    }
    const expired = await startAttempt();
    system.clock.advance(661);
    await system.sweep();
    expect(await expired.student.put(expired.path, progress([]))).toMatchObject({ status: 410 });
  });

  it('hides other students’ attempts', async () => {
    const { paper, path } = await startAttempt();
    const other = await system.student();
    const response = await other.put(path, progress(answers(paper, { right: 1 })));
    expect(response).toMatchObject({ status: 404, body: { code: 'attempt_not_found' } });
  });
});

function hasAnswer(response: Body): boolean {
  return typeof response['selectedOption'] === 'number';
}
