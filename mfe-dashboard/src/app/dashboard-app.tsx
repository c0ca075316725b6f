import { DASHBOARD_PATH, lazyWithRetry } from '@abhyas/web-kit';
import { Navigate, Route, Routes } from 'react-router';
import { MembersOnly } from './members-only';

// Each page has its own chunk: its name stands in page-routes.json too.
const AchievementsPage = lazyWithRetry(
  () =>
    import(
      /* webpackChunkName: "achievements" */ '../features/achievements/components/achievements-page'
    ),
);
const BookmarksPage = lazyWithRetry(
  () =>
    import(/* webpackChunkName: "bookmarks" */ '../features/bookmarks/components/bookmarks-page'),
);
const HelpPage = lazyWithRetry(
  () => import(/* webpackChunkName: "help" */ '../features/help/components/help-page'),
);
const HistoryPage = lazyWithRetry(
  () => import(/* webpackChunkName: "history" */ '../features/history/components/history-page'),
);
const HomePage = lazyWithRetry(
  () => import(/* webpackChunkName: "home" */ '../features/home/components/home-page'),
);
const PerformancePage = lazyWithRetry(
  () =>
    import(
      /* webpackChunkName: "performance" */ '../features/performance/components/performance-page'
    ),
);
const ProfilePage = lazyWithRetry(
  () => import(/* webpackChunkName: "profile" */ '../features/profile/components/profile-page'),
);
const SavedTestsPage = lazyWithRetry(
  () =>
    import(
      /* webpackChunkName: "saved-tests" */ '../features/saved-tests/components/saved-tests-page'
    ),
);
const SettingsPage = lazyWithRetry(
  () => import(/* webpackChunkName: "settings" */ '../features/settings/components/settings-page'),
);
const UpcomingTestsPage = lazyWithRetry(
  () =>
    import(
      /* webpackChunkName: "upcoming-tests" */ '../features/upcoming-tests/components/upcoming-tests-page'
    ),
);

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
