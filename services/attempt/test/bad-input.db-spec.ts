import { request } from 'node:http';
import { systemIds } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { idOf, startSystem, progress, type Answer, type TestSystem, type Student } from './app.js';
import { answers, buildPaper } from './builders.js';
import { countRows, rowOf } from './rows.js';

const first = (paper: PaperSnapshot) => paper.questions[0]?.id;
const one = (paper: PaperSnapshot, more: object) => [
  { questionId: first(paper), selectedOption: 0, timeSpent: 0, ...more },
];

/** Responses that are refused, and the field that the refusal names. */
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

/** The same for what a save alone has. */
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

describe('input that is refused', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem(2);
  });
  afterAll(() => system.close());

  /** An attempt with two answers at revision 3. */
  async function begin() {
    const paper = system.catalogue.publish(buildPaper());
    const student = await system.student();
    const attemptId = idOf(await student.post(`/tests/${paper.testId}/start`));
    const path = `/tests/${attemptId}/progress`;
    await student.put(path, progress(answers(paper, { right: 2 }), { revision: 3 }));
    return { paper, student, attemptId, path, submitPath: `/tests/${attemptId}/submit` };
  }

  type Begun = Awaited<ReturnType<typeof begin>>;

  /** Makes a call that is refused, in the one shape, and leaves the attempt's row as it was. */
  async function refused(
    { attemptId }: Pick<Begun, 'attemptId'>,
    status: number,
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    const before = await rowOf(system, attemptId);
    const answer = await call();
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      success: false,
      message: expect.stringMatching(/\S/),
      error: answer.body['message'],
      code: expect.stringMatching(/^[a-z_]+$/),
      requestId: expect.stringMatching(/\S/),
    });
    expect(await rowOf(system, attemptId)).toEqual(before);
    return answer;
  }

  it.each(BAD_RESPONSES)('%s is 400 in a save and in a submit', async (_what, make, path) => {
    const begun = await begin();
    const { student, paper } = begun;
    const responses = make(paper);
    const save = await refused(begun, 400, () =>
      student.put(begun.path, { responses, currentQuestionIndex: 0, timeSpent: 0 }),
    );
    const submit = await refused(begun, 400, () => student.post(begun.submitPath, { responses }));
    for (const { body } of [save, submit]) {
      expect(body['code']).toBe('validation_failed');
      expect(Object.keys(body['fields'] ?? {})).toContain(fieldOf(path));
    }
  });

  it.each(BAD_SAVES)('%s is 400 in a save', async (_what, more, field) => {
    const begun = await begin();
    const { body } = await refused(begun, 400, () =>
      begun.student.put(begun.path, { ...progress([]), ...more }),
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
  ])('a body that is %s is 400 in a save', async (_what, body) => {
    const begun = await begin();
    await refused(begun, 400, () => begun.student.put(begun.path, body));
  });

  it('one bad response among good ones spoils the whole save', async () => {
    const begun = await begin();
    const good = answers(begun.paper, { right: 6 });
    const bad = { questionId: systemIds.uuid(), selectedOption: 0, timeSpent: 1 };
    await refused(begun, 400, () => begun.student.put(begun.path, progress([...good, bad])));
  });

  it('an older revision is 409 with the current state', async () => {
    const begun = await begin();
    for (const revision of [1, 2, 3]) {
      const { body } = await refused(begun, 409, () =>
        begun.student.put(begun.path, progress(answers(begun.paper, { right: 6 }), { revision })),
      );
      expect(body).toMatchObject({
        code: 'revision_conflict',
        current: { revision: 3, currentQuestionIndex: 0, remainingSeconds: 600 },
      });
      expect(body['current']?.['responses']).toHaveLength(2);
    }
  });

  it('a save more than a minute after the deadline is 410, before and after it was graded', async () => {
    const begun = await begin();
    const save = () => begun.student.put(begun.path, progress(answers(begun.paper, { right: 6 })));
    system.clock.advance(661);
    const told = { code: 'attempt_over', answersMissed: true };
    expect((await refused(begun, 410, save)).body).toMatchObject(told);
    await system.sweep();
    expect((await refused(begun, 410, save)).body).toMatchObject(told);
  });

  it('a save after submit is 409, and another submit changes nothing', async () => {
    const begun = await begin();
    await begun.student.post(begun.submitPath);
    const { body } = await refused(begun, 409, () =>
      begun.student.put(begun.path, progress(answers(begun.paper, { right: 6 }))),
    );
    expect(body).toMatchObject({
      code: 'attempt_finished',
      state: 'submitted',
      answersMissed: true,
    });
    const before = await rowOf(system, begun.attemptId);
    const again = await begun.student.post(begun.submitPath, {
      responses: answers(begun.paper, { right: 6 }),
    });
    expect(again).toMatchObject({ status: 200, body: { state: 'submitted', answersMissed: true } });
    const nothingNew = await begun.student.post(begun.submitPath, { responses: [] });
    expect(nothingNew.body['answersMissed']).toBe(false);
    expect(await rowOf(system, begun.attemptId)).toEqual(before);
  });

  it('somebody else’s attempt is 404 for every call', async () => {
    const begun = await begin();
    const other = await system.student();
    const { attemptId, paper } = begun;
    for (const call of [
      () => other.put(begun.path, progress(answers(paper, { right: 6 }))),
      () => other.post(begun.submitPath, { responses: answers(paper, { right: 6 }) }),
      () => other.get(`/tests/${attemptId}/results`),
      () => other.get(`/api/test/results/${attemptId}`),
      // A test's id means the caller's own attempt of it, and there is none.
      () => other.put(`/tests/${paper.testId}/progress`, progress([])),
      () => other.post(`/tests/${paper.testId}/submit`),
      () => other.get(`/tests/${paper.testId}/results`),
    ]) {
      const { body } = await refused(begun, 404, call);
      expect(body['code']).toBe('attempt_not_found');
    }
    expect(await countRows(system, 'attempts', { user_id: other.id })).toBe(0);
  });

  it('a body over 256 KB is 413, and one just below is read', async () => {
    const begun = await begin();
    const { body } = await refused(begun, 413, () =>
      begun.student.put(begun.path, JSON.stringify({ ...progress([]), more: 'a'.repeat(262_144) })),
    );
    expect(body['message']).toMatch(/\S/);
    const full = { ...progress([]), more: 'a'.repeat(262_144 - 100) };
    expect((await begun.student.put(begun.path, full)).status).toBe(200);
    const submit = { responses: [], more: 'a'.repeat(262_144) };
    await refused(begun, 413, () => begun.student.post(begun.submitPath, submit));
  });

  it('an id that is none is 400, and one that nobody has 404', async () => {
    const begun = await begin();
    const { student } = begun;
    for (const id of ['1', 'null', '%27%20OR%201=1', `${begun.attemptId}0`]) {
      await refused(begun, 400, () => student.put(`/tests/${id}/progress`, progress([])));
      await refused(begun, 400, () => student.post(`/tests/${id}/submit`));
      await refused(begun, 400, () => student.post(`/tests/${id}/start`));
      await refused(begun, 400, () => student.get(`/api/test/results/${id}`));
    }
    const nobodys = systemIds.uuid();
    await refused(begun, 404, () => student.put(`/tests/${nobodys}/progress`, progress([])));
    await refused(begun, 404, () => student.post(`/tests/${nobodys}/submit`));
    await refused(begun, 404, () => student.post(`/tests/${nobodys}/start`));
    await refused(begun, 404, () => student.get(`/api/test/results/${nobodys}`));
  });

  it('no token, a forged one and another media type are refused', async () => {
    const begun = await begin();
    const send = async (headers: Record<string, string>, body: string): Promise<Answer> => {
      const response = await fetch(`${system.replicas[0]?.url}${begun.path}`, {
        method: 'PUT',
        headers,
        body,
      });
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as Answer['body'],
      };
    };
    const json = { 'content-type': 'application/json' };
    const save = JSON.stringify(progress(answers(begun.paper, { right: 6 })));
    await refused(begun, 401, () => send(json, save));
    await refused(begun, 401, () => send({ ...json, authorization: 'Bearer a.b.c' }, save));
    const authorization = begun.student.authorization;
    await refused(begun, 415, () => send({ 'content-type': 'text/plain', authorization }, save));
    await refused(begun, 415, () =>
      send({ 'content-type': 'application/x-www-form-urlencoded', authorization }, 'responses=1'),
    );
  });

  it('a save that breaks off midway changes nothing', async () => {
    const begun = await begin();
    const before = await rowOf(system, begun.attemptId);
    await breakOff(begun.student, begun.path);
    const after = await begun.student.put(begun.path, progress([], { revision: 9 }));
    expect(after.status).toBe(200);
    const row = await rowOf(system, begun.attemptId);
    expect(row['responses']).toEqual(before['responses']);
  });

  /** Announces a body, sends half of it, and hangs up. */
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
