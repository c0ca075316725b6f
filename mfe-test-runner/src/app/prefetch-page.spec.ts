import { prefetchedCalls } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import routes from './page-routes.json' with { type: 'json' };
import { prefetchPage } from './prefetch-page';

const results = '/test-results/e1/t1?attempt=a1';

describe('prefetchPage', () => {
  it('takes the responses to the first calls of results', async () => {
    const route = routes.find(({ path }) => path.startsWith('/test-results/'));
    const calls = route?.calls.filter((call) => call !== '/auth/me') ?? [];
    expect(await prefetchedCalls(prefetchPage, results)).toEqual(
      calls.map((call) => call.replace('{?attempt}', 'a1')),
    );
  });

  it.each(['/test-results/e1/t1', '/mock-test/e1/t1'])(
    'requests nothing for %s',
    async (address) => {
      expect(await prefetchedCalls(prefetchPage, address)).toEqual([]);
    },
  );

  it('requests nothing for a visitor, whom the page sends to the log-in', async () => {
    expect(await prefetchedCalls(prefetchPage, results, { isSignedIn: false })).toEqual([]);
  });
});
