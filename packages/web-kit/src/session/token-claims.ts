import type { User } from './session';

/** What a token says about its student and itself. */
interface TokenClaims {
  readonly user: User;
  /** When it expires, in ms since 1970. */
  readonly expiresAt: number;
}

/** The claims read last: every part of a page that names the student reads them with each render. */
let last: { readonly token: string; readonly claims: TokenClaims | undefined } | undefined;

/**
 * The user from the token's claims, or undefined if it is not our token. Used to show the user's
 * name before the server has checked the token; the signature is not checked.
 */
export function userFromToken(token: string): User | undefined {
  return claimsOf(token)?.user;
}

/** Whether the token has expired by the given time; false if it does not say. */
export function isTokenExpired(token: string, wallNow: number): boolean {
  const claims = claimsOf(token);
  return claims !== undefined && claims.expiresAt <= wallNow;
}

function claimsOf(token: string): TokenClaims | undefined {
  if (last?.token !== token) last = { token, claims: readClaims(token) };
  return last.claims;
}

function readClaims(token: string): TokenClaims | undefined {
  const { sub: id, name, email, exp } = decode(token) ?? {};
  if (!isText(id) || !isText(name) || !isText(email)) return undefined;
  const expiresAt = typeof exp === 'number' ? exp * 1000 : Infinity;
  return { user: { id, name, email, membership: 'Premium', avatar: null }, expiresAt };
}

function decode(token: string): Record<string, unknown> | undefined {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
