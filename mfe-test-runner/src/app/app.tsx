import { UnknownPage } from '@abhyas/ui';
import { lazyWithRetry, mockTestPath, RESULTS_PREFIX } from '@abhyas/web-kit';
import { Route, Routes } from 'react-router';
import styles from './app.module.css';

// Each page has its own chunk: its name stands in page-routes.json too.
const RunnerPage = lazyWithRetry(
  () => import(/* webpackChunkName: "runner" */ './runner/runner-page'),
);
const ResultsPage = lazyWithRetry(
  () => import(/* webpackChunkName: "results" */ './results/results-page'),
);

/** The remote's screens with their full paths. */
export function App() {
  return (
    <Routes>
      <Route
        path={mockTestPath(':examId', ':testId')}
        element={<RunnerPage onRunning={ResultsPage.preload} />}
      />
      <Route path={`${RESULTS_PREFIX}/:examId/:testId`} element={<ResultsPage />} />
      <Route
        path="*"
        element={
          <div className={styles.unknown}>
            <UnknownPage />
          </div>
        }
      />
    </Routes>
  );
}
