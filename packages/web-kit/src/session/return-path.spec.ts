import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loginPath, safeReturnPath } from './return-path';

describe('safeReturnPath', () => {
  it.each(['/dashboard', '/mock-test/a/b?x=1#q', '/'])('accepts %p', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    undefined,
    null,
    '',
    'dashboard',
    'https://other.example/',
    '//other.example',
    '/\\other.example',
    '/\t/other.example',
    '/\n//other.example',
    '/.//other.example',
    '/a/..//other.example',
    'javascript:alert(1)',
  ])('rejects %p', (path) => {
    expect(safeReturnPath(path)).toBeUndefined();
  });

  it('never leaves the site, whatever the input', () => {
    const hostile = fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', ':', '@', 'a', '.') });
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (next) => {
        const path = safeReturnPath(next);
        if (path === undefined) return;
        expect(new URL(path, location.origin).origin).toBe(location.origin);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('loginPath', () => {
  it('contains the return path', () => {
    expect(loginPath('/dashboard?a=b')).toBe('/login?next=%2Fdashboard%3Fa%3Db');
  });

  it('contains no return path that is useless or leaves the site', () => {
    expect(loginPath('/')).toBe('/login');
    expect(loginPath()).toBe('/login');
    expect(loginPath('//other.example')).toBe('/login');
  });
});
