import {
  DASHBOARD_PATH,
  getToken,
  meQuery,
  REGISTER_PATH,
  safeReturnPath,
  setSession,
  SIGN_IN_PATHS,
  type Session,
} from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

// E-mails link to it, too.
const codeStep = 'step=code';

/** The target after log-in: the page that required it, otherwise `fallback`. */
export function useReturnPath(fallback = DASHBOARD_PATH): string {
  return useNext() ?? fallback;
}

/** Leaves the sign-in screens; the browser's Back button skips them. */
export function useLeave(fallback?: string): () => void {
  const navigate = useNavigate();
  const target = useReturnPath(fallback);
  return useCallback(() => void navigate(target, { replace: true }), [navigate, target]);
}

/** Starts the session and leaves the sign-in screens. */
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

/** The link to another sign-in screen, with the same return path. */
export function useSignInLink(path: string): string {
  const next = useNext();
  return next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/** The link to the code step for users who come from elsewhere, for example from the e-mail. */
export function useCodeLink(): string {
  const link = useSignInLink(REGISTER_PATH);
  return `${link}${link.includes('?') ? '&' : '?'}${codeStep}`;
}

/** Whether the current URL is the one of {@link useCodeLink}. */
export function useIsCodeStep(): boolean {
  const [search] = useSearchParams();
  return search.get('step') === 'code';
}

/**
 * Whether there is nothing to do here: the user arrived signed in, or signed in in another tab
 * meanwhile. A log-in on this screen does not count, because it navigates by itself; nor does a token that
 * the server has not accepted: whoever has an old one came to log in.
 */
export function useIsSignedInAlready(): boolean {
  const [hadToken, setHadToken] = useState(() => getToken() !== null);
  const me = useQuery({ ...meQuery, enabled: hadToken });
  useEffect(() => {
    // Only changes of other tabs fire this event.
    const onStorage = () => {
      setHadToken(getToken() !== null);
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  }, []);
  return hadToken && me.isSuccess;
}

/** The return path on this site. Never a sign-in screen: that would be a loop. */
export function useNext(): string | undefined {
  const [search] = useSearchParams();
  const next = safeReturnPath(search.get('next'));
  return next !== undefined && isSignInScreen(next) ? undefined : next;
}

function isSignInScreen(path: string): boolean {
  return SIGN_IN_PATHS.includes(`/${path.split(/[/?#]/)[1]}`);
}
