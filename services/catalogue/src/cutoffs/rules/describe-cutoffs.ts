import { countOf } from '@abhyas/service-kit/rules';
import { paperName, type Cutoff } from './cutoff.js';

/** What a command changed, or would change. */
export interface CutoffsOutcome {
  exam: string;
  isDryRun: boolean;
  added: readonly Cutoff[];
  removed: readonly Cutoff[];
  /** The number of cut-offs that the exam has now. */
  stored: number;
  /** Stages of added cut-offs that no full test of the exam has in its title. */
  hiddenStages: readonly string[];
}

/** Describes in sentences for the operator what was done, or what would be done. */
export function describeOutcome(outcome: CutoffsOutcome): string {
  const { exam, isDryRun, added, removed, stored, hiddenStages } = outcome;
  const lines: string[] = [];
  if (added.length > 0) lines.push(`${exam}: ${fate(added, isDryRun)} stored.`);
  if (removed.length > 0) {
    const word = added.length > 0 ? 'replaced' : 'removed';
    lines.push(`${exam}: ${fate(removed, isDryRun)} ${word}.`);
  }
  for (const stage of hiddenStages) {
    lines.push(
      stage === ''
        ? `No result shows the cut-offs without a stage: ${exam} has no full test.`
        : `No result shows the cut-offs of ${stage}: ${exam} has no full test with ${JSON.stringify(stage)} in its title.`,
    );
  }
  lines.push(isDryRun ? 'Nothing was changed.' : `${exam} has ${countOf(stored, 'cut-off')} now.`);
  return lines.join('\n');
}

/** Lists the cut-offs of an exam, a stage and year in each paragraph. */
export function describeCutoffs(exam: string, cutoffs: readonly Cutoff[]): string {
  const papers = [...Map.groupBy(cutoffs, paperName)].map(([paper, own]) => {
    const width = Math.max(...own.map(({ category }) => category.length));
    const lines = own.map(
      ({ category, marks, maxMarks, source, url }) =>
        `  ${category.padEnd(width)}  ${marks} of ${maxMarks}  ${source}${url === null ? '' : ` (${url})`}`,
    );
    return [`${exam}, ${paper}:`, ...lines].join('\n');
  });
  return papers.join('\n');
}

/** As `6 cut-offs (Tier 1 of 2024, Tier 1 of 2023) are`. */
function fate(cutoffs: readonly Cutoff[], isDryRun: boolean): string {
  const papers = [...new Set(cutoffs.map(paperName))];
  const verb = isDryRun ? 'would be' : cutoffs.length === 1 ? 'is' : 'are';
  return `${countOf(cutoffs.length, 'cut-off')} (${papers.join(', ')}) ${verb}`;
}
