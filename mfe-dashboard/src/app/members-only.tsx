import { loginPath, useMember } from '@abhyas/web-kit';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { DashboardLoading } from '../shared/dashboard-loading';
import { ExitContext } from '../shared/exit';
import { DashboardLayout } from './dashboard-layout';
import styles from './dashboard-layout.module.css';
import { useExits } from './use-exits';

/** Only for signed-in students: redirects a visitor to the log-in screen and back. */
export function MembersOnly() {
  const { status } = useMember();
  const { pathname, search } = useLocation();
  const { exit, logout, leave } = useExits();

  if (exit !== undefined) return <Navigate to={exit} replace />;
  if (status === 'loading') {
    return (
      <div className={styles.frame}>
        <div className={styles.aside} />
        <div className={styles.main}>
          <div className={styles.bar} />
          <div className={styles.content}>
            <DashboardLoading />
          </div>
        </div>
      </div>
    );
  }
  if (status === 'out') return <Navigate to={loginPath(pathname + search)} replace />;
  return (
    <ExitContext value={leave}>
      <DashboardLayout onLogout={logout}>
        <Suspense fallback={<DashboardLoading />}>
          <Outlet />
        </Suspense>
      </DashboardLayout>
    </ExitContext>
  );
}
