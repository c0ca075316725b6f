import { Navigate, Outlet, useLocation } from 'react-router';
import { loginPath, useUser } from '@abhyas/web-kit';
import { DashboardLoading } from '../shared/dashboard-loading';
import { loginAddress } from '../shared/rules/addresses';
import { DashboardLayout } from './dashboard-layout';
import { useLogout } from './use-logout';
import styles from './dashboard-layout.module.css';

/** The dashboard is the signed-in student's: a visitor is sent to log in and comes back. */
export function MembersOnly() {
  const { status } = useUser();
  const { pathname, search } = useLocation();
  const { hasLeft, logout } = useLogout();

  if (status === 'loading') {
    return (
      <div className={styles.content}>
        <DashboardLoading />
      </div>
    );
  }
  if (status === 'out') {
    return <Navigate to={hasLeft ? loginAddress : loginPath(pathname + search)} replace />;
  }
  return (
    <DashboardLayout onLogout={logout}>
      <Outlet />
    </DashboardLayout>
  );
}
