import { Route, Routes } from 'react-router';
import { LandingPage } from './landing-page';

/** The screens of this remote. */
export function MarketingApp() {
  return (
    <Routes>
      <Route path="/" element={<LandingPage />} />
    </Routes>
  );
}
