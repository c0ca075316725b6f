export { createApi, type Api, type ApiOptions } from './api/create-api';
export { ApiError, isApiError, messageOf, type ApiErrorBody } from './api/api-error';
export type { paths as AuthPaths } from './api/generated/auth';
export type { paths as CataloguePaths } from './api/generated/catalogue';
export type { paths as AttemptPaths } from './api/generated/attempt';
export type { paths as MessagingPaths } from './api/generated/messaging';
export {
  endSession,
  getToken,
  loggedInEvent,
  onLoggedIn,
  onSessionEnded,
  onTokenChanged,
  setSession,
  storeToken,
  type Session,
  type SessionEnd,
  type User,
} from './session/session';
export { logOut } from './session/log-out';
export { loginPath, safeReturnPath } from './session/return-path';
export { useSessionSync } from './session/use-session-sync';
export { fetchMe, meQuery, useUser, type UserState } from './session/use-user';
export { toast, onToast, type Toast } from './toast/toast';
export {
  runtimeConfigQuery,
  useRuntimeConfig,
  type RuntimeConfig,
  type SignInProvider,
  type SiteDetails,
  type SocialLink,
} from './runtime-config/runtime-config';
export { createQueryClient } from './runtime-config/query-client';
export { remoteContract, type RemoteModule } from './remote/remote-module';
export { lazyWithRetry, retryFailedChunks } from './remote/lazy-with-retry';
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
  formatMonthYear,
  formatRupees,
} from './formats/formats';
export { onErrorReport, reportError, type ErrorReport, type ReportKind } from './reports/report';
export { reportCaught, sendReports, type ReportSending } from './reports/send-reports';
export { removeOldAttempts, forgetSentAttempts, storedAttempts } from './device/stored-attempts';
export { keepForOffline, onKeepForOffline } from './offline/keep-offline';
export { categoryLabel } from './catalogue/category-label';
export {
  describeLiveTest,
  untilLiveTestChanges,
  type LiveTestFacts,
  type LiveTestState,
} from './catalogue/live-test-state';
export { productName, useDocumentTitle } from './page/use-document-title';
export { useMediaQuery } from './page/use-media-query';
