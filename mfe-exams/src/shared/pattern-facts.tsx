import * as texts from '../texts/patterns';
import { sectionTimesOf, type TestPattern } from './rules/describe-pattern';

/** The maximum marks and the locked sections of a test, beside its other facts; nothing without a pattern. */
export function PatternFacts({ pattern }: { pattern: TestPattern | undefined }) {
  if (!pattern) return null;
  const times = sectionTimesOf(pattern);
  return (
    <>
      <span>{texts.maxMarks(pattern.marks)}</span>
      {times.kind === 'equal' && <span>{texts.equalSections(times.sections, times.seconds)}</span>}
      {times.kind === 'different' && <span>{texts.ownTimes(times.sections)}</span>}
    </>
  );
}
