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
 * Over https, its name has the prefix `__Host-`: a browser then accepts it only from this host. Otherwise
 * a page of another subdomain could set one whose value it knows, and pass for this browser. The prefix
 * needs the path `/`; the gateway passes the cookie on to this service only. Over plain http, where
 * everybody on the way can set cookies anyhow, the path keeps it out of all other requests.
 *
 * @param scheme the scheme of the client's request, as the gateway reports it
 */
export function browserCookieFor(scheme: unknown): BrowserCookie {
  const secure = scheme === 'https';
  return {
    name: secure ? '__Host-abhyas-browser' : 'abhyas-browser',
    attributes: {
      httpOnly: true,
      sameSite: 'strict',
      secure,
      path: secure ? '/' : '/api/auth',
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
