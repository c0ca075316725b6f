import { isSecret } from '../../secrets/rules/secret-digest.js';

/** Browsers store a cookie for at most 400 days. Each use extends it. */
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
 * Its path excludes it from all other requests, because the gateway caches responses to requests
 * without a cookie. This path rules out the prefix `__Host-`. With `__Secure-` no page that was loaded
 * over plain http can set it.
 *
 * @param scheme the scheme of the client's request, as the gateway reports it
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

/**
 * The browser's secret in the cookies of a request.
 *
 * @param cookies values by name
 * @param scheme as for {@link browserCookieFor}
 * @returns undefined when there is none or it has the wrong format
 */
export function sentSecretOf(
  cookies: Readonly<Record<string, string | undefined>>,
  scheme: unknown,
): string | undefined {
  const sent = cookies[browserCookieFor(scheme).name];
  return isSecret(sent) ? sent : undefined;
}
