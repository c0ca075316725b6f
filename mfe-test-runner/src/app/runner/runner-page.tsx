import {
  lazyWithRetry,
  loginPath,
  refreshAttempts,
  testNameOf,
  useDocumentTitle,
  useMember,
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

interface RunnerPageProps {
  /** Called once a test runs: a good time to load what comes after it, because it may end without a network. */
  onRunning?: () => void;
}

/** The test page. A visitor logs in first and returns here. */
export default function RunnerPage({ onRunning }: RunnerPageProps) {
  const { testId = '' } = useParams();
  const { pathname, search } = useLocation();
  const user = useMember();
  const [started, setStarted] = useState<StartedSession>();
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
  function open(session: StartedSession): void {
    startTransition(() => setStarted(session));
  }

  if (started && !isFor(started, testId, user.user?.id)) setStarted(undefined);
  if (user.status === 'loading') return <RunnerLoading />;
  if (user.status === 'in') {
    const { id } = user.user;
    if (started) {
      return (
        <Suspense fallback={<RunnerLoading />}>
          <RunnerScreen {...started} />
        </Suspense>
      );
    }
    const key = `${id}/${testId}`;
    return <StartScreen key={key} testId={testId} userId={id} onStarted={open} />;
  }
  if (started) {
    return (
      <Suspense fallback={<RunnerLoading />}>
        <SignedOutScreen session={started.session} loginAddress={loginAddress} />
      </Suspense>
    );
  }
  return <Navigate to={loginAddress} replace />;
}

/** An attempt session survives the student's log-out until another student logs in. */
function isFor({ session }: StartedSession, testId: string, userId = session.userId): boolean {
  return session.paper._id === testId && session.userId === userId;
}
