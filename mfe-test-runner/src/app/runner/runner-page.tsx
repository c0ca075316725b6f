import {
  lazyWithRetry,
  loginPath,
  refreshAttempts,
  testNameOf,
  useDocumentTitle,
  useMember,
  type User,
} from '@abhyas/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import type { StartedSession } from '../../features/attempt-session/session/start-session';
import * as texts from '../../texts/runner';
import { RunnerLoading } from './runner-loading';
import { StartScreen } from './start-screen';

// The start loads this chunk before the clock runs (`loadRunning`).
const RunnerScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "running" */ './runner-screen')).RunnerScreen,
}));
const SignedOutScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "running" */ './signed-out-screen')).SignedOutScreen,
}));

/** A running test and whose it is. */
interface OwnedSession extends StartedSession {
  readonly owner: User;
}

interface RunnerPageProps {
  /** Called once a test runs: a good time to load what comes after it, because it may end without a network. */
  onRunning?: () => void;
}

/** The test page. A visitor logs in first and returns here. */
export default function RunnerPage({ onRunning }: RunnerPageProps) {
  const { testId = '' } = useParams();
  const { pathname, search } = useLocation();
  const user = useMember();
  const [started, setStarted] = useState<OwnedSession>();
  const paper = started?.session.paper;
  useDocumentTitle(paper ? testNameOf(paper.title, paper.examName) : texts.documentTitle);
  const loginAddress = loginPath(pathname + search);
  const isRunning = started !== undefined;
  const client = useQueryClient();
  useEffect(() => {
    if (!isRunning) return;
    // Not before the instructions have gone: they would offer to resume what has just started.
    refreshAttempts(client);
    onRunning?.();
  }, [isRunning, onRunning, client]);

  /** The instructions stay until the first question is drawn. */
  function open(session: StartedSession, owner: User): void {
    startTransition(() => setStarted({ ...session, owner }));
  }

  if (started && started.session.paper._id !== testId) setStarted(undefined);
  if (user.status === 'loading') return <RunnerLoading />;
  if (started) {
    const isOwner = user.user?.id === started.session.userId;
    return (
      <Suspense fallback={<RunnerLoading />}>
        {isOwner ? (
          <RunnerScreen session={started.session} wasResumed={started.wasResumed} />
        ) : (
          <SignedOutScreen
            session={started.session}
            owner={started.owner}
            other={user.user}
            loginAddress={loginAddress}
            onLeave={() => setStarted(undefined)}
          />
        )}
      </Suspense>
    );
  }
  const student = user.user;
  if (!student) return <Navigate to={loginAddress} replace />;
  return (
    <StartScreen
      key={`${student.id}/${testId}`}
      testId={testId}
      userId={student.id}
      onStarted={(session) => open(session, student)}
    />
  );
}
