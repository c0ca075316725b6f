import type { Paper } from '../../../../shared/paper.types';
import { questionProgress, type Progress } from '../../../../shared/progress.types';
import type { SavedProgress } from '../../api/running-api';
import { isSameAnswer } from '../answer';
import { answersTo, withServerAnswers, type ServerAnswers } from '../server-answers';
import type { RefusedAnswer, SessionState } from './state';
import { assign, patch, sequence, withState, type Transition } from './step';

const NOTHING_KNOWN: Progress = { currentIndex: 0, byQuestion: {} };

/**
 * The server has stored a progress, without the refused answers: those of locked sections that were
 * not open. What it has instead replaces them on the screen and on the device, unless the student
 * has changed them since.
 */
export function acceptProgress(
  sent: Progress,
  refused: NonNullable<SavedProgress['refused']> = [],
): Transition {
  if (refused.length === 0) return patch('saves', { serverProgress: sent });
  return withState(({ attempt, progress, saves }) => {
    const ids = refused.map(({ questionId }) => questionId);
    const stored = answersTo(ids, saves.serverProgress ?? NOTHING_KNOWN);
    const unchanged = ids.filter((id) =>
      isSameAnswer(questionProgress(progress, id), questionProgress(sent, id)),
    );
    const serverProgress = withServerAnswers(sent, stored);
    return sequence(
      assign({ progress: withServerAnswers(progress, answersTo(unchanged, serverProgress)) }),
      patch('saves', {
        serverProgress,
        refused: joined(saves.refused, placesOf(refused, attempt.paper)),
      }),
    );
  });
}

/** What stands instead of the answers that came after the end of their section. */
export function refusedAnswers({
  attempt,
  progress,
  saves,
}: Pick<SessionState, 'attempt' | 'progress' | 'saves'>): ServerAnswers {
  const ids = saves.refused.flatMap(({ question, reason }) => {
    const id = attempt.paper.questions[question]?._id;
    return id !== undefined && reason === 'section_closed' ? [id] : [];
  });
  return answersTo(ids, progress);
}

function placesOf(
  refused: NonNullable<SavedProgress['refused']>,
  { questions }: Paper,
): RefusedAnswer[] {
  const reasons = new Map(refused.map(({ questionId, code }) => [questionId, code]));
  return questions.flatMap(({ _id }, question) => {
    const reason = reasons.get(_id);
    return reason === undefined ? [] : [{ question, reason }];
  });
}

/** In the order of the paper, each question once, for its latest reason. */
function joined(
  before: readonly RefusedAnswer[],
  latest: readonly RefusedAnswer[],
): readonly RefusedAnswer[] {
  const isAgain = ({ question }: RefusedAnswer): boolean =>
    latest.some((other) => other.question === question);
  return [...before.filter((it) => !isAgain(it)), ...latest].toSorted(
    (a, b) => a.question - b.question,
  );
}
