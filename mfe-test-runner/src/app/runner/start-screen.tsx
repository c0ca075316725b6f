import { ButtonLink, EmptyState, FailureState } from '@abhyas/ui';
import {
  EXAMS_PATH,
  isApiError,
  lazyWithRetry,
  messageOf,
  resultsPath,
  testDetailsPath,
} from '@abhyas/web-kit';
import { Suspense, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useStartScreen } from '../../features/attempt-session/hooks/use-start-screen';
import { queuedMs } from '../../features/attempt-session/rules/queued-start';
import type { StartedSession } from '../../features/attempt-session/session/start-session';
import { useFullScreen } from '../../features/full-screen/hooks/use-full-screen';
import { InstructionDialog } from '../../features/instructions/components/instruction-dialog';
import { removeTurn, storedTurnMs, storeTurn } from '../../features/start-queue/store/stored-turn';
import * as texts from '../../texts/start';
import { RunnerLoading } from './runner-loading';
import styles from './start-screen.module.css';
import { useEntryWait } from './use-entry-wait';

const TurnScreen = lazyWithRetry(() => import(/* webpackChunkName: "turn" */ './turn-screen'));

export interface StartScreenProps {
  testId: string;
  userId: string;
  onStarted: (started: StartedSession) => void;
}

function noop(): void {}

/** The screens before the clock runs: loading, error, or instructions. */
export function StartScreen({ testId, userId, onStarted }: StartScreenProps) {
  const { paper, isResume, endsAt, ended, error, isRetrying, load, start } = useStartScreen(
    testId,
    userId,
  );
  const fullScreen = useFullScreen();
  const { examId = '' } = useParams();
  const isStarted = useRef(false);
  const [turnMs, setTurnMs] = useState(() => storedTurnMs({ userId, testId }));
  const isWaiting = turnMs !== undefined;
  const entryMs = useEntryWait(error);

  function begin(): void {
    // A second click may come before the button is disabled.
    if (isStarted.current) return;
    isStarted.current = true;
    // The browser allows this only during the click; the start call returns too late.
    fullScreen.enter();
    start.mutate(undefined, {
      onSuccess: onStarted,
      onError: (failure) => {
        const waitMs = queuedMs(failure);
        if (waitMs === undefined) stopStarting();
        else waitForTurn(waitMs);
      },
    });
  }

  function waitForTurn(waitMs: number): void {
    storeTurn({ userId, testId }, waitMs);
    setTurnMs(waitMs);
  }

  function reload(): void {
    // Its error is that of the query.
    load().catch(noop);
  }

  function stopStarting(): void {
    isStarted.current = false;
    removeTurn();
    setTurnMs(undefined);
    fullScreen.leave();
  }

  if (paper || (isWaiting && entryMs !== undefined)) {
    const instructions = paper && (
      <InstructionDialog
        paper={paper}
        isResume={isResume}
        endsAt={endsAt}
        endedResults={ended && resultsPath(examId, testId, ended.attemptId)}
        hasMissedAnswers={ended?.hasMissedAnswers === true}
        isStarting={start.isPending || isWaiting}
        error={start.error && !isWaiting ? messageOf(start.error, texts.startFailed) : undefined}
        onStart={begin}
      />
    );
    return (
      <>
        <RunnerLoading isIdle />
        {isWaiting ? (
          <Suspense fallback={instructions}>
            <TurnScreen
              waitsFor="test"
              examId={examId}
              testTitle={paper?.title}
              waitMs={turnMs}
              open={async () => {
                const started = await start.mutateAsync();
                return () => {
                  removeTurn();
                  onStarted(started);
                };
              }}
              onWait={(waitMs) => storeTurn({ userId, testId }, waitMs)}
              onRefused={() => {
                stopStarting();
                if (!paper) reload();
              }}
              onLeave={stopStarting}
            />
          </Suspense>
        ) : (
          instructions
        )}
      </>
    );
  }
  if (entryMs !== undefined) {
    return (
      <>
        <RunnerLoading isIdle />
        <Suspense fallback={null}>
          <TurnScreen
            waitsFor="instructions"
            examId={examId}
            testTitle={undefined}
            waitMs={entryMs}
            open={() => load().then(() => noop)}
            onWait={noop}
            onRefused={noop}
            onLeave={noop}
          />
        </Suspense>
      </>
    );
  }
  if (!error) return <RunnerLoading />;
  const takenAttempt = takenAttemptOf(error);
  if (takenAttempt !== undefined) {
    return (
      <div className={styles.failure}>
        <EmptyState
          headingLevel={1}
          title={texts.taken}
          text={texts.takenOnce}
          action={
            <ButtonLink to={resultsPath(examId, testId, takenAttempt)}>
              {texts.seeAttempt}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  return (
    <div className={styles.failure}>
      <FailureState
        headingLevel={1}
        title={texts.loadFailed}
        text={isUnknown(error) ? texts.unknownTest : messageOf(error, texts.notStarted)}
        {...(!isFinal(error) && {
          onRetry: reload,
          retrying: isRetrying,
        })}
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

/** The student's attempt of a live test, which can be taken once. */
function takenAttemptOf(error: unknown): string | undefined {
  if (!isApiError(error) || error.code !== 'live_test_taken') return undefined;
  const { attemptId } = error.body as { attemptId?: unknown };
  return typeof attemptId === 'string' ? attemptId : undefined;
}

/** A live test outside its window or without a registration: its details page says what to do. */
function isLocked(error: unknown): boolean {
  return isApiError(error) && error.status === 403;
}
