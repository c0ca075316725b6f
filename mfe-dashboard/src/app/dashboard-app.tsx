import { Navigate, Route, Routes, useLocation } from 'react-router';
import { loginPath, useUser } from '@abhyas/web-kit';
import { AchievementsPage } from '../features/achievements/components/achievements-page';
import { HelpPage } from '../features/help/components/help-page';
import { HistoryPage } from '../features/history/components/history-page';
import { HomePage } from '../features/home/components/home-page';
import { PerformancePage } from '../features/performance/components/performance-page';
import { ProfilePage } from '../features/profile/components/profile-page';
import { SavedTestsPage } from '../features/saved-tests/components/saved-tests-page';
import { SettingsPage } from '../features/settings/components/settings-page';
import { UpcomingTestsPage } from '../features/upcoming-tests/components/upcoming-tests-page';
import { loginAddress } from '../shared/rules/addresses';
import { DashboardLayout } from './dashboard-layout';
import { DashboardLoading } from './dashboard-loading';
import { useLogout } from './use-logout';

/** The dashboard is the signed-in student's: a visitor is sent to log in and comes back. */
export function DashboardApp() {
  const { status } = useUser();
  const { pathname, search } = useLocation();
  const { hasLeft, logout } = useLogout();

  if (status === 'loading') return <DashboardLoading />;
  if (status === 'out') {
    return <Navigate to={hasLeft ? loginAddress : loginPath(pathname + search)} replace />;
  }
  return (
    <DashboardLayout onLogout={logout}>
      <Routes>
        <Route path="/dashboard" element={<HomePage />} />
        <Route path="/dashboard/profile" element={<ProfilePage />} />
        <Route path="/dashboard/history" element={<HistoryPage />} />
        <Route path="/dashboard/performance" element={<PerformancePage />} />
        <Route path="/dashboard/saved" element={<SavedTestsPage />} />
        <Route path="/dashboard/upcoming" element={<UpcomingTestsPage />} />
        <Route path="/dashboard/achievements" element={<AchievementsPage />} />
        <Route path="/dashboard/help" element={<HelpPage />} />
        <Route path="/dashboard/settings" element={<SettingsPage />} />
        <Route path="*" element={<Navigate to="/dashboard" replace />} />
      </Routes>
    </DashboardLayout>
  );
}
