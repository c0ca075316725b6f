import { lazyWithRetry } from '@abhyas/web-kit';
import { Route, Routes } from 'react-router';
import { LandingPage } from './landing-page';

const TextPages = lazyWithRetry(() => import('./text-pages'));

/** The screens of this remote. */
export function MarketingApp() {
  return (
    <Routes>
      <Route path="/" element={<LandingPage />} />
      <Route path="*" element={<TextPages />} />
    </Routes>
  );
}
