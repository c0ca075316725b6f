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
  useMember,
} from '@abhyas/web-kit';
import { Navigate, useLocation, useParams } from 'react-router';
import { isLiveTest } from '../../../shared/catalogue.types';
import { NotOffered } from '../../../shared/not-offered';
import { isArchived } from '../../../shared/rules/is-archived';
import screen from '../../../shared/screen.module.css';
import { useTestDetails } from '../../../shared/test-details/get-test-details';
import * as texts from '../../../texts/live-tests';
import * as testTexts from '../../../texts/test-details';
import { Lobby } from './lobby';

/** Where registered students wait for a live test. */
export default function LobbyScreen() {
  const { examId = '', testId = '' } = useParams();
  const { pathname, search } = useLocation();
  const { status } = useMember();
  const test = useTestDetails(examId, testId);
  const error = useLoadError(test);
  useDocumentTitle(test.data ? texts.lobbyOf(test.data.title) : texts.lobby);

  if (status === 'out') return <Navigate to={loginPath(pathname + search)} replace />;
  if (status === 'in' && test.data && isLiveTest(test.data)) {
    return (
      <div className={screen.screen}>
        <PageHeading
          back={{ to: testDetailsPath(examId, testId), label: texts.testDetails }}
          title={texts.lobby}
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
          title={texts.noLobbyTitle}
          text={texts.noLobbyText}
          action={<ButtonLink to={testDetailsPath(examId, testId)}>{texts.viewDetails}</ButtonLink>}
        />
      </div>
    );
  }
  if (!error) {
    return (
      <LoadingRegion headingLevel={1} label={texts.loadingLobby} className={screen.screen}>
        <Skeleton width="10rem" />
        <Skeleton width="min(28rem, 90%)" height="2.25rem" />
        <Skeleton height="14rem" />
      </LoadingRegion>
    );
  }
  if (isArchived(error)) {
    return (
      <div className={screen.screen}>
        <NotOffered title={testTexts.archivedTitle} />
      </div>
    );
  }
  return (
    <div className={screen.screen}>
      {isNotFound(error) ? (
        <EmptyState
          headingLevel={1}
          title={testTexts.notFoundTitle}
          text={testTexts.notFoundText}
          action={<ButtonLink to={EXAMS_PATH}>{testTexts.backToAll}</ButtonLink>}
        />
      ) : (
        <>
          <PageHeading
            title={texts.lobby}
            back={{ to: examPath(examId), label: testTexts.backToSeries }}
          />
          <QueryFailure title={testTexts.loadFailed} query={test} />
        </>
      )}
    </div>
  );
}
