import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { loginPath, useDocumentTitle, useUser } from '@abhyas/web-kit';
import type { StartedSession } from '../../features/attempt-session/hooks/use-entrance';
import { RunnerEntrance } from './runner-entrance';
import { RunnerLoading } from './runner-loading';
import { RunnerScreen } from './runner-screen';
import { SignedOutScreen } from './signed-out-screen';

/** Test taking: a visitor logs in first and comes back here. */
export function RunnerPage() {
  const { testId = '' } = useParams();
  const { pathname, search } = useLocation();
  const user = useUser();
  const [started, setStarted] = useState<StartedSession>();
  useDocumentTitle(started?.session.paper.title ?? 'Mock test');
  const loginAddress = loginPath(pathname + search);

  if (started && !isFor(started, testId, user.user?.id)) setStarted(undefined);
  if (user.status === 'loading') return <RunnerLoading />;
  if (user.status === 'in') {
    const { id } = user.user;
    if (started) return <RunnerScreen {...started} />;
    const key = `${id}/${testId}`;
    return <RunnerEntrance key={key} testId={testId} userId={id} onStarted={setStarted} />;
  }
  if (started) return <SignedOutScreen session={started.session} loginAddress={loginAddress} />;
  return <Navigate to={loginAddress} replace />;
}

/** A session outlives its student's log-out, for as long as nobody else logs in. */
function isFor({ session }: StartedSession, testId: string, userId = session.userId): boolean {
  return session.paper._id === testId && session.userId === userId;
}
