import { indiaTimeFormat } from '@abhyas/service-kit/rules';
import type { GrantedCredit } from '../taking/rules/time-credit.js';
import type { CreditReport } from '../taking/time-credits.service.js';

const INDIA = indiaTimeFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Names of the test and the student in the output. Null for all. */
interface Names {
  readonly test: string | null;
  readonly student: string | null;
}

/** The result of a credit, or of its dry run. */
export function describeCredit(
  { credit, given, alreadyCredited, submitted, expired }: CreditReport,
  names: Names,
  isDryRun: boolean,
): string {
  const finished = submitted + expired;
  return [
    `Credit "${credit.name}": ${minutesText(credit.minutes)} to ${scopeText(credit, names)}.`,
    grantText(credit),
    '',
    `${rightAligned(given)} open ${attemptsText(given)} ${isDryRun ? 'would get' : 'got'} ${minutesText(credit.minutes)} more`,
    `${rightAligned(alreadyCredited)} had this credit already`,
    `${rightAligned(finished)} finished without it ${finished === 1 ? 'stays as it is' : 'stay as they are'} (${submitted} submitted, ${expired} graded at the deadline)`,
    '',
    isDryRun
      ? 'Nothing was changed: this was a dry run.'
      : 'Students see it with their next save, within seconds.',
  ].join('\n');
}

interface DescribedAllowance {
  readonly minutes: number;
  readonly minutesPerHour: number;
  readonly openAttempts: number;
}

/** The allowance of a student, or the result of a dry run. */
export function describeAllowance(
  { minutes, minutesPerHour, openAttempts }: DescribedAllowance,
  { student, test }: Names,
  isDryRun: boolean,
): string {
  const where = test === null ? 'in every test that has no allowance of its own' : `in ${test}`;
  const lines = [
    `${student ?? ''} ${isDryRun ? 'would have' : 'has'} ${allowanceText(minutes, minutesPerHour)} ${where}, from the next start on.`,
  ];
  if (openAttempts > 0) {
    lines.push(
      `${openAttempts} open ${attemptsText(openAttempts)} ${openAttempts === 1 ? 'keeps its deadline' : 'keep their deadlines'}. To move them, use: outage NAME --student …`,
    );
  }
  if (isDryRun) lines.push('Nothing was changed: this was a dry run.');
  return lines.join('\n');
}

export function describeCredits(credits: readonly GrantedCredit[]): string {
  if (credits.length === 0) return 'No credit was given yet.';
  return credits
    .map((credit) => {
      const names = { test: credit.testId, student: credit.userId };
      return `"${credit.name}": ${minutesText(credit.minutes)} to ${scopeText(credit, names)}.\n  ${grantText(credit)}`;
    })
    .join('\n');
}

function scopeText(credit: GrantedCredit, { test, student }: Names): string {
  const from = INDIA.format(credit.runningFrom);
  const until = INDIA.format(credit.runningUntil);
  const when = from === until ? `at ${from}` : `between ${from} and ${until}`;
  return [
    `attempts that ran ${when} (India time)`,
    test === null ? 'all tests' : `test ${test}`,
    student === null ? 'all students' : `student ${student}`,
  ].join(', ');
}

function grantText({ reason, grantedBy, grantedAt }: GrantedCredit): string {
  return `Why: ${reason} – ${grantedBy}, ${INDIA.format(grantedAt)}`;
}

function allowanceText(minutes: number, minutesPerHour: number): string {
  if (minutesPerHour === 0) return minutes === 0 ? 'no extra time' : `${minutesText(minutes)} more`;
  const perHour = `${minutesText(minutesPerHour)} more for each hour of the test`;
  return minutes === 0 ? perHour : `${minutesText(minutes)} more and ${perHour}`;
}

function minutesText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

function attemptsText(count: number): string {
  return count === 1 ? 'attempt' : 'attempts';
}

function rightAligned(count: number): string {
  return String(count).padStart(6);
}
