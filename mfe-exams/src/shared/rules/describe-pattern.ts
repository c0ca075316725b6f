import type { TestDetails } from '../catalogue.types';

export type TestPattern = NonNullable<TestDetails['pattern']>;

/** How the sections of a test share its time. */
export type SectionTimes =
  | { kind: 'one-clock' }
  /** All sections have the same time of their own. */
  | { kind: 'equal'; sections: number; seconds: number }
  | { kind: 'different'; sections: number };

export function sectionTimesOf({ sections }: TestPattern): SectionTimes {
  const [first, ...others] = sections;
  const seconds = first?.seconds ?? null;
  if (seconds === null) return { kind: 'one-clock' };
  return others.every((section) => section.seconds === seconds)
    ? { kind: 'equal', sections: sections.length, seconds }
    : { kind: 'different', sections: sections.length };
}

/** Whether every question has the same marks and one right option, as in a test without a pattern. */
export function isUniform({ markings }: TestPattern): boolean {
  return markings.length === 1 && markings[0]?.kind === 'single';
}
