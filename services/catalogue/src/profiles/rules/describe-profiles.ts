import { countOf } from '@abhyas/service-kit/rules';
import type { Shortage } from './compose-tests.js';
import type { ExamProfile, StoredProfile } from './exam-profile.js';

/** What a command changed, or would change. */
export interface ProfileOutcome {
  exam: string;
  profile: ExamProfile;
  version: number;
  /** Whether this version was not stored before. */
  isNew: boolean;
  isDryRun: boolean;
  /** The number of full tests. */
  composed: number;
  /** Their titles; none in a dry run. */
  titles: readonly string[];
}

/** Describes in sentences for the operator what was done, or what would be done. */
export function describeOutcome(outcome: ProfileOutcome): string {
  const { exam, profile, version, isNew, isDryRun, composed, titles } = outcome;
  const stored = isDryRun ? 'would be stored' : 'is stored';
  return [
    `${exam}: ${describeProfile({ profile, version })}.`,
    isNew ? `This version ${stored}.` : 'This version was stored before.',
    ...(composed > 0 ? [describeTests(composed, titles)] : []),
    ...(isDryRun ? ['Nothing was changed.'] : []),
  ].join('\n');
}

function describeTests(composed: number, titles: readonly string[]): string {
  const tests = countOf(composed, 'full test');
  if (titles.length === 0) return `${tests} would be composed.`;
  return `${tests} ${composed === 1 ? 'is' : 'are'} composed: ${titles.join(', ')}.`;
}

/** Lists the profiles of an exam, a line each. */
export function describeProfiles(exam: string, profiles: readonly StoredProfile[]): string {
  return [`${exam}:`, ...profiles.map((stored) => `  ${describeProfile(stored)}`)].join('\n');
}

/** As `jee-main, version 1: “JEE Main Mock Test” by the pattern of 2025, 75 questions, 300 marks, 180 minutes`. */
function describeProfile({ profile, version }: Pick<StoredProfile, 'profile' | 'version'>): string {
  const { id, title, year, totals, minutes, sections } = profile;
  const parts = [
    countOf(sections.length, 'section'),
    countOf(totals.questions, 'question'),
    `${totals.marks} marks`,
    `${minutes} minutes`,
  ];
  return `${id}, version ${version}: “${title}” by the pattern of ${year}, ${parts.join(', ')}`;
}

/** Says which questions are missing, one subject and kind in each line, and what to do. */
export function describeShortages(exam: string, shortages: readonly Shortage[]): string {
  const lines = shortages.map(
    ({ subject, kind, needed, missing }) =>
      `  ${subject}, ${kind}: ${countOf(missing, 'question')} missing of ${needed}`,
  );
  return [
    `${exam} has too few questions that are in no full test and no live test yet:`,
    ...lines,
    'Import more, or compose fewer tests.',
  ].join('\n');
}
