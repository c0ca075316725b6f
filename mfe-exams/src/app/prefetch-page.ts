import { EXAM_PREFIX, EXAMS_PATH, TEST_DETAILS_PREFIX } from '@abhyas/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { examQuery } from '../features/exam-detail/api/get-exam';
import { examsQuery } from '../features/exam-list/api/find-exams';
import { readListAddress } from '../features/exam-list/rules/list-address';
import { testDetailsQuery } from '../shared/test-details/get-test-details';
import { ExamDetailScreen, ExamListScreen, TestDetailsScreen } from './screens';

/** Loads the chunk and the data of the page that somebody is about to open. */
export function prefetchPage({ pathname, searchParams }: URL, queries: QueryClient): void {
  const [, first = '', examId = '', testId = ''] = pathname.split('/');
  switch (`/${first}`) {
    case EXAMS_PATH:
      ExamListScreen.preload();
      void queries.prefetchQuery(examsQuery(readListAddress(searchParams)));
      break;
    case EXAM_PREFIX:
      ExamDetailScreen.preload();
      void queries.prefetchQuery(examQuery(examId));
      break;
    case TEST_DETAILS_PREFIX:
      TestDetailsScreen.preload();
      void queries.prefetchQuery(testDetailsQuery(examId, testId));
      break;
    default:
  }
}
