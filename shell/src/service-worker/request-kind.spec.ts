import { describe, expect, it } from '@jest/globals';
import { requestKind } from './request-kind';

const origin = 'https://abhyas.example';
const get = (path: string, mode: RequestMode = 'cors') =>
  requestKind({ method: 'GET', mode, url: new URL(path, origin).href }, origin);

describe('requestKind', () => {
  it.each(['/', '/mock-test/e/t', '/login?next=%2Fdashboard', '/exams', '/dashboard/history'])(
    'takes %s for a page when it is navigated to',
    (path) => {
      expect(get(path, 'navigate')).toBe('page');
      expect(get(path)).toBe('other');
    },
  );

  it.each([
    '/api/user/profile/data',
    '/api/user/profile/photos/0191.webp',
    '/exams/0191',
    '/tests/0191',
    `/figures/${'a-_0'.repeat(11).slice(1)}`,
    '/favicon.svg',
    '/dev/shell/exam-test-series',
  ])('ignores a navigation to %s', (path) => {
    expect(get(path, 'navigate')).toBe('other');
  });

  it.each([
    '/assets/main.0123abcd.js',
    '/assets/main.0123abcd.js?retry=1',
    '/assets/anek-devanagari-latin-wght-normal.7fc61623.woff2',
    '/remotes/test-runner/remoteEntry.1f90e63e.js',
    '/remotes/exams/604.e4ed12c8.css',
  ])('classifies %s as a file of a build', (path) => expect(get(path)).toBe('file'));

  it('classifies a picture, which is named by a digest, as such a file', () => {
    expect(get(`/figures/${'a-_0'.repeat(11).slice(1)}`, 'no-cors')).toBe('file');
  });

  it.each([
    '/remotes.json',
    '/remotes/test-runner/mf-manifest.json',
    '/remotes/test-runner/mf-manifest.json?retry=2',
  ])('classifies %s as the registry', (path) => expect(get(path)).toBe('registry'));

  it.each([
    '/auth/me',
    '/tests/0191/progress',
    '/api/test/results/0191',
    '/figures/0191',
    '/api/user/profile/photos/0191.webp',
    '/assets/offline-files.json',
    '/service-worker.js',
    'https://other.example/assets/main.0123abcd.js',
  ])('never responds to %s', (path) => expect(get(path)).toBe('other'));

  it('never responds to writing requests', () => {
    const url = `${origin}/assets/main.0123abcd.js`;
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) {
      expect(requestKind({ method, mode: 'cors', url }, origin)).toBe('other');
    }
  });
});
