import { formatMoment } from '../rules/formats';

/**
 * In place of the marks of a live test that others may still take.
 *
 * @param from ISO instant from which nobody can start it any more
 */
export const marksCome = (from: string, now: Date) =>
  isOver(from, now)
    ? 'Marks come when the last student has finished'
    : `Marks come after ${formatMoment(from, now)}`;

/** The same in a whole sentence, with what else comes. */
export const solutionsCome = (from: string, now: Date) =>
  isOver(from, now)
    ? 'Marks and solutions come when the last student has finished.'
    : `Marks and solutions come after ${formatMoment(from, now)}, when the last student has finished.`;

function isOver(from: string, now: Date): boolean {
  return Date.parse(from) <= now.getTime();
}
