import { Route, Routes } from 'react-router';
import { ExamDetailScreen } from '../features/exam-detail/components/exam-detail-screen';
import { ExamListScreen } from '../features/exam-list/components/exam-list-screen';
import { TestDetailsScreen } from '../features/test-details/components/test-details-screen';

export function ExamsApp() {
  return (
    <Routes>
      <Route path="/exam-test-series" element={<ExamListScreen />} />
      <Route path="/exam-details/:examId" element={<ExamDetailScreen />} />
      <Route path="/test-details/:examId/:testId" element={<TestDetailsScreen />} />
    </Routes>
  );
}
