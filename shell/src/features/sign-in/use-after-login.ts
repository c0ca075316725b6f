import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { getToken, safeReturnPath, setSession, type Session, useUser } from '@abhyas/web-kit';

// Mails lead there, too.
const codeStep = 'step=code';

/** Where a log-in leads: back to the page that asked for it, else to `fallback`. */
export function useReturnPath(fallback = '/dashboard'): string {
  return useNext() ?? fallback;
}

/** Leaves the sign-in screens; the way back skips them. */
export function useLeave(fallback?: string): () => void {
  const navigate = useNavigate();
  const target = useReturnPath(fallback);
  return useCallback(() => void navigate(target, { replace: true }), [navigate, target]);
}

/** Begins the session and leaves the sign-in screens. */
export function useAfterLogin(): (session: Session) => void {
  const leave = useLeave();
  return useCallback(
    (session) => {
      setSession(session);
      leave();
    },
    [leave],
  );
}

/** The address of another sign-in screen that keeps the way back. */
export function useSignInLink(path: '/login' | '/register' | '/forgot-password'): string {
  const next = useNext();
  return next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/** The page where a code is entered by somebody who has come from elsewhere: from the mail, say. */
export function useCodeLink(): string {
  const link = useSignInLink('/register');
  return `${link}${link.includes('?') ? '&' : '?'}${codeStep}`;
}

/** Whether the address is the one of {@link useCodeLink}. */
export function useIsCodeStep(): boolean {
  const [search] = useSearchParams();
  return search.get('step') === 'code';
}

/**
 * Whether there is nothing to do here: somebody came signed in, or was signed in by another tab
 * meanwhile. Logging in on this screen itself does not count; it leads on by itself.
 */
export function useIsSignedInAlready(): boolean {
  const [hadToken, setHadToken] = useState(() => getToken() !== null);
  const { status } = useUser();
  useEffect(() => {
    // Only other tabs' changes are announced by this event.
    const onStorage = () => {
      setHadToken(getToken() !== null);
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  }, []);
  return hadToken && status === 'in';
}

/** The path of this site to come back to. Never a sign-in screen: that would lead round in a circle. */
export function useNext(): string | undefined {
  const [search] = useSearchParams();
  const next = safeReturnPath(search.get('next'));
  return next !== undefined && isSignInScreen(next) ? undefined : next;
}

function isSignInScreen(path: string): boolean {
  return /^\/(?:login|register|forgot-password)(?:[/?#]|$)/.test(path);
}
