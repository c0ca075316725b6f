import type { Paper } from '../../../shared/paper.types';
import { sectionRanges } from '../../../shared/rules/paper-sections';
import type { PaletteEntry } from './palette-state';

/** Subjects that take turns are listed only for papers that cannot be seen at a glance. */
const MIN_QUESTIONS = 30;

/** The questions of one section, or of one subject. Indexes are places in the paper, from 0. */
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

/**
 * The sections of a paper, or else the subjects of a paper that has several, in paper order; none of
 * other papers.
 */
export function paletteSections(
  paper: Paper,
  entries: readonly PaletteEntry[],
): readonly PaletteSection[] {
  if (paper.sections) return countBySection(paper, entries);
  const sections = countBySubject(paper, entries);
  if (sections.length < 2) return [];
  return areParts(sections) || entries.length >= MIN_QUESTIONS ? sections : [];
}

/** Whether each section is one part of the paper: its questions follow one another. */
export function areParts(sections: readonly PaletteSection[]): boolean {
  return (
    sections.length > 1 &&
    sections.every(({ first }, index) => {
      const before = sections[index - 1];
      return first === (before ? before.first + before.total : 0);
    })
  );
}

/** Whether both lists look the same. */
export function isSameSections(
  before: readonly PaletteSection[],
  after: readonly PaletteSection[],
): boolean {
  return (
    before.length === after.length &&
    after.every(({ name, answered, isCurrent }, index) => {
      const old = before[index];
      return old?.name === name && old.answered === answered && old.isCurrent === isCurrent;
    })
  );
}

function countBySection(paper: Paper, entries: readonly PaletteEntry[]): readonly PaletteSection[] {
  return sectionRanges(paper).map((range, index) => {
    const own = entries.slice(range.first, range.end);
    const open = own.findIndex(({ state }) => state !== 'answered');
    return {
      name: paper.sections?.[index]?.name ?? '',
      first: range.first,
      firstOpen: open === -1 ? null : range.first + open,
      total: own.length,
      answered: own.filter(({ state }) => state === 'answered').length,
      isCurrent: own.some(({ isCurrent }) => isCurrent),
    };
  });
}

function countBySubject(paper: Paper, entries: readonly PaletteEntry[]): readonly PaletteSection[] {
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
  return [...sections.values()];
}
