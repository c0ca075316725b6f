import { Navigate, Outlet, useLocation } from 'react-router';
import { loginPath, useUser } from '@abhyas/web-kit';
import { loginAddress } from '../shared/rules/addresses';
import { DashboardLayout } from './dashboard-layout';
import { DashboardLoading } from './dashboard-loading';
import { useLogout } from './use-logout';

/** The dashboard is the signed-in student's: a visitor is sent to log in and comes back. */
export function MembersOnly() {
  const { status } = useUser();
  const { pathname, search } = useLocation();
  const { hasLeft, logout } = useLogout();

  if (status === 'loading') return <DashboardLoading />;
  if (status === 'out') {
    return <Navigate to={hasLeft ? loginAddress : loginPath(pathname + search)} replace />;
  }
  return (
    <DashboardLayout onLogout={logout}>
      <Outlet />
    </DashboardLayout>
  );
}
