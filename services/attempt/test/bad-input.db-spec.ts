import { request } from 'node:http';
import { systemIds } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import {
  idOf,
  progress,
  startSystem,
  type Student,
  type TestResponse,
  type TestSystem,
} from './app.js';
import { answers, buildPaper } from './builders.js';
import { countRows, rowOf } from './rows.js';

const first = (paper: PaperSnapshot) => paper.questions[0]?.id;
const one = (paper: PaperSnapshot, more: object) => [
  { questionId: first(paper), selectedOption: 0, timeSpent: 0, ...more },
];

/** Invalid answers, and the field that the error names. */
const BAD_RESPONSES: [string, (paper: PaperSnapshot) => unknown, string][] = [
  ['an unknown question', (p) => one(p, { questionId: systemIds.uuid() }), '0.questionId'],
  ['a question without id', (p) => one(p, { questionId: undefined }), '0.questionId'],
  ['a question by number', (p) => one(p, { questionId: 1 }), '0.questionId'],
  ['an empty question id', (p) => one(p, { questionId: '' }), '0.questionId'],
  ['an endless question id', (p) => one(p, { questionId: 'x'.repeat(65) }), '0.questionId'],
  ['the name of a prototype', (p) => one(p, { questionId: '__proto__' }), '0.questionId'],
  ['an unknown option', (p) => one(p, { selectedOption: 4 }), '0.selectedOption'],
  ['a negative option', (p) => one(p, { selectedOption: -1 }), '0.selectedOption'],
  ['half an option', (p) => one(p, { selectedOption: 0.5 }), '0.selectedOption'],
  ['an option as text', (p) => one(p, { selectedOption: '1' }), '0.selectedOption'],
  ['an option as truth', (p) => one(p, { selectedOption: true }), '0.selectedOption'],
  ['a list of options', (p) => one(p, { selectedOption: [1] }), '0.selectedOption'],
  ['an option that is cleared', (p) => one(p, { cleared: true }), '0.cleared'],
  ['a clear that is no boolean', (p) => one(p, { cleared: 1 }), '0.cleared'],
  ['a question twice', (p) => [...one(p, {}), ...one(p, { selectedOption: 1 })], '1.questionId'],
  ['a negative time', (p) => one(p, { timeSpent: -1 }), '0.timeSpent'],
  ['a fractional time', (p) => one(p, { timeSpent: 1.5 }), '0.timeSpent'],
  ['a time over a day', (p) => one(p, { timeSpent: 86_401 }), '0.timeSpent'],
  ['a time as text', (p) => one(p, { timeSpent: '10' }), '0.timeSpent'],
  ['an endless time', (p) => one(p, { timeSpent: 1e300 }), '0.timeSpent'],
  ['a fractional changedAt', (p) => one(p, { changedAt: 0.5 }), '0.changedAt'],
  ['a negative changedAt', (p) => one(p, { changedAt: -1 }), '0.changedAt'],
  ['a changedAt beyond 32 bits', (p) => one(p, { changedAt: 2 ** 32 }), '0.changedAt'],
  ['a mark that is no boolean', (p) => one(p, { marked: 'yes' }), '0.marked'],
  ['a visit that is no boolean', (p) => one(p, { visited: 1 }), '0.visited'],
  ['a response that is null', () => [null], '0'],
  ['a response that is a list', () => [[]], '0'],
  ['responses that are no list', () => ({}), ''],
  ['responses as text', () => '[]', ''],
  ['more responses than any paper', (p) => Array.from({ length: 1001 }, () => one(p, {})[0]), ''],
];

const fieldOf = (path: string): string => (path === '' ? 'responses' : `responses.${path}`);

/** The same for the fields that only a save has. */
const BAD_SAVES: [string, object, string][] = [
  ['no responses', { responses: undefined }, 'responses'],
  ['a whole time over a day', { timeSpent: 86_401 }, 'timeSpent'],
  ['a negative whole time', { timeSpent: -1 }, 'timeSpent'],
  ['a fractional whole time', { timeSpent: 0.1 }, 'timeSpent'],
  ['no whole time', { timeSpent: undefined }, 'timeSpent'],
  ['a place beyond the paper', { currentQuestionIndex: 6 }, 'currentQuestionIndex'],
  ['a negative place', { currentQuestionIndex: -1 }, 'currentQuestionIndex'],
  ['a fractional place', { currentQuestionIndex: 0.5 }, 'currentQuestionIndex'],
  ['no place', { currentQuestionIndex: undefined }, 'currentQuestionIndex'],
  ['a revision of zero', { revision: 0 }, 'revision'],
  ['a revision as text', { revision: '2' }, 'revision'],
  ['a fractional revision', { revision: 1.5 }, 'revision'],
  ['a revision beyond all saves', { revision: 2_000_000_001 }, 'revision'],
];

describe('invalid input', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem(2);
  });
  afterAll(() => system.close());

  /** An attempt with two answers at revision 3. */
  async function startAttempt() {
    const paper = system.catalogue.publish(buildPaper());
    const student = await system.student();
    const attemptId = idOf(await student.post(`/tests/${paper.testId}/start`));
    const path = `/tests/${attemptId}/progress`;
    await student.put(path, progress(answers(paper, { right: 2 }), { revision: 3 }));
    return { paper, student, attemptId, path, submitPath: `/tests/${attemptId}/submit` };
  }

  type Started = Awaited<ReturnType<typeof startAttempt>>;

  /** Makes a call that must fail with the common error body and leave the attempt's row unchanged. */
  async function refused(
    { attemptId }: Pick<Started, 'attemptId'>,
    status: number,
    call: () => Promise<TestResponse>,
  ): Promise<TestResponse> {
    const before = await rowOf(system, attemptId);
    const response = await call();
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({
      success: false,
      message: expect.stringMatching(/\S/),
      error: response.body['message'],
      code: expect.stringMatching(/^[a-z_]+$/),
      requestId: expect.stringMatching(/\S/),
    });
    expect(await rowOf(system, attemptId)).toEqual(before);
    return response;
  }

  it.each(BAD_RESPONSES)('%s: 400 in a save and in a submit', async (_what, make, path) => {
    const started = await startAttempt();
    const { student, paper } = started;
    const responses = make(paper);
    const save = await refused(started, 400, () =>
      student.put(started.path, { responses, currentQuestionIndex: 0, timeSpent: 0 }),
    );
    const submit = await refused(started, 400, () =>
      student.post(started.submitPath, { responses }),
    );
    for (const { body } of [save, submit]) {
      expect(body['code']).toBe('validation_failed');
      expect(Object.keys(body['fields'] ?? {})).toContain(fieldOf(path));
    }
  });

  it.each(BAD_SAVES)('%s: 400 in a save', async (_what, more, field) => {
    const started = await startAttempt();
    const { body } = await refused(started, 400, () =>
      started.student.put(started.path, { ...progress([]), ...more }),
    );
    expect(Object.keys(body['fields'] ?? {})).toContain(field);
  });

  it.each([
    ['a list', '[]'],
    ['a number', '7'],
    ['a text', '"save"'],
    ['nothing', 'null'],
    ['broken off', '{"responses":'],
    ['no JSON', 'responses=1'],
  ])('a body that is %s: 400 in a save', async (_what, body) => {
    const started = await startAttempt();
    await refused(started, 400, () => started.student.put(started.path, body));
  });

  it('one invalid answer among valid ones: the whole save is rejected', async () => {
    const started = await startAttempt();
    const good = answers(started.paper, { right: 6 });
    const bad = { questionId: systemIds.uuid(), selectedOption: 0, timeSpent: 1 };
    await refused(started, 400, () => started.student.put(started.path, progress([...good, bad])));
  });

  it('an older revision: 409 with the current state', async () => {
    const started = await startAttempt();
    for (const revision of [1, 2, 3]) {
      const { body } = await refused(started, 409, () =>
        started.student.put(
          started.path,
          progress(answers(started.paper, { right: 6 }), { revision }),
        ),
      );
      expect(body).toMatchObject({
        code: 'revision_conflict',
        current: { revision: 3, currentQuestionIndex: 0, remainingSeconds: 600 },
      });
      expect(body['current']?.['responses']).toHaveLength(2);
    }
  });

  it('a save more than a minute after the deadline: 410, before and after the grading', async () => {
    const started = await startAttempt();
    const save = () =>
      started.student.put(started.path, progress(answers(started.paper, { right: 6 })));
    system.clock.advance(661);
    const expected = { code: 'attempt_over', answersMissed: true };
    expect((await refused(started, 410, save)).body).toMatchObject(expected);
    await system.sweep();
    expect((await refused(started, 410, save)).body).toMatchObject(expected);
  });

  it('a save after the submit: 409; another submit changes nothing', async () => {
    const started = await startAttempt();
    await started.student.post(started.submitPath);
    const { body } = await refused(started, 409, () =>
      started.student.put(started.path, progress(answers(started.paper, { right: 6 }))),
    );
    expect(body).toMatchObject({
      code: 'attempt_finished',
      state: 'submitted',
      answersMissed: true,
    });
    const before = await rowOf(system, started.attemptId);
    const again = await started.student.post(started.submitPath, {
      responses: answers(started.paper, { right: 6 }),
    });
    expect(again).toMatchObject({ status: 200, body: { state: 'submitted', answersMissed: true } });
    const nothingNew = await started.student.post(started.submitPath, { responses: [] });
    expect(nothingNew.body['answersMissed']).toBe(false);
    expect(await rowOf(system, started.attemptId)).toEqual(before);
  });

  it('an attempt of another student: 404 for every call', async () => {
    const started = await startAttempt();
    const other = await system.student();
    const { attemptId, paper } = started;
    for (const call of [
      () => other.put(started.path, progress(answers(paper, { right: 6 }))),
      () => other.post(started.submitPath, { responses: answers(paper, { right: 6 }) }),
      () => other.get(`/tests/${attemptId}/results`),
      () => other.get(`/api/test/results/${attemptId}`),
      // A test's id stands for the caller's own attempt, and there is none.
      () => other.put(`/tests/${paper.testId}/progress`, progress([])),
      () => other.post(`/tests/${paper.testId}/submit`),
      () => other.get(`/tests/${paper.testId}/results`),
    ]) {
      const { body } = await refused(started, 404, call);
      expect(body['code']).toBe('attempt_not_found');
    }
    expect(await countRows(system, 'attempts', { user_id: other.id })).toBe(0);
  });

  it('a body over 256 KB: 413; one just below is accepted', async () => {
    const started = await startAttempt();
    const { body } = await refused(started, 413, () =>
      started.student.put(
        started.path,
        JSON.stringify({ ...progress([]), more: 'a'.repeat(262_144) }),
      ),
    );
    expect(body['message']).toMatch(/\S/);
    const full = { ...progress([]), more: 'a'.repeat(262_144 - 100) };
    expect((await started.student.put(started.path, full)).status).toBe(200);
    const submit = { responses: [], more: 'a'.repeat(262_144) };
    await refused(started, 413, () => started.student.post(started.submitPath, submit));
  });

  it('a malformed or unknown id: 404 with the same error', async () => {
    const started = await startAttempt();
    const { student } = started;
    const ids = ['1', 'null', '%27%20OR%201=1', `${started.attemptId}0`, systemIds.uuid()];
    for (const id of ids) {
      const responses = [
        await refused(started, 404, () => student.put(`/tests/${id}/progress`, progress([]))),
        await refused(started, 404, () => student.post(`/tests/${id}/submit`)),
        await refused(started, 404, () => student.post(`/tests/${id}/start`)),
        await refused(started, 404, () => student.get(`/api/test/results/${id}`)),
      ];
      expect(responses.map(({ body }) => body['code'])).toEqual([
        'attempt_not_found',
        'attempt_not_found',
        'test_not_found',
        'attempt_not_found',
      ]);
    }
  });

  it('no token, a forged one, another media type: rejected', async () => {
    const started = await startAttempt();
    const send = async (headers: Record<string, string>, body: string): Promise<TestResponse> => {
      const response = await fetch(`${system.replicas[0]?.url}${started.path}`, {
        method: 'PUT',
        headers,
        body,
      });
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as TestResponse['body'],
      };
    };
    const json = { 'content-type': 'application/json' };
    const save = JSON.stringify(progress(answers(started.paper, { right: 6 })));
    await refused(started, 401, () => send(json, save));
    await refused(started, 401, () => send({ ...json, authorization: 'Bearer a.b.c' }, save));
    const authorization = started.student.authorization;
    await refused(started, 415, () => send({ 'content-type': 'text/plain', authorization }, save));
    await refused(started, 415, () =>
      send({ 'content-type': 'application/x-www-form-urlencoded', authorization }, 'responses=1'),
    );
  });

  it('a save whose connection breaks: changes nothing', async () => {
    const started = await startAttempt();
    const before = await rowOf(system, started.attemptId);
    await breakOff(started.student, started.path);
    const after = await started.student.put(started.path, progress([], { revision: 9 }));
    expect(after.status).toBe(200);
    const row = await rowOf(system, started.attemptId);
    expect(row['responses']).toEqual(before['responses']);
  });

  /** Announces a body, sends half of it, and closes the connection. */
  function breakOff(student: Student, path: string): Promise<void> {
    return new Promise((resolve) => {
      const call = request(`${system.replicas[0]?.url}${path}`, {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          'content-length': '500',
          authorization: student.authorization,
        },
      });
      call.on('error', () => resolve());
      call.write('{"responses":[', () => call.destroy(new Error('hung up')));
    });
  }
});
