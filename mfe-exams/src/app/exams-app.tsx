import { examPath, EXAMS_PATH, lobbyPath, testDetailsPath } from '@abhyas/web-kit';
import { Route, Routes } from 'react-router';
import { ExamDetailScreen } from '../features/exam-detail/components/exam-detail-screen';
import { ExamListScreen } from '../features/exam-list/components/exam-list-screen';
import { LobbyScreen } from '../features/lobby/components/lobby-screen';
import { TestDetailsScreen } from '../features/test-details/components/test-details-screen';

export function ExamsApp() {
  return (
    <Routes>
      <Route path={EXAMS_PATH} element={<ExamListScreen />} />
      <Route path={examPath(':examId')} element={<ExamDetailScreen />} />
      <Route path={testDetailsPath(':examId', ':testId')} element={<TestDetailsScreen />} />
      <Route path={lobbyPath(':examId', ':testId')} element={<LobbyScreen />} />
    </Routes>
  );
}
