import { describe, expect, it } from '@jest/globals';
import { findRemoteRoute } from './route-table';

describe('findRemoteRoute', () => {
  it.each([
    ['/', 'marketing', 'site'],
    ['/help', 'marketing', 'site'],
    ['/privacy', 'marketing', 'site'],
    ['/exam-test-series', 'exams', 'site'],
    ['/exam-details/1', 'exams', 'site'],
    ['/test-details/1/2', 'exams', 'site'],
    ['/mock-test/1/2', 'test-runner', 'bare'],
    ['/test-results/1/2', 'test-runner', 'site'],
    ['/dashboard', 'dashboard', 'bare'],
    ['/dashboard/history', 'dashboard', 'bare'],
  ])('maps %p to %p', (path, remote, frame) => {
    expect(findRemoteRoute(path)).toMatchObject({ remote, frame });
  });

  it.each(['/login', '/dashboards', '/exam-test-series-2', '/nowhere'])(
    'leaves %p to the shell',
    (path) => {
      expect(findRemoteRoute(path)).toBeUndefined();
    },
  );

  it('shows no chat on the dashboard, the test and its results', () => {
    for (const path of ['/dashboard', '/mock-test/1/2', '/test-results/1/2']) {
      expect(findRemoteRoute(path)?.hasChat).toBe(false);
    }
    expect(findRemoteRoute('/')?.hasChat).toBe(true);
    expect(findRemoteRoute('/help')?.hasChat).toBe(true);
  });
});
