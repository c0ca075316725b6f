import {
  FORGOT_PASSWORD_PATH,
  lazyWithRetry,
  LOGIN_PATH,
  loginPath,
  REGISTER_PATH,
  useSessionSync,
  type SessionEnd,
} from '@abhyas/web-kit';
import { useCallback, useEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { rememberSessionEnd } from '../features/sign-in/session-end';
import { PageFrame } from '../layout/page-frame';
import { RemoteOutlet } from '../remotes/remote-outlet';
import { OwnScreen } from './own-screen';
import { findRemoteRoute } from './route-table';
import { usePageChange } from './use-page-change';

// By these names the page server finds the files of a screen (`server-frame.tsx`).
const NotFoundScreen = lazyWithRetry(
  () => import(/* webpackChunkName: "not-found" */ '../features/not-found/not-found-screen'),
);
const LoginScreen = lazyWithRetry(
  () => import(/* webpackChunkName: "login" */ '../features/sign-in/login-screen'),
);
const RegisterScreen = lazyWithRetry(
  () => import(/* webpackChunkName: "register" */ '../features/sign-in/register-screen'),
);
const ForgotPasswordScreen = lazyWithRetry(
  () =>
    import(/* webpackChunkName: "forgot-password" */ '../features/sign-in/forgot-password-screen'),
);

interface AppProps {
  /** Called once the page notices the end of a session: from then on, a student's calls may be refused. */
  onReady?: () => void;
}

/** The whole page: the screen of each path inside its frame. */
export function App({ onReady }: AppProps) {
  const { pathname } = useLocation();
  const route = findRemoteRoute(pathname);
  useSessionSync(useReturnToLogin());
  useEffect(() => onReady?.(), [onReady]);
  usePageChange(route?.title);
  return (
    <PageFrame isBare={route?.frame === 'bare'} hasChat={route?.hasChat ?? false}>
      <Routes>
        <Route path={LOGIN_PATH} element={<OwnScreen screen={LoginScreen} />} />
        <Route path={REGISTER_PATH} element={<OwnScreen screen={RegisterScreen} />} />
        <Route path={FORGOT_PASSWORD_PATH} element={<OwnScreen screen={ForgotPasswordScreen} />} />
        {/* A splat at the root, so that remotes can declare their routes with full paths. */}
        <Route
          path="*"
          element={
            route ? (
              <RemoteOutlet remote={route.remote} label={route.label} resetKey={pathname} />
            ) : (
              <OwnScreen screen={NotFoundScreen} />
            )
          }
        />
      </Routes>
    </PageFrame>
  );
}

/** Navigates to the log-in screen, and back afterwards, if a service rejected the session. */
function useReturnToLogin(): (end: SessionEnd) => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  return useCallback(
    ({ expired, staysOnScreen = false }) => {
      if (!expired || staysOnScreen) return;
      rememberSessionEnd();
      void navigate(loginPath(here), { state: { hasEnded: true } });
    },
    [navigate, here],
  );
}
