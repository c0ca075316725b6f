import { UnknownPage } from '@abhyas/ui';
import { examPath, EXAMS_PATH, lobbyPath, testDetailsPath } from '@abhyas/web-kit';
import { Route, Routes } from 'react-router';
import { Screen } from '../shared/screen';
import { ExamDetailScreen, ExamListScreen, LobbyScreen, TestDetailsScreen } from './screens';

/** The screens of this remote. */
export function ExamsApp() {
  return (
    <Routes>
      <Route path={EXAMS_PATH} element={<ExamListScreen />} />
      <Route path={examPath(':examId')} element={<ExamDetailScreen />} />
      <Route path={testDetailsPath(':examId', ':testId')} element={<TestDetailsScreen />} />
      <Route path={lobbyPath(':examId', ':testId')} element={<LobbyScreen />} />
      <Route
        path="*"
        element={
          <Screen>
            <UnknownPage />
          </Screen>
        }
      />
    </Routes>
  );
}
