import { describe, expect, it } from '@jest/globals';
import { pageKeyOf } from './page-key';

const keyOf = (path: string) => pageKeyOf(new URL(path, 'https://abhyas.example'));

describe('pageKeyOf', () => {
  it.each([
    ['/', '/'],
    ['/exam-details/a', '/exam-details/a'],
    ['/exam-test-series?search=rail&page=2#list', '/exam-test-series?search=rail&page=2'],
  ])('is the whole address of a public page: %s', (path, key) => expect(keyOf(path)).toBe(key));

  it.each([
    ['/mock-test/a/b', '/mock-test'],
    ['/test-results/a/b?attempt=c', '/test-results'],
    ['/dashboard/history?page=2', '/dashboard/history'],
    ['/login?next=%2Ftest-results%2Fa%2Fb%3Fattempt%3Dc', '/login'],
  ])('is without ids for a page that is the same for each of them: %s', (path, key) =>
    expect(keyOf(path)).toBe(key),
  );

  it.each(['/?utm_source=mail', '/exam-details/a?x=1&fbclid=abc', `/help?x=${'y'.repeat(200)}`])(
    'is missing for an address that hardly comes again: %s',
    (path) => expect(keyOf(path)).toBeUndefined(),
  );
});
