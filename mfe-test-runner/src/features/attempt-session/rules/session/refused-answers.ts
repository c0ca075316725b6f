import type { Paper } from '../../../../shared/paper.types';
import { questionProgress, type Progress } from '../../../../shared/progress.types';
import type { SavedProgress } from '../../api/attempt.types';
import { isSameAnswer } from '../answer';
import { answersTo, withServerAnswers, type ServerAnswers } from '../server-answers';
import type { RefusedAnswer, SessionState } from './state';
import { assign, patch, sequence, withState, type Transition } from './step';

const NOTHING_KNOWN: Progress = { currentIndex: 0, byQuestion: {} };

/**
 * The server has stored a progress, without the refused answers: those of locked sections that were
 * not open. After the end of a section what the server has replaces them on the screen and on the
 * device, unless the student has changed them since. Before its begin they stay: every later save
 * sends them again.
 */
export function acceptProgress(
  sent: Progress,
  refused: NonNullable<SavedProgress['refused']> = [],
): Transition {
  return withState(({ attempt, progress, saves }) => {
    if (refused.length === 0 && saves.refused.length === 0) {
      return patch('saves', { serverProgress: sent });
    }
    const ids = refused.map(({ questionId }) => questionId);
    const serverProgress = withServerAnswers(
      sent,
      answersTo(ids, saves.serverProgress ?? NOTHING_KNOWN),
    );
    const replaced = refused
      .filter(({ code }) => code === 'section_closed')
      .map(({ questionId }) => questionId)
      .filter((id) => isSameAnswer(questionProgress(progress, id), questionProgress(sent, id)));
    return sequence(
      assign({ progress: withServerAnswers(progress, answersTo(replaced, serverProgress)) }),
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

/**
 * In the order of the paper, each question once, for its latest reason. An answer that came before
 * its section was in the latest save too: if it is not refused again, the server has it now.
 */
function joined(
  before: readonly RefusedAnswer[],
  latest: readonly RefusedAnswer[],
): readonly RefusedAnswer[] {
  const isAgain = ({ question }: RefusedAnswer): boolean =>
    latest.some((other) => other.question === question);
  const kept = before.filter((it) => it.reason === 'section_closed' && !isAgain(it));
  if (latest.length === 0 && kept.length === before.length) return before;
  return [...kept, ...latest].toSorted((a, b) => a.question - b.question);
}
