import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { safeReturnPath, setSession, type Session } from '@abhyas/web-kit';

/** Where a log-in leads: back to the page that asked for it, else to `fallback`. */
export function useReturnPath(fallback = '/dashboard'): string {
  const [search] = useSearchParams();
  return safeReturnPath(search.get('next')) ?? fallback;
}

/** Begins the session and leaves the sign-in screens. */
export function useAfterLogin(fallback?: string): (session: Session) => void {
  const navigate = useNavigate();
  const target = useReturnPath(fallback);
  return useCallback(
    (session) => {
      setSession(session);
      void navigate(target, { replace: true });
    },
    [navigate, target],
  );
}

/** The address of another sign-in screen that keeps the way back. */
export function useSignInLink(path: '/login' | '/register' | '/forgot-password'): string {
  const [search] = useSearchParams();
  const next = safeReturnPath(search.get('next'));
  return next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;
}
