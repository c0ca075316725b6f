import type { Paper } from '../../../shared/paper.types';
import { isWithin, sectionRanges } from '../../../shared/rules/paper-sections';
import type { PaletteEntry } from './palette-state';

/**
 * The questions to which the student can go.
 *
 * @param running the section whose time runs, where each has its own; undefined where all are open
 */
export function reachableEntries(
  paper: Paper,
  entries: readonly PaletteEntry[],
  running: number | undefined,
): readonly PaletteEntry[] {
  const range = running === undefined ? undefined : sectionRanges(paper)[running];
  return range ? entries.filter(({ index }) => isWithin(range, index)) : entries;
}
