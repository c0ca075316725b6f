import { describe, expect, it } from '@jest/globals';
import { browserCookieFor } from './browser-cookie.js';

describe('the cookie with a browser’s secret', () => {
  it('is accepted only from this host over https', () => {
    expect(browserCookieFor('https')).toEqual({
      name: '__Host-abhyas-browser',
      attributes: {
        httpOnly: true,
        sameSite: 'strict',
        secure: true,
        path: '/',
        maxAge: 34_560_000,
      },
    });
  });

  it.each([undefined, 'http', '', 'https, http', ['https']])('is not secure for %j', (scheme) => {
    const { name, attributes } = browserCookieFor(scheme);
    expect([name, attributes.secure, attributes.path]).toEqual([
      'abhyas-browser',
      false,
      '/api/auth',
    ]);
  });
});
