import { costliestBody, processorTimes } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CatalogueApp, signIn } from './app.js';
import { buildQuestions } from './builders.js';

let app: CatalogueApp;
let token: string;

// Each route receives hundreds of bodies.
jest.setTimeout(120_000);

beforeAll(async () => {
  app = await CatalogueApp.start();
  const exams = Array.from({ length: 16 }, (_, index) => `Physics for Exam ${index}`);
  await app.import(exams.flatMap((exam) => buildQuestions(20, { exam, subject: 'Physics' })));
  token = await signIn();
});

afterAll(() => app.close());

/** Each of them is invalid, so that no request has an effect. */
const calls: [path: string, body: Record<string, unknown>][] = [
  ['/api/user/saved-tests', { testId: '' }],
  ['/internal/users/data', { userId: 'x', email: 'asha@example.com' }],
  ['/internal/users/erase', { userId: 'x', email: 'asha@example.com', before: '2026-11-21' }],
];

describe('the cost of a body', () => {
  it.each(calls)('is at %s never much higher than that of an ordinary body', async (path, body) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-service-credential': app.env['SERVICE_CREDENTIAL'] ?? '',
    };
    const costliest = await costliestBody(body, 8 * 1024, async (json) =>
      (await fetch(`${app.url}${path}`, { method: 'POST', headers, body: json })).text(),
    );
    expect(costliest).toMatchObject({ isBounded: true });
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
