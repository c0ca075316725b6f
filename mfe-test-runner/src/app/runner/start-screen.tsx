import { ButtonLink, FailureState } from '@abhyas/ui';
import { EXAMS_PATH, isApiError, messageOf, resultsPath, testDetailsPath } from '@abhyas/web-kit';
import { useRef } from 'react';
import { useParams } from 'react-router';
import {
  useStartScreen,
  type StartedSession,
} from '../../features/attempt-session/hooks/use-start-screen';
import { useFullScreen } from '../../features/full-screen/hooks/use-full-screen';
import { InstructionDialog } from '../../features/instructions/components/instruction-dialog';
import * as texts from '../../texts/start';
import { RunnerLoading } from './runner-loading';
import styles from './start-screen.module.css';

export interface StartScreenProps {
  testId: string;
  userId: string;
  onStarted: (started: StartedSession) => void;
}

/** The screens before the clock runs: loading, error, or instructions. */
export function StartScreen({ testId, userId, onStarted }: StartScreenProps) {
  const { paper, isResume, endsAt, ended, error, isRetrying, retry, start } = useStartScreen(
    testId,
    userId,
  );
  const fullScreen = useFullScreen();
  const { examId = '' } = useParams();
  const isStarted = useRef(false);

  function begin(): void {
    // A second click may come before the button is disabled.
    if (isStarted.current) return;
    isStarted.current = true;
    // The browser allows this only during the click; the start call returns too late.
    fullScreen.enter();
    start.mutate(undefined, {
      onSuccess: onStarted,
      onError: () => {
        isStarted.current = false;
        fullScreen.leave();
      },
    });
  }

  if (paper) {
    return (
      <>
        <RunnerLoading isIdle />
        <InstructionDialog
          paper={paper}
          isResume={isResume}
          endsAt={endsAt}
          endedResults={ended && resultsPath(examId, testId, ended.attemptId)}
          hasMissedAnswers={ended?.hasMissedAnswers === true}
          isStarting={start.isPending}
          error={start.error ? messageOf(start.error, texts.startFailed) : undefined}
          onStart={begin}
        />
      </>
    );
  }
  if (!error) return <RunnerLoading />;
  return (
    <div className={styles.failure}>
      <FailureState
        headingLevel={1}
        title={texts.loadFailed}
        text={isUnknown(error) ? texts.unknownTest : messageOf(error, texts.notStarted)}
        {...(!isFinal(error) && { onRetry: retry, retrying: isRetrying })}
        action={
          isLocked(error) ? (
            <ButtonLink variant="secondary" to={testDetailsPath(examId, testId)}>
              {texts.viewDetails}
            </ButtonLink>
          ) : (
            <ButtonLink variant="secondary" to={EXAMS_PATH}>
              {texts.allExams}
            </ButtonLink>
          )
        }
      />
    </div>
  );
}

/** Whether a retry would fail in the same way. */
function isFinal(error: unknown): boolean {
  return isUnknown(error) || (isApiError(error) && error.code === 'test_archived');
}

/** Whether there is no test with this id, or the id is invalid. */
function isUnknown(error: unknown): boolean {
  return isApiError(error) && error.code === 'test_not_found';
}

/** A live test outside its window or without a registration: its details page says what to do. */
function isLocked(error: unknown): boolean {
  return isApiError(error) && error.status === 403;
}
