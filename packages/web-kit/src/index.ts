export type { ApiPaths, RequestOf, ResponseOf } from './api/contract';
export { apiFetch, apiOrigin, setApiTransport } from './api/transport';
export { checked } from './api/checked';
export { useLoadError } from './api/use-load-error';
export { passwordHint, passwordMinLength } from './rules/password-rule';
export { showServerError, type ErrorForm } from './rules/server-errors';
export { sendableErrors, takeErrors } from './api/page-errors';
export { ApiError, failureText, isApiError, isNotFound, messageOf } from './rules/api-error';
export {
  endSession,
  getToken,
  loggedInEvent,
  onLoggedIn,
  onTokenChanged,
  setSession,
  storeToken,
  type Session,
  type SessionEnd,
  type User,
} from './session/session';
export { signedInUser } from './session/signed-in-user';
export { logOut } from './session/log-out';
export { loginPath, safeReturnPath } from './session/return-path';
export { onOwnerChanged } from './session/token-owner';
export { useSessionSync } from './session/use-session-sync';
export { useMember } from './session/use-member';
export { fetchMe, meQuery, useUser } from './session/use-user';
export { toast, onToast, type Toast } from './toast/toast';
export {
  runtimeConfigQuery,
  useRuntimeConfig,
  type LegalText,
  type RuntimeConfig,
  type SignInProvider,
} from './runtime-config/runtime-config';
export { createQueryClient } from './runtime-config/query-client';
export { remoteContract, type ChatProps, type RemoteModule } from './remote/remote-module';
export { lazyWithRetry } from './remote/lazy-with-retry';
export { RetryBoundary, type FallbackProps } from './remote/retry-boundary';
export {
  diagnoseLoadFailure,
  isLoadError,
  LoadError,
  type LoadFailure,
} from './remote/load-failure';
export {
  formatClock,
  formatCount,
  formatDate,
  formatDateTime,
  formatDuration,
  formatMinutes,
  formatMonthYear,
  formatRupees,
  formatTimeLeft,
  formatWait,
} from './rules/formats';
export { isFirstTry } from './rules/is-first-try';
export { testLabelOf, testNameOf } from './rules/test-name';
export { onErrorReport, reportError, type ErrorReport } from './reports/report';
export { reportCaught, sendReports } from './reports/send-reports';
export { cacheStorage, figuresCacheOf, removeFigures } from './device/attempt-figures';
export { isLongOver, removeOldAttempts, removeSentAttempts } from './device/clean-attempts';
export { storedAttempts, type StoredAttemptsSchema } from './device/stored-attempts';
export { readUserEntry, storeUserEntry } from './device/user-entries';
export { cacheForOffline, onCacheForOffline } from './offline/cache-for-offline';
export {
  openAttemptsQuery,
  refreshAttempts,
  useOpenAttempts,
  type OpenAttempt,
} from './attempts/open-attempts';
export {
  attemptedTestsQuery,
  useAttemptedTests,
  type AttemptedTest,
} from './attempts/attempted-tests';
export { useSecondsLeft, useTimeLeft } from './attempts/time-left';
export { marksCome, solutionsCome } from './texts/solutions';
export { categoryLabel } from './catalogue/category-label';
export { OPTION_LETTERS } from './catalogue/option-letters';
export {
  describeLiveTest,
  untilLiveTestChanges,
  type LiveTestFacts,
} from './catalogue/live-test-state';
export { faqsQuery, type Faq } from './help/faqs';
export { savedTestsQuery, type SavedTest } from './catalogue/saved-tests';
export { useSaveTest } from './catalogue/save-test';
export { useRemoveSavedTest } from './catalogue/remove-saved-test';
export { describeCountdown, livePhase, lobbyOpensAt, type LivePhase } from './rules/live-tests';
export {
  serverClockQuery,
  useServerNow,
  type ServerClock,
  type ServerNow,
} from './clock/server-clock';
export { upcomingTestsQuery, useRegister, type UpcomingTest } from './catalogue/upcoming-tests';
export {
  BOOKMARKS_KEY,
  bookmarksOfAttemptQuery,
  useRemoveBookmark,
  useSaveBookmark,
  useToggleBookmark,
  type Bookmark,
  type BookmarkKey,
} from './attempts/bookmarks';
export { questionReportsQuery, type QuestionReport } from './attempts/question-reports';
export { REPORT_OUTCOMES } from './texts/question-reports';
export * from './rules/paths';
export { useDocumentTitle } from './page/use-document-title';
export { productName } from './rules/product-name';
export { useIsHydrated } from './page/use-is-hydrated';
export { useMediaQuery } from './page/use-media-query';
export { useOnline } from './page/use-online';
export { useSteps } from './page/use-steps';
