import fc from 'fast-check';
import { COUNTED_ANSWERS, type PaperPart } from '../../patterns/rules/paper-terms.js';
import { countQuestions } from '../../patterns/rules/test-pattern.js';
import { QUESTION_KINDS } from '../../questions/rules/kinds.js';
import type { ExamProfile, ProfileSection } from '../rules/exam-profile.js';
import { buildProfile } from './build-profile.js';

const arbitraryCorrect = fc.constantFrom('1', '2', '4', '5/2', '1/2');

const arbitraryPart: fc.Arbitrary<PaperPart> = fc
  .record({
    subject: fc.constantFrom('Physics', 'Chemistry', 'Mathematics'),
    kind: fc.constantFrom(...QUESTION_KINDS),
    questions: fc.integer({ min: 1, max: 10 }),
    correct: arbitraryCorrect,
    wrong: fc.constantFrom('0', '-1', '-1/3', '-2/3', '-1/4'),
    isPartial: fc.boolean(),
  })
  .map(({ correct, wrong, isPartial, kind, ...part }) => ({
    ...part,
    kind,
    marking: {
      correct,
      wrong,
      ...(isPartial && kind === 'multiple' && { partial: ['0', '1/4', '1/2'] }),
    },
  }));

const arbitrarySection = fc
  .record({
    parts: fc.array(arbitraryPart, { minLength: 1, maxLength: 4 }),
    minutes: fc.integer({ min: 1, max: 60 }),
    counted: fc.option(fc.constantFrom(...COUNTED_ANSWERS)),
    share: fc.integer({ min: 0, max: 100 }),
    correct: arbitraryCorrect,
  })
  .map(({ parts, minutes, counted, share, correct }): ProfileSection => {
    const common = { name: '', instructions: null, minutes };
    if (counted === null) return { ...common, parts, choose: null };
    const alike = parts.map((part) => ({ ...part, marking: { correct, wrong: '-1/4' } }));
    const questions = Math.max(1, Math.floor((countQuestions(alike) * share) / 100));
    return { ...common, parts: alike, choose: { questions, counted } };
  });

/** Profiles that add up, with and without locked sections. */
export const arbitraryProfile: fc.Arbitrary<ExamProfile> = fc
  .record({
    sections: fc.array(arbitrarySection, { minLength: 1, maxLength: 5 }),
    isLocked: fc.boolean(),
  })
  .map(({ sections, isLocked }) =>
    buildProfile({
      minutes: isLocked ? sections.reduce((sum, section) => sum + (section.minutes ?? 0), 0) : 180,
      sections: sections.map((section, index) => ({
        ...section,
        name: `Section ${index + 1}`,
        minutes: isLocked ? section.minutes : null,
      })),
    }),
  );
