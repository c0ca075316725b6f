import { countOf, oneLine, shorten } from '@abhyas/service-kit/rules';
import type { AwardedQuestion } from './award-question.js';
import type { Award } from './rules/awards.js';

const MAX_TEXT_LENGTH = 80;

/** Describes in sentences for the operator what was done, or what would be done. */
export function describeAward(
  { exam, question, changed, unchanged }: AwardedQuestion,
  { award, isDryRun }: { award: Award | null; isDryRun: boolean },
): string {
  const name = `“${shorten(oneLine(question), MAX_TEXT_LENGTH)}” (${exam})`;
  const before = countOf(unchanged.length, 'test');
  if (changed.length === 0) {
    return `${name} ${effectOf(award, false)} in ${before} already.`;
  }
  return [
    `${name} ${effectOf(award, isDryRun)} in ${countOf(changed.length, 'test')}:`,
    ...changed.map(({ id, title }) => `  ${id}  ${title}`),
    ...(unchanged.length > 0 ? [`In ${before} it was like this before.`] : []),
    isDryRun
      ? 'Nothing was changed.'
      : 'New attempts are marked like this. Now run for each test: npm run attempts:remark -- --test ID',
  ].join('\n');
}

function effectOf(award: Award | null, isDryRun: boolean): string {
  const be = isDryRun ? 'would be' : 'is';
  switch (award) {
    case 'bonus':
      return `${be} a bonus question`;
    case 'dropped':
      return `${be} dropped`;
    case null:
      return `${isDryRun ? 'would count' : 'counts'} like any other question`;
  }
}
