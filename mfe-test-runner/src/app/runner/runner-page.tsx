import { loginPath, testNameOf, useDocumentTitle, useMember } from '@abhyas/web-kit';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import type { StartedSession } from '../../features/attempt-session/hooks/use-start-screen';
import * as texts from '../../texts/runner';
import { RunnerLoading } from './runner-loading';
import { RunnerScreen } from './runner-screen';
import { SignedOutScreen } from './signed-out-screen';
import { StartScreen } from './start-screen';

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
  useEffect(() => {
    if (isRunning) onRunning?.();
  }, [isRunning, onRunning]);

  if (started && !isFor(started, testId, user.user?.id)) setStarted(undefined);
  if (user.status === 'loading') return <RunnerLoading />;
  if (user.status === 'in') {
    const { id } = user.user;
    if (started) return <RunnerScreen {...started} />;
    const key = `${id}/${testId}`;
    return <StartScreen key={key} testId={testId} userId={id} onStarted={setStarted} />;
  }
  if (started) return <SignedOutScreen session={started.session} loginAddress={loginAddress} />;
  return <Navigate to={loginAddress} replace />;
}

/** An attempt session survives the student's log-out until another student logs in. */
function isFor({ session }: StartedSession, testId: string, userId = session.userId): boolean {
  return session.paper._id === testId && session.userId === userId;
}
