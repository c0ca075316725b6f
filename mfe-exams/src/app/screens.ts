import { lazyWithRetry } from '@abhyas/web-kit';

// Each page has its own chunk: its name stands in page-routes.json too.
export const ExamListScreen = lazyWithRetry(
  () =>
    import(/* webpackChunkName: "exam-list" */ '../features/exam-list/components/exam-list-screen'),
);
export const ExamDetailScreen = lazyWithRetry(
  () =>
    import(
      /* webpackChunkName: "exam-detail" */ '../features/exam-detail/components/exam-detail-screen'
    ),
);
export const TestDetailsScreen = lazyWithRetry(
  () =>
    import(
      /* webpackChunkName: "test-details" */ '../features/test-details/components/test-details-screen'
    ),
);
export const LobbyScreen = lazyWithRetry(
  () => import(/* webpackChunkName: "lobby" */ '../features/lobby/components/lobby-screen'),
);
