import {
  ButtonLink,
  EmptyState,
  LoadingRegion,
  PageHeading,
  QueryFailure,
  Skeleton,
} from '@abhyas/ui';
import {
  examPath,
  EXAMS_PATH,
  isNotFound,
  loginPath,
  testDetailsPath,
  testNameOf,
  useDocumentTitle,
  useLoadError,
  useUser,
} from '@abhyas/web-kit';
import { Navigate, useLocation, useParams } from 'react-router';
import { isLiveTest } from '../../../shared/catalogue.types';
import { isArchived } from '../../../shared/rules/is-archived';
import screen from '../../../shared/screen.module.css';
import { useTestDetails } from '../../../shared/test-details/get-test-details';
import { Lobby } from './lobby';

/** Where registered students wait for a live test. */
export function LobbyScreen() {
  const { examId = '', testId = '' } = useParams();
  const { pathname, search } = useLocation();
  const { status } = useUser();
  const test = useTestDetails(examId, testId);
  const error = useLoadError(test);
  useDocumentTitle(test.data ? `Lobby: ${test.data.title}` : 'Lobby');

  if (status === 'out') return <Navigate to={loginPath(pathname + search)} replace />;
  if (status === 'in' && test.data && isLiveTest(test.data)) {
    return (
      <div className={screen.screen}>
        <PageHeading
          back={{ to: testDetailsPath(examId, testId), label: 'Test details' }}
          title="Lobby"
          subtitle={testNameOf(test.data.title, test.data.exam.name)}
        />
        <Lobby test={test.data} />
      </div>
    );
  }
  if (test.data && !isLiveTest(test.data)) {
    return (
      <div className={screen.screen}>
        <EmptyState
          headingLevel={1}
          title="This test has no lobby"
          text="Only live tests start at the same time for everyone. You can take this one whenever you like."
          action={<ButtonLink to={testDetailsPath(examId, testId)}>View Details</ButtonLink>}
        />
      </div>
    );
  }
  if (!error) {
    return (
      <LoadingRegion headingLevel={1} label="Loading the lobby..." className={screen.screen}>
        <Skeleton width="10rem" />
        <Skeleton width="min(28rem, 90%)" height="2.25rem" />
        <Skeleton height="14rem" />
      </LoadingRegion>
    );
  }
  return (
    <div className={screen.screen}>
      {isNotFound(error) ? (
        <EmptyState
          headingLevel={1}
          title={isArchived(error) ? 'Test no longer offered' : 'Test not found'}
          text={isArchived(error) ? error.message : 'The requested test could not be found.'}
          action={<ButtonLink to={EXAMS_PATH}>Back to All Exams</ButtonLink>}
        />
      ) : (
        <>
          <PageHeading
            title="Lobby"
            back={{ to: examPath(examId), label: 'Back to the test series' }}
          />
          <QueryFailure title="Failed to load test" query={test} />
        </>
      )}
    </div>
  );
}
