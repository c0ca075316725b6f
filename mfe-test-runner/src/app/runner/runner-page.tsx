import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { loginPath, useDocumentTitle, useUser } from '@abhyas/web-kit';
import type { StartedSession } from '../../features/attempt-session/hooks/use-entrance';
import { RunnerEntrance } from './runner-entrance';
import { RunnerLoading } from './runner-loading';
import { RunnerScreen } from './runner-screen';

/** Test taking: a visitor logs in first and comes back here. */
export function RunnerPage() {
  const { testId = '' } = useParams();
  const { pathname, search } = useLocation();
  const user = useUser();
  if (user.status === 'loading') return <RunnerLoading />;
  if (user.status === 'in') {
    const { id } = user.user;
    return <Runner key={`${id}/${testId}`} testId={testId} userId={id} />;
  }
  return <Navigate to={loginPath(pathname + search)} replace />;
}

function Runner({ testId, userId }: { testId: string; userId: string }) {
  const [started, setStarted] = useState<StartedSession>();
  useDocumentTitle(started?.session.paper.title ?? 'Mock test');
  if (started) return <RunnerScreen {...started} />;
  return <RunnerEntrance testId={testId} userId={userId} onStarted={setStarted} />;
}
