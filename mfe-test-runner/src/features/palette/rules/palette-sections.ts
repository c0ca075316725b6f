import type { Paper } from '../../../shared/paper.types';
import type { PaletteEntry } from './palette-state';

/** Shorter papers are seen at a glance. */
const MIN_QUESTIONS = 30;

/** The questions of one subject. Indexes are places in the paper, from 0. */
export interface PaletteSection {
  readonly name: string;
  readonly first: number;
  /** The first question without an answer; null when all have one. */
  readonly firstOpen: number | null;
  readonly total: number;
  readonly answered: number;
  /** Whether the current question belongs to it. */
  readonly isCurrent: boolean;
}

/** The sections of a long paper of several subjects, in paper order; none of other papers. */
export function paletteSections(
  paper: Paper,
  entries: readonly PaletteEntry[],
): readonly PaletteSection[] {
  if (entries.length < MIN_QUESTIONS) return [];
  const sections = new Map<string, PaletteSection>();
  paper.questions.forEach(({ subject }, index) => {
    const entry = entries[index];
    if (!entry) return;
    const isOpen = entry.state !== 'answered';
    const known = sections.get(subject);
    sections.set(subject, {
      name: subject,
      first: known?.first ?? index,
      firstOpen: known?.firstOpen ?? (isOpen ? index : null),
      total: (known?.total ?? 0) + 1,
      answered: (known?.answered ?? 0) + (isOpen ? 0 : 1),
      isCurrent: (known?.isCurrent ?? false) || entry.isCurrent,
    });
  });
  return sections.size < 2 ? [] : [...sections.values()];
}
