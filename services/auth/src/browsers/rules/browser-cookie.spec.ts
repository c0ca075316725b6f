import { describe, expect, it } from '@jest/globals';
import { browserCookieFor } from './browser-cookie.js';

describe('the cookie with a browser’s secret', () => {
  it('is secure and has a secure name prefix over https', () => {
    expect(browserCookieFor('https')).toEqual({
      name: '__Secure-abhyas-browser',
      attributes: {
        httpOnly: true,
        sameSite: 'strict',
        secure: true,
        path: '/api/auth',
        maxAge: 34_560_000,
      },
    });
  });

  it.each([undefined, 'http', '', 'https, http', ['https']])('is not secure for %j', (scheme) => {
    const { name, attributes } = browserCookieFor(scheme);
    expect([name, attributes.secure]).toEqual(['abhyas-browser', false]);
  });
});
