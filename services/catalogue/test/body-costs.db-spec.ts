import {
  bodyRoutes,
  expectedCosts,
  measureBodies,
  printCostliest,
  processorTimes,
  type BodyCall,
  type BodyCosts,
} from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogueApp, signIn } from './app.js';
import { buildQuestions } from './builders.js';

let app: CatalogueApp;
let token: string;

// Each route receives hundreds of bodies.

beforeAll(async () => {
  app = await CatalogueApp.start();
  const exams = Array.from({ length: 16 }, (_, index) => `Physics for Exam ${index}`);
  await app.import(exams.flatMap((exam) => buildQuestions(20, { exam, subject: 'Physics' })));
  token = await signIn();
});

afterAll(() => app.close());

const UNKNOWN = '00000000-0000-7000-8000-00000000dead';

/** Of all routes. None of them has an effect. */
const calls: BodyCall[] = [
  {
    route: 'DELETE /api/user/saved-tests/:id',
    path: `/api/user/saved-tests/${UNKNOWN}`,
    body: {},
    status: 404,
  },
  { route: 'POST /api/user/saved-tests', body: { testId: '' }, others: [400, 404] },
  {
    route: 'POST /api/user/upcoming-tests/:id/register',
    path: `/api/user/upcoming-tests/${UNKNOWN}/register`,
    body: {},
    status: 404,
  },
  { route: 'POST /internal/users/data', body: { userId: 'x', email: 'asha@example.com' } },
  {
    route: 'POST /internal/users/erase',
    body: { userId: 'x', email: 'asha@example.com', before: '2026-11-21' },
  },
];

describe('the cost of a body', () => {
  const measured: BodyCosts[] = [];
  afterAll(() => printCostliest(measured));

  it('is measured at all routes', () => {
    expect(calls.map(({ route }) => route)).toEqual(bodyRoutes(app.nest).map(({ route }) => route));
  });

  it.each(calls)('is never much higher at $route than that of an ordinary one', async (call) => {
    const costs = await measureBodies(app.nest, call, async (method, path, json) => {
      return (await app.internal(path, { method, token, json })).status;
    });
    measured.push(costs);
    expect(costs).toMatchObject(expectedCosts(call));
  });
});

describe('the cost of a search', () => {
  it('is never much higher than that of an ordinary search', async () => {
    const texts = {
      letters: 'a'.repeat(7_000),
      'many words': 'physics '.repeat(800),
      'many short words': 'a b '.repeat(1_700),
      'marks out of order': '\u0316\u0301'.repeat(580),
      ligatures: '\ufdfa'.repeat(770),
      wildcards: '%_*?'.repeat(1_700),
      brackets: '(['.repeat(3_400),
      quotes: `"'`.repeat(2_300),
      backslashes: '\\'.repeat(2_300),
      controls: '\u0001'.repeat(2_300),
      spaces: ' '.repeat(2_300),
    };
    let turn = 0;
    const search = async (query: string): Promise<unknown> => {
      // Each search is different, because responses are cached.
      turn += 1;
      return (await fetch(`${app.url}/exams/search?page=${turn}&${query}`)).text();
    };
    const calls = Object.entries(texts).map(
      ([name, text]) => [name, () => search(`q=${encodeURIComponent(text)}`)] as const,
    );
    const names = Array.from({ length: 1_000 }, (_, n) => `k${n}=1`).join('&');
    const times = await processorTimes(
      new Map([
        ...calls,
        ['many names', () => search(`q=physics&${names}`)],
        ['many times', () => search('q=physics&'.repeat(700))],
        ['ordinary', () => search(`q=physics${turn}`)],
      ]),
    );
    const bound = 10 * (times.get('ordinary') ?? 0);
    expect([...times].filter(([, time]) => time > bound)).toEqual([]);
  });
});
