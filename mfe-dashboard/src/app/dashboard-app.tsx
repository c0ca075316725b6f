import { DASHBOARD_PATH } from '@abhyas/web-kit';
import { Navigate, Route, Routes } from 'react-router';
import { AchievementsPage } from '../features/achievements/components/achievements-page';
import { BookmarksPage } from '../features/bookmarks/components/bookmarks-page';
import { HelpPage } from '../features/help/components/help-page';
import { HistoryPage } from '../features/history/components/history-page';
import { HomePage } from '../features/home/components/home-page';
import { PerformancePage } from '../features/performance/components/performance-page';
import { ProfilePage } from '../features/profile/components/profile-page';
import { SavedTestsPage } from '../features/saved-tests/components/saved-tests-page';
import { SettingsPage } from '../features/settings/components/settings-page';
import { UpcomingTestsPage } from '../features/upcoming-tests/components/upcoming-tests-page';
import { MembersOnly } from './members-only';

export function DashboardApp() {
  return (
    <Routes>
      <Route path={DASHBOARD_PATH} element={<MembersOnly />}>
        <Route index element={<HomePage />} />
        <Route path="profile" element={<ProfilePage />} />
        <Route path="history" element={<HistoryPage />} />
        <Route path="performance" element={<PerformancePage />} />
        <Route path="saved" element={<SavedTestsPage />} />
        <Route path="bookmarks" element={<BookmarksPage />} />
        <Route path="upcoming" element={<UpcomingTestsPage />} />
        <Route path="achievements" element={<AchievementsPage />} />
        <Route path="help" element={<HelpPage />} />
        <Route path="settings" element={<SettingsPage />} />
        <Route path="*" element={<Navigate to={DASHBOARD_PATH} replace />} />
      </Route>
    </Routes>
  );
}
