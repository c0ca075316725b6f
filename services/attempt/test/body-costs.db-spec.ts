import { SERVICE_CREDENTIAL_HEADER, systemIds } from '@abhyas/service-kit';
import {
  bodyRoutes,
  expectedCosts,
  measureBodies,
  printCostliest,
  requestJson,
  type BodyCall,
  type BodyCosts,
  type SendBody,
} from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { idOf, progress, startSystem, type Student, type TestSystem } from './app.js';
import { answers, buildPaper } from './builders.js';

// Each test sends hundreds of bodies.

const UNKNOWN = '00000000-0000-7000-8000-00000000dead';
const MAX_ANSWERS = 1_000;

/** Bodies with the maximum number of answers, and with more. */
const responses = (count: number, of: (index: number) => unknown): string =>
  JSON.stringify(progress(Array.from({ length: count }, (_, index) => of(index)) as object[]));

const crowded: Record<string, string> = {
  'empty responses': responses(MAX_ANSWERS, () => ({})),
  'too many empty responses': responses(8_000, () => ({})),
  'responses that are none': responses(MAX_ANSWERS, () => 7),
  'too many that are none': responses(8_000, () => 7),
  'all wrong': responses(MAX_ANSWERS, () => ({
    questionId: 7,
    selectedOption: 'x',
    timeSpent: -1,
    marked: 7,
    visited: 7,
    changedAt: 0.5,
  })),
  'the last one wrong': responses(MAX_ANSWERS, (index) => ({
    questionId: index < MAX_ANSWERS - 1 ? `question-${index}` : 7,
  })),
  'unknown questions': responses(MAX_ANSWERS, (index) => ({ questionId: `question-${index}` })),
  'the longest names of questions': responses(MAX_ANSWERS, (index) => ({
    questionId: String(index).padEnd(64, '\u0316\u0301'),
  })),
  'unknown members': responses(MAX_ANSWERS, (index) => ({
    questionId: `question-${index}`,
    ...Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`member-${index}-${n}`, n])),
  })),
};

const report = {
  kind: 'error',
  remote: 'shell',
  version: '1',
  message: 'x',
  page: '/',
  count: 1,
};
/** Clean text of the maximum length costs most. */
const LONG = 'अ\u200D'.repeat(1_000);
const ids = Array.from({ length: 100 }, () => systemIds.uuid());

/** The routes whose bodies name no attempt, and the routes that parse a body which they do not declare. */
const calls: BodyCall[] = [
  {
    route: 'POST /api/test/browser-reports',
    body: { reports: [report] },
    kilobytes: 4,
    status: 204,
    own: { 'ten reports': JSON.stringify({ reports: Array.from({ length: 10 }, () => report) }) },
  },
  {
    route: 'POST /internal/tests/attempted',
    body: { testIds: ['x'] },
    own: {
      'as many tests as accepted': JSON.stringify({ testIds: [...ids.slice(1), 'x'] }),
      'one test too many': JSON.stringify({ testIds: [...ids, 'x'] }),
    },
  },
  {
    route: 'DELETE /api/user/bookmarks/:questionId',
    path: `/api/user/bookmarks/${UNKNOWN}`,
    body: {},
    status: 404,
  },
  {
    route: 'PUT /api/user/bookmarks/:questionId',
    path: `/api/user/bookmarks/${UNKNOWN}`,
    body: { attemptId: UNKNOWN, note: 'Look again' },
    kilobytes: 64,
    status: 404,
    own: { 'the longest note': JSON.stringify({ attemptId: UNKNOWN, note: LONG }) },
  },
  {
    route: 'PUT /api/user/question-reports/:questionId',
    path: `/api/user/question-reports/${UNKNOWN}`,
    body: { attemptId: UNKNOWN, reason: 'other', text: 'Why?' },
    kilobytes: 64,
    status: 404,
    own: {
      'the longest text': JSON.stringify({ attemptId: UNKNOWN, reason: 'other', text: LONG }),
    },
  },
  { route: 'POST /internal/users/data', body: { userId: 'x', email: 'asha@example.com' } },
  {
    route: 'POST /internal/users/erase',
    body: { userId: 'x', email: 'asha@example.com', before: '2026-11-21' },
  },
  {
    route: 'POST /tests/:testId/start',
    path: `/tests/${UNKNOWN}/start`,
    body: {},
    status: 404,
  },
];

/** In this order, because no save follows a submit. */
const answerRoutes = ['PUT /tests/:id/progress', 'POST /tests/:id/submit'];

describe('the cost of a body', () => {
  let system: TestSystem;
  let student: Student;
  let ordinary: Record<string, unknown>;
  let attemptId: string;
  let send: SendBody;

  beforeAll(async () => {
    system = await startSystem();
    const paper = system.catalogue.publish(buildPaper({ size: 20 }));
    student = await system.student();
    attemptId = idOf(await student.post(`/tests/${paper.testId}/start`));
    ordinary = { ...progress(answers(paper, { right: 10, wrong: 10 })) };
    const [replica] = system.replicas;
    let sent = 0;
    send = async (method, path, body) => {
      sent += 1;
      const headers = {
        authorization: student.authorization,
        [SERVICE_CREDENTIAL_HEADER]: system.config.SERVICE_CREDENTIAL,
        'x-real-ip': `10.0.${sent >> 8}.${sent & 255}`,
      };
      return (await requestJson(`${replica?.url}${path}`, { method, headers, body })).status;
    };
  });
  afterAll(async () => {
    printCostliest(measured);
    await system.close();
  });

  const measured: BodyCosts[] = [];
  const measure = async (call: BodyCall): Promise<BodyCosts> => {
    const [replica] = system.replicas;
    if (!replica) throw new Error('The system has no replica.');
    const costs = await measureBodies(replica.app, call, send);
    measured.push(costs);
    return costs;
  };

  it('is measured at all routes', () => {
    const tested = [...calls.map(({ route }) => route), ...answerRoutes];
    const routes = system.replicas.flatMap(({ app }) => bodyRoutes(app));
    expect(tested.toSorted()).toEqual(routes.map(({ route }) => route));
  });

  it.each(calls)('is at $route never much higher than that of an ordinary one', async (call) => {
    expect(await measure(call)).toMatchObject(expectedCosts(call));
  });

  it.each(answerRoutes)(
    'is at %s never much higher than that of an ordinary one',
    async (route) => {
      const path = route.replace(/^\w+ /, '').replace(':id', attemptId);
      const call = { route, path, body: ordinary, kilobytes: 256, status: 200, own: crowded };
      if (path.endsWith('submit')) await student.call('POST', path);
      expect(await measure(call)).toMatchObject(expectedCosts(call));
    },
  );
});
