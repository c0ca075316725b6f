import { countOf, oneLine, shorten } from '@abhyas/service-kit/rules';
import type { ChangedQuestion, RemarkReport } from './remarking.service.js';
import type { KnownTest } from './statistics.repository.js';

const MAX_TEXT_LENGTH = 80;

/** Describes in sentences for the operator what was done, or what would be done. */
export function describeRemark(
  { title, examName }: KnownTest,
  { changed, attempts }: RemarkReport,
  isDryRun: boolean,
): string {
  const name = `“${title}” (${examName})`;
  const again = `${countOf(attempts, 'finished attempt')} ${isDryRun ? 'would be' : attempts === 1 ? 'was' : 'were'} marked again`;
  if (changed.length === 0) {
    return `${name}: no award has changed since its attempts were marked; ${again}.`;
  }
  return [
    `${name}: ${countOf(changed.length, 'question')} with another award:`,
    ...changed.map(describeQuestion),
    `${again}.`,
    ...(isDryRun ? ['Nothing was changed.'] : []),
  ].join('\n');
}

function describeQuestion({ question, award }: ChangedQuestion): string {
  return `  ${(award ?? 'none').padEnd('dropped'.length)}  ${shorten(oneLine(question), MAX_TEXT_LENGTH)}`;
}
