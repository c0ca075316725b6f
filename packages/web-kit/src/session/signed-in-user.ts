import { getToken, type User } from './session';
import { isTokenExpired, userFromToken } from './token-claims';

/**
 * The student whom this browser's token names, if it has not expired. Outside of components, which use `useUser`. Only
 * the server knows if the token is valid.
 */
export function signedInUser(): User | undefined {
  const token = getToken();
  if (token === null || isTokenExpired(token, Date.now())) return undefined;
  return userFromToken(token);
}
