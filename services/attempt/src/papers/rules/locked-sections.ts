interface TimedSection {
  readonly questions: number;
  /** Null where the whole paper has one clock. */
  readonly seconds: number | null;
}

/**
 * The time of each section, in seconds, if they are locked: they run one after another, each by a
 * clock of its own.
 *
 * @returns null for a paper with one clock
 */
export function lockedLengths(sections: readonly TimedSection[] | undefined): number[] | null {
  const lengths = sections?.flatMap(({ seconds }) => seconds ?? []) ?? [];
  return lengths.length > 0 && lengths.length === sections?.length ? lengths : null;
}

/**
 * For each question of a paper, in order, the index of its locked section.
 *
 * @returns null for a paper with one clock
 */
export function lockedSectionOfEach(
  sections: readonly TimedSection[] | undefined,
): number[] | null {
  if (!sections || !lockedLengths(sections)) return null;
  return sections.flatMap(({ questions }, index) => Array.from({ length: questions }, () => index));
}
