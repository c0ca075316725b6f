import { prefetchedCalls } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import routes from './page-routes.json' with { type: 'json' };
import { prefetchPage } from './prefetch-page';

describe('prefetchPage', () => {
  it.each(routes)(
    'takes the responses to the first calls of $path',
    async ({ path, calls = [] }) => {
      const own = calls.filter((call) => call !== '/auth/me');
      expect(await prefetchedCalls(prefetchPage, path)).toEqual(own);
    },
  );

  it('requests nothing for a visitor, whom the page sends to the log-in', async () => {
    expect(await prefetchedCalls(prefetchPage, '/dashboard', { isSignedIn: false })).toEqual([]);
  });
});
