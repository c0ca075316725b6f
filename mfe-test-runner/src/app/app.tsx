import { mockTestPath, RESULTS_PREFIX } from '@abhyas/web-kit';
import { Route, Routes } from 'react-router';
import { ResultsPage } from './results/results-page';
import { RunnerPage } from './runner/runner-page';

/** The remote's screens with their full paths. */
export function App() {
  return (
    <Routes>
      <Route path={mockTestPath(':examId', ':testId')} element={<RunnerPage />} />
      <Route path={`${RESULTS_PREFIX}/:examId/:testId`} element={<ResultsPage />} />
    </Routes>
  );
}
