import { describe, expect, it } from '@jest/globals';
import { isPageFiles } from '../page-files';
import { routeFor, statusByRoutes } from './route-for';

const files = {
  release: '1',
  entry: { scripts: [], styles: [] },
  chunks: {},
  routes: [{ path: '/dashboard', calls: ['/auth/me'] }, { path: '/test-results/:examId/:testId' }],
};

describe('routeFor', () => {
  it('finds what the page of an address needs', () => {
    expect(routeFor(files, '/dashboard?a=b')?.calls).toEqual(['/auth/me']);
    expect(routeFor(files, '/test-results/1/2?attempt=3')).toBe(files.routes[1]);
    expect(routeFor(files, '/dashboard/history')).toBeUndefined();
  });

  it('says whether there is a page as far as the list says it', () => {
    expect(statusByRoutes(files, '/dashboard')).toBe(200);
    expect(statusByRoutes(files, '/dashboard/nothing')).toBe(404);
    expect(statusByRoutes(files, '/test-results/1/2')).toBeUndefined();
  });

  it('reads only lists of a known shape', () => {
    expect(isPageFiles(files)).toBe(true);
    expect(isPageFiles({ ...files, routes: [{ path: '/a', calls: [1] }] })).toBe(false);
    expect(isPageFiles({ ...files, entry: { scripts: ['"><script>'], styles: [] } })).toBe(false);
    expect(isPageFiles(null)).toBe(false);
  });
});
