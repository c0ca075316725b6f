import { useState } from 'react';
import { endSession } from '@abhyas/web-kit';
import { auth } from '../shared/api/services';

/**
 * Logging out from the dashboard. `hasLeft` tells a student who left from one whose session ran
 * out: only the latter is brought back here after the next log-in.
 */
export function useLogout() {
  const [hasLeft, setHasLeft] = useState(false);
  const logout = async () => {
    setHasLeft(true);
    try {
      await auth.POST('/api/auth/logout');
    } catch {
      // The token is forgotten here all the same, and ends by itself on the server.
    }
    endSession();
  };
  return { hasLeft, logout };
}
