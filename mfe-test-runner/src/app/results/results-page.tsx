import { ButtonLink, FailureState } from '@abhyas/ui';
import {
  bookmarksOfAttemptQuery,
  dashboardPath,
  isApiError,
  isNotFound,
  loginPath,
  messageOf,
  mockTestPath,
  questionReportsQuery,
  useDocumentTitle,
  useLoadError,
  useMember,
} from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { useResults } from '../../features/results/api/get-results';
import { pendingAttemptOf } from '../../features/results/api/pending-attempt';
import { PendingResults } from '../../features/results/components/pending-results';
import { ResultsLoading } from '../../features/results/components/results-loading';
import { ResultsView } from '../../features/results/components/results-view';
import { useBackOnline } from '../../shared/use-back-online';
import * as texts from '../../texts/results';
import styles from './results-page.module.css';

/** Results of one attempt. Its id is in the navigation state or, after a reload, in the query. */
export default function ResultsPage() {
  useDocumentTitle(texts.documentTitle);
  const location = useLocation();
  const [search] = useSearchParams();
  const attemptId = attemptIdOf(location.state) ?? search.get('attempt') ?? undefined;
  const user = useMember();
  if (attemptId === undefined) return <NotFound />;
  if (user.status === 'loading') return <ResultsLoading />;
  if (user.status === 'out') {
    return <Navigate to={loginPath(location.pathname + location.search)} replace />;
  }
  return <AttemptResults attemptId={attemptId} />;
}

function AttemptResults({ attemptId }: { attemptId: string }) {
  const { examId = '', testId = '' } = useParams();
  const results = useResults(attemptId);
  const error = useLoadError(results);
  // The review shows them with the questions. They need only the id, so they do not wait for the results.
  useQuery(bookmarksOfAttemptQuery(attemptId));
  useQuery(questionReportsQuery(attemptId));
  const pending = pendingAttemptOf(error);
  const canRetry = error !== null && !isNotFound(error) && !pending;
  // After a network error, loads again when the network is back.
  useBackOnline(canRetry, () => void results.refetch());
  if (results.data) {
    return <ResultsView results={results.data} examId={examId} />;
  }
  if (!error) return <ResultsLoading />;
  if (pending) return <PendingResults attempt={pending} />;
  return (
    <NotFound
      text={messageOf(error, texts.loadFailed)}
      isRetrying={results.isFetching}
      {...(isStillOpen(error) && {
        link: { to: mockTestPath(examId, testId), label: texts.resumeTest },
      })}
      {...(canRetry && { onRetry: () => void results.refetch() })}
    />
  );
}

const HISTORY = { to: dashboardPath('history'), label: texts.testHistory };

interface NotFoundProps {
  text?: string;
  link?: { to: string; label: string };
  onRetry?: () => void;
  isRetrying?: boolean;
}

function NotFound(props: NotFoundProps) {
  const { text = texts.unableToLoad, link = HISTORY } = props;
  const { onRetry, isRetrying = false } = props;
  return (
    <div className={styles.failure}>
      <FailureState
        headingLevel={1}
        title={texts.notFound}
        text={text}
        retrying={isRetrying}
        {...(onRetry && { onRetry })}
        action={
          <ButtonLink variant="secondary" to={link.to}>
            {link.label}
          </ButtonLink>
        }
      />
    </div>
  );
}

/** Whether the attempt is still running. */
function isStillOpen(error: Error): boolean {
  return isApiError(error) && error.code === 'attempt_in_progress';
}

function attemptIdOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('attemptId' in state)) return undefined;
  return typeof state.attemptId === 'string' ? state.attemptId : undefined;
}
