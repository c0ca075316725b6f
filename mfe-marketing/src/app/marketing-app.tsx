import { HELP_PATH, HOME_PATH, lazyWithRetry } from '@abhyas/web-kit';
import { Route, Routes } from 'react-router';
import { LandingPage } from './landing-page';

// The start page loads none of them. By these names, `public-pages.ts` tells which page needs which files.
const HelpPage = lazyWithRetry(
  () => import(/* webpackChunkName: "help" */ '../features/help/components/help-page'),
);
const LegalPage = lazyWithRetry(
  () => import(/* webpackChunkName: "legal" */ '../features/legal/components/legal-page'),
);

/** The screens of this remote. */
export function MarketingApp() {
  return (
    <Routes>
      <Route path={HOME_PATH} element={<LandingPage />} />
      <Route path={HELP_PATH} element={<HelpPage />} />
      <Route path="*" element={<LegalPage />} />
    </Routes>
  );
}
