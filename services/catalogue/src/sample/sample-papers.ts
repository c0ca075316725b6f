import type { ComposableQuestion } from '../import/rules/plan-tests.js';
import { countQuestions } from '../patterns/rules/test-pattern.js';
import { composeTests } from '../profiles/rules/compose-tests.js';
import type { ExamProfile } from '../profiles/rules/exam-profile.js';

/** Maximum number of tests of one series. */
const MAX_PER_SERIES = 4;
/** Shorter sections of a real paper get no sectional test. */
const MIN_SECTIONAL_QUESTIONS = 20;

/** Tests of one pattern, with one name and a number each. */
export interface PlannedSeries {
  category: 'full' | 'sectional';
  groupName: string;
  profile: ExamProfile;
  papers: ComposableQuestion[][];
}

/** Plans full mock tests by an exam's profiles, as many as possible without repeating a question. */
export function planFullMocks(
  profiles: readonly ExamProfile[],
  questions: readonly ComposableQuestion[],
): PlannedSeries[] {
  const series = profiles.map((profile) => ({
    category: 'full' as const,
    groupName: profile.title,
    profile,
  }));
  return composeInTurns(series, questions);
}

/** Plans tests of one section of the real paper, with its time. A section of several papers is planned once. */
export function planSectionals(
  profiles: readonly ExamProfile[],
  questions: readonly ComposableQuestion[],
): PlannedSeries[] {
  const sections = new Map<string, ExamProfile>();
  // A paper with one section is already a full mock test.
  for (const profile of profiles.filter((own) => own.sections.length > 1)) {
    for (const section of profile.sections) {
      const count = countQuestions(section.parts);
      if (count < MIN_SECTIONAL_QUESTIONS || sections.has(section.name)) continue;
      const share = Math.round((profile.minutes * count) / profile.totals.questions);
      sections.set(section.name, {
        ...profile,
        title: `${section.name}: Sectional Test`,
        minutes: section.minutes ?? Math.max(1, share),
        sections: [{ ...section, minutes: null }],
        // They are about the whole paper.
        instructions: [],
      });
    }
  }
  const series = [...sections].map(([groupName, profile]) => ({
    category: 'sectional' as const,
    groupName,
    profile,
  }));
  return composeInTurns(series, questions);
}

/** Series that share subjects get tests in turns, so that none takes the questions of the others. */
function composeInTurns(
  series: readonly Omit<PlannedSeries, 'papers'>[],
  questions: readonly ComposableQuestion[],
): PlannedSeries[] {
  const planned = series.map((own): PlannedSeries => ({ ...own, papers: [] }));
  let left = questions;
  for (let turn = 0; turn < MAX_PER_SERIES; turn += 1) {
    for (const { profile, papers } of planned.filter((own) => own.papers.length === turn)) {
      const composition = composeTests(profile, left, 1);
      if ('shortages' in composition) continue;
      papers.push(...composition.tests);
      const used = new Set(composition.tests.flat());
      left = left.filter((question) => !used.has(question));
    }
  }
  return planned.filter(({ papers }) => papers.length > 0);
}
