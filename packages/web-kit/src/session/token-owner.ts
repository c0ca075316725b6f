import { getToken, onTokenChanged } from './session';
import { userFromToken } from './token-claims';

/**
 * Calls back when the stored token has another student than before, in any tab. A renewed token keeps
 * its student. Returns a function that unsubscribes.
 *
 * @param listener gets the id of the student before, null for a visitor
 */
export function onOwnerChanged(listener: (previousId: string | null) => void): () => void {
  let ownerId = tokenOwner();
  return onTokenChanged(() => {
    const previousId = ownerId;
    ownerId = tokenOwner();
    if (ownerId !== previousId) listener(previousId);
  });
}

/** The user id of the stored token: null for a visitor, the token itself if it has no id. */
function tokenOwner(): string | null {
  const token = getToken();
  return token === null ? null : (userFromToken(token)?.id ?? token);
}
