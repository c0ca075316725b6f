import { refreshAttempts, resultsPath, toast } from '@abhyas/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Ending, FinishedBy } from '../../features/attempt-session/rules/session/state';
import type { AttemptSession } from '../../features/attempt-session/session/attempt-session';
import * as texts from '../../texts/runner';

/** Opens the results of a finished attempt. Shows how it ended unless the student submitted it. */
export function useFinished(session: AttemptSession, ending: Ending): void {
  const navigate = useNavigate();
  const client = useQueryClient();
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
    showEnd(finishedBy, wasTimeUp.current);
    refreshAttempts(client);
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    void navigate(resultsPath(examId, testId, attemptId), {
      replace: true,
      state: { attemptId },
    });
  }, [finishedBy, attemptId, examId, testId, navigate, client]);
}

function showEnd(by: FinishedBy, wasTimeUp: boolean): void {
  switch (by) {
    case 'submit':
      if (wasTimeUp) toast.success(texts.timeIsUp);
      return;
    case 'submit-before-last':
      return toast.error(texts.submittedWithLate);
    case 'elsewhere':
      return toast.success(texts.alreadySubmitted);
    case 'elsewhere-before-last':
      return toast.error(texts.submittedBeforeLast);
    case 'time':
      return toast.success(texts.timeIsUpAllSaved);
    case 'time-before-last':
      return toast.error(texts.timeIsUpBeforeLast);
  }
}
