import { HELP_PATH, lazyWithRetry } from '@abhyas/web-kit';
import { Route, Routes } from 'react-router';

const HelpPage = lazyWithRetry(() => import('../features/help/components/help-page'));
const LegalPage = lazyWithRetry(() => import('../features/legal/components/legal-page'));

/** The pages beside the start page, which loads none of them. */
export default function TextPages() {
  return (
    <Routes>
      <Route path={HELP_PATH} element={<HelpPage />} />
      <Route path="*" element={<LegalPage />} />
    </Routes>
  );
}
