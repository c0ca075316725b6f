import { endSession } from '@abhyas/web-kit';
import { revokeSession } from './sign-in-api';

/** Ends the session here at once; the server is told beside, and need not answer. */
export function logOut(): void {
  revokeSession().catch((error: unknown) => {
    console.warn('The server was not told of the log-out.', error);
  });
  endSession();
}
