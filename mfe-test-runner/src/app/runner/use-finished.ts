import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { toast } from '@abhyas/web-kit';
import type {
  AttemptSession,
  Ending,
} from '../../features/attempt-session/session/attempt-session';

/** Leaves for the results once the attempt is finished. */
export function useFinished(session: AttemptSession, ending: Ending): void {
  const navigate = useNavigate();
  const { examId = session.paper.examId, testId = session.paper._id } = useParams();
  const finishedBy = ending.kind === 'finished' ? ending.by : undefined;
  const { attemptId } = session;
  useEffect(() => {
    if (finishedBy === undefined) return;
    if (finishedBy === 'elsewhere') toast.success('This test was already submitted.');
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    void navigate(`/test-results/${examId}/${testId}?attempt=${attemptId}`, {
      replace: true,
      state: { attemptId },
    });
  }, [finishedBy, attemptId, examId, testId, navigate]);
}
