import { Route, Routes } from 'react-router';
import { ResultsPage } from './results/results-page';
import { RunnerPage } from './runner/runner-page';

/** The remote's screens with their full paths. */
export function App() {
  return (
    <Routes>
      <Route path="/mock-test/:examId/:testId" element={<RunnerPage />} />
      <Route path="/test-results/:examId/:testId" element={<ResultsPage />} />
    </Routes>
  );
}
