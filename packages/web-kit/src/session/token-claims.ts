import type { User } from './session';

/**
 * The user from the token's claims, or undefined if it is not our token. Used to show the user's
 * name while the server is unreachable; the signature is not checked.
 */
export function userFromToken(token: string): User | undefined {
  const claims = claimsOf(token);
  if (!claims || !isText(claims.sub) || !isText(claims.name) || !isText(claims.email)) {
    return undefined;
  }
  const { sub: id, name, email } = claims;
  return { id, name, email, membership: 'Premium', avatar: null };
}

function claimsOf(token: string): Record<string, unknown> | undefined {
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
