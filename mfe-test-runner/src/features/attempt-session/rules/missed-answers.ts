import { isDecided } from '../../../shared/progress.types';
import type { DeviceProgress } from '../store/device-store';

/** The options that were graded, by question. */
export type GradedOptions = ReadonlyMap<string, number | null>;

/** Whether an attempt was graded without the last answers that this device has stored. */
export function hasMissedAnswers(
  { isSent, progress }: DeviceProgress,
  graded: GradedOptions,
): boolean {
  if (isSent) return false;
  return Object.entries(progress.byQuestion).some(
    ([id, question]) => isDecided(question) && (graded.get(id) ?? null) !== question.selectedOption,
  );
}
