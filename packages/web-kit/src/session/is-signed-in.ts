import { getToken } from './session';
import { isTokenExpired, userFromToken } from './token-claims';

/** Whether this browser has a token that names its student and has not expired. Only the server knows if it is valid. */
export function isSignedIn(): boolean {
  const token = getToken();
  return token !== null && userFromToken(token) !== undefined && !isTokenExpired(token, Date.now());
}
