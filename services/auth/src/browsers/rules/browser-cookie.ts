/** Browsers keep a cookie for 400 days at most; every use prolongs it. */
const MAX_AGE_SECONDS = 400 * 86_400;

/** A cookie's name and attributes. */
export interface BrowserCookie {
  name: string;
  attributes: {
    httpOnly: true;
    sameSite: 'strict';
    secure: boolean;
    path: string;
    maxAge: number;
  };
}

/**
 * The cookie with a browser's secret.
 *
 * Its path keeps it away from all other answers: the gateway caches those to callers without a
 * cookie. For that path it cannot have the prefix `__Host-`; with `__Secure-` no page that came over
 * plain http can plant it.
 *
 * @param scheme how the visitor came, as the gateway says
 */
export function browserCookieFor(scheme: unknown): BrowserCookie {
  const secure = scheme === 'https';
  return {
    name: secure ? '__Secure-abhyas-browser' : 'abhyas-browser',
    attributes: {
      httpOnly: true,
      sameSite: 'strict',
      secure,
      path: '/api/auth',
      maxAge: MAX_AGE_SECONDS,
    },
  };
}
