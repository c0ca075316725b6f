import type { TestPattern } from '../../patterns/rules/test-pattern.js';
import type { ExamProfile } from './exam-profile.js';

/** The pattern of tests that are composed from a profile. */
export function patternOf(profile: ExamProfile): TestPattern {
  const { id, year, buttons, legend, marksAndMoves, calculator, keypad, instructions } = profile;
  return {
    profile: { id, year, buttons, legend, marksAndMoves, calculator, keypad, instructions },
    sections: profile.sections.map(({ minutes, ...section }) => ({
      ...section,
      seconds: minutes === null ? null : minutes * 60,
    })),
  };
}
