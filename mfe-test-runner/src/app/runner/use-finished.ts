import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { toast } from '@abhyas/web-kit';
import type {
  AttemptSession,
  Ending,
} from '../../features/attempt-session/session/attempt-session';

/** Leaves for the results once the attempt is finished, and says why where the student did not ask for it. */
export function useFinished(session: AttemptSession, ending: Ending): void {
  const navigate = useNavigate();
  const { examId = session.paper.examId, testId = session.paper._id } = useParams();
  const finishedBy = ending.kind === 'finished' ? ending.by : undefined;
  const isTimeUp = ending.kind === 'submitting' && ending.isTimeUp;
  const wasTimeUp = useRef(false);
  const { attemptId } = session;
  useEffect(() => {
    if (isTimeUp) wasTimeUp.current = true;
  }, [isTimeUp]);
  useEffect(() => {
    if (finishedBy === undefined) return;
    const notice = finishNotice(finishedBy, wasTimeUp.current);
    if (notice !== undefined) toast.success(notice);
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    void navigate(`/test-results/${examId}/${testId}?attempt=${attemptId}`, {
      replace: true,
      state: { attemptId },
    });
  }, [finishedBy, attemptId, examId, testId, navigate]);
}

function finishNotice(by: 'submit' | 'elsewhere', wasTimeUp: boolean): string | undefined {
  if (wasTimeUp) return 'Time is up. Your test was submitted.';
  return by === 'elsewhere' ? 'This test was already submitted.' : undefined;
}
