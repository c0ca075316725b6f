import { countOf, oneLine, shorten } from '@abhyas/service-kit/rules';
import type { Withdrawal } from './withdraw-question.js';

const MAX_TEXT_LENGTH = 80;
const MAX_TESTS = 20;

/** Describes in sentences for the operator what was done, or what would be done. */
export function describeWithdrawal(
  { exam, question, withdrawnAt, tests }: Withdrawal,
  isDryRun: boolean,
): string {
  const name = `“${shorten(oneLine(question), MAX_TEXT_LENGTH)}” (${exam})`;
  if (withdrawnAt) return `${name} was withdrawn before, on ${withdrawnAt.toISOString()}.`;
  const shown = tests
    .slice(0, MAX_TESTS)
    .map(({ title, questions }) => `  ${title}: ${countOf(questions, 'question')} left`);
  const more = tests.length - shown.length;
  return [
    `${name} ${isDryRun ? 'would be' : 'is'} withdrawn from ${countOf(tests.length, 'test')}${tests.length === 0 ? '.' : ':'}`,
    ...shown,
    ...(more > 0 ? [`  … and ${more} more`] : []),
    isDryRun
      ? 'Nothing was changed.'
      : 'New attempts do not have it. Open attempts keep it. Marks and ranks of finished attempts stay.',
  ].join('\n');
}
