import { isDecided, type Answer } from '../../../shared/progress.types';
import type { DeviceProgress } from '../store/device-store';
import { isSameAnswer, NO_ANSWER } from './answer';

/** The answers that were graded, by question. */
export type GradedAnswers = ReadonlyMap<string, Answer>;

/** Whether an attempt was graded without the last answers that this device has stored. */
export function hasMissedAnswers(
  { isSent, progress }: DeviceProgress,
  graded: GradedAnswers,
): boolean {
  if (isSent) return false;
  return Object.entries(progress.byQuestion).some(
    ([id, question]) => isDecided(question) && !isSameAnswer(graded.get(id) ?? NO_ANSWER, question),
  );
}
