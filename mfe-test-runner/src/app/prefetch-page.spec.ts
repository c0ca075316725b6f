import { prefetchedCalls } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import routes from './page-routes.json' with { type: 'json' };
import { prefetchPage } from './prefetch-page';
// Loaded, as the page loads it.
import './runner/prefetch-start';

/** An address of a route, and what its first calls are there. */
function at({ path, calls }: (typeof routes)[number]) {
  const address = `${path.replace(':examId', 'e1').replace(':testId', 't1')}?attempt=a1`;
  const fill = (call: string) => call.replace('{3}', 't1').replace('{?attempt}', 'a1');
  return { address, calls: calls.filter((call) => call !== '/auth/me').map(fill) };
}

describe('prefetchPage', () => {
  it.each(routes.map(at))('takes the responses to the first calls of $address', async (page) => {
    expect(await prefetchedCalls(prefetchPage, page.address)).toEqual(page.calls);
  });

  it.each(['/test-results/e1/t1', '/mock-test/e1', '/mock-test/e1/'])(
    'requests nothing for %s, which names no attempt or test',
    async (address) => {
      expect(await prefetchedCalls(prefetchPage, address)).toEqual([]);
    },
  );

  it('requests nothing for a visitor, whom the page sends to the log-in', async () => {
    const options = { isSignedIn: false };
    expect(await prefetchedCalls(prefetchPage, '/mock-test/e1/t1', options)).toEqual([]);
  });
});
