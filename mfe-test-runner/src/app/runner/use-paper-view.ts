import { useMemo } from 'react';
import {
  runningSection,
  type SessionSnapshot,
} from '../../features/attempt-session/rules/session/snapshot';
import {
  paletteSections,
  type PaletteSection,
} from '../../features/palette/rules/palette-sections';
import {
  paletteCounts,
  paletteEntries,
  type PaletteCounts,
  type PaletteEntry,
} from '../../features/palette/rules/palette-state';
import { reachableEntries } from '../../features/palette/rules/reachable-entries';
import type { Paper } from '../../shared/paper.types';
import type { SectionChange } from './runner-notices';

/** What the screen shows of all questions together. */
export interface PaperView {
  /** Counts of all questions; the links lead only where the student can go. */
  readonly counts: PaletteCounts;
  readonly sections: readonly PaletteSection[];
  /** The index of the section whose time runs, where each has its own. */
  readonly running: number | undefined;
  /** The questions to which the student can go, with their counts and, of a paper with sections, headings. */
  readonly reachable: readonly PaletteEntry[];
  readonly reachableCounts: PaletteCounts;
  readonly headings: readonly PaletteSection[] | undefined;
  /** The sections that have changed by themselves, the last time. */
  readonly sectionChange: SectionChange | undefined;
}

export function usePaperView(paper: Paper, { progress, section }: SessionSnapshot): PaperView {
  const running = runningSection(section);
  const entries = useMemo(() => paletteEntries(paper, progress), [paper, progress]);
  const reachable = useMemo(
    () => reachableEntries(paper, entries, running),
    [paper, entries, running],
  );
  return useMemo(() => {
    const sections = paletteSections(paper, entries);
    return {
      counts: paletteCounts(entries, reachable),
      sections,
      running,
      reachable,
      reachableCounts: paletteCounts(reachable),
      headings: paper.sections && listed(sections, running),
      sectionChange: changeOf(sections, section),
    };
  }, [paper, entries, reachable, running, section]);
}

function listed(
  sections: readonly PaletteSection[],
  running: number | undefined,
): readonly PaletteSection[] {
  return running === undefined ? sections : sections.slice(running, running + 1);
}

function changeOf(
  sections: readonly PaletteSection[],
  section: SessionSnapshot['section'],
): SectionChange | undefined {
  const ended = section?.ended === undefined ? undefined : sections[section.ended];
  const began = section && sections[section.index];
  return ended && began && { ended: ended.name, began: began.name };
}
