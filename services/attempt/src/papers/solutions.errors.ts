import { DomainError } from '@abhyas/service-kit';
import { indiaTimeFormat } from '@abhyas/service-kit/rules';

const INDIA = indiaTimeFormat({ dateStyle: 'medium', timeStyle: 'short' });

/**
 * The student has finished a live test that others may still take.
 *
 * @param from the earliest moment at which the solutions are public
 * @param extra what the student may know of the own attempt
 */
export function solutionsNotPublic(
  from: Date,
  now: Date,
  extra: Readonly<Record<string, unknown>> = {},
): DomainError {
  const when = from > now ? `after ${INDIA.format(from)} (India time), ` : '';
  return new DomainError(
    'solutions_not_public',
    403,
    `This live test is not over yet. Its marks and solutions come ${when}when the last student has finished. We will send you an email.`,
    { extra: { solutionsFrom: from.toISOString(), ...extra } },
  );
}
