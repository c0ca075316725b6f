import { apportion } from '../../../scoring/rules/apportion.js';

interface TimeShare {
  readonly name: string;
  /** Whole percent. */
  readonly value: number;
}

/** Time per subject in whole percent, with a sum of 100. Empty when no time is known. */
export function distributeTime(
  subjects: readonly { readonly name: string; readonly seconds: number }[],
): TimeShare[] {
  const timed = subjects.filter((subject) => subject.seconds > 0);
  const shares = apportion(
    timed.map((subject) => subject.seconds),
    100,
  );
  return timed.map((subject, index) => ({ name: subject.name, value: shares[index] ?? 0 }));
}
