import {
  addMarks,
  commonDenominator,
  compareMarks,
  marksOf,
  NO_MARKS,
  writeMarks,
} from '../../patterns/rules/marks.js';
import { maxMarksOf } from '../../patterns/rules/max-marks.js';
import type { PaperPart, PartMarking } from '../../patterns/rules/paper-terms.js';
import { countQuestions } from '../../patterns/rules/test-pattern.js';
import type { ExamProfile, ProfileSection } from './exam-profile.js';

const MAX_DENOMINATOR = 999_999_999n;

/**
 * Whether the counts, marks, clocks and kinds of a profile agree.
 *
 * @returns one sentence for each contradiction, with its path; empty if there is none
 */
export function findContradictions(profile: ExamProfile): string[] {
  const { sections } = profile;
  return [
    ...findRepeatedNames(sections),
    ...sections.flatMap(findSectionErrors),
    ...findClockErrors(profile),
    ...findTotalErrors(profile),
    ...findFractionError(profile),
    ...findKeypadError(profile),
  ];
}

function findRepeatedNames(sections: readonly ProfileSection[]): string[] {
  const keys = sections.map(({ name }) => name.toLowerCase());
  return keys.flatMap((key, index) =>
    keys.indexOf(key) < index
      ? [`sections[${index}].name: Choose another name: an earlier section has it.`]
      : [],
  );
}

function findSectionErrors(section: ProfileSection, index: number): string[] {
  const place = `sections[${index}]`;
  return [
    ...section.parts.flatMap((part, at) => findPartErrors(part, `${place}.parts[${at}]`)),
    ...findChoiceErrors(section, `${place}.choose`),
  ];
}

function findPartErrors({ kind, marking }: PaperPart, place: string): string[] {
  const { correct, unanswered, partial } = marking;
  const errors: string[] = [];
  if (unanswered !== undefined && compareMarks(marksOf(unanswered), marksOf(correct)) >= 0) {
    errors.push(
      `${place}.marking.unanswered: Write less than ${correct}, the marks of a right answer.`,
    );
  }
  if (partial !== undefined && kind !== 'multiple') {
    errors.push(
      `${place}.marking.partial: Remove it: a question of the kind ${kind} has one right answer.`,
    );
  }
  return [...errors, ...findPartialErrors(marking, `${place}.marking.partial`)];
}

function findPartialErrors({ correct, partial = [] }: PartMarking, place: string): string[] {
  const most = marksOf(correct);
  return partial.flatMap((text, index) => {
    const marks = marksOf(text);
    const before = marksOf(partial[index - 1] ?? '0');
    if (compareMarks(marks, before) < 0) {
      const least = index === 0 ? 'zero' : `${partial[index - 1]}, as for one right option less`;
      return [`${place}[${index}]: Write at least ${least}.`];
    }
    if (compareMarks(marks, most) <= 0) return [];
    return [`${place}[${index}]: Write at most ${correct}, the marks of a right answer.`];
  });
}

function findChoiceErrors({ parts, choose }: ProfileSection, place: string): string[] {
  if (!choose) return [];
  const questions = countQuestions(parts);
  const errors: string[] = [];
  if (choose.questions > questions) {
    errors.push(
      `${place}.questions: The section has ${questions} questions: write at most as many.`,
    );
  }
  if (new Set(parts.map(({ marking }) => marking.correct)).size > 1) {
    errors.push(
      `${place}: Give all parts the same marks for a right answer, or divide the section: otherwise its maximum depends on the choice.`,
    );
  }
  return errors;
}

function findClockErrors({ minutes, sections }: ExamProfile): string[] {
  const locked = sections.filter((section) => section.minutes !== null);
  if (locked.length === 0) return [];
  if (locked.length < sections.length) {
    return sections.flatMap((section, index) =>
      section.minutes === null
        ? [
            `sections[${index}].minutes: Write its minutes, because other sections have theirs, or set all to null.`,
          ]
        : [],
    );
  }
  const sum = locked.reduce((total, section) => total + (section.minutes ?? 0), 0);
  if (sum === minutes) return [];
  return [
    `minutes: Correct it, or the sections: they have ${sum} minutes together, not ${minutes}.`,
  ];
}

function findTotalErrors({ sections, totals }: ExamProfile): string[] {
  const questions = sections.reduce((total, { parts }) => total + countQuestions(parts), 0);
  const marks = sections.reduce(
    (total, { parts, choose }) => addMarks(total, maxMarksOf(parts, choose)),
    NO_MARKS,
  );
  const errors: string[] = [];
  if (questions !== totals.questions) {
    errors.push(
      `totals.questions: Correct it, or the parts: they have ${questions} questions together, not ${totals.questions}.`,
    );
  }
  if (compareMarks(marks, marksOf(totals.marks)) !== 0) {
    errors.push(
      `totals.marks: Correct it, or the parts: they give at most ${writeMarks(marks)} marks, not ${totals.marks}.`,
    );
  }
  return errors;
}

/** The attempt service adds up marks over one denominator, and takes no paper without it. */
function findFractionError({ sections }: ExamProfile): string[] {
  const markings = sections.flatMap(({ parts }) => parts.map(({ marking }) => marking));
  const texts = markings.flatMap(({ correct, wrong, unanswered = '0', partial = [] }) => [
    ...[correct, wrong, unanswered],
    ...partial,
  ]);
  if (commonDenominator(texts.map(marksOf)) <= MAX_DENOMINATOR) return [];
  return [
    'sections: Write simpler fractions: the marks have no common denominator of at most nine digits.',
  ];
}

function findKeypadError({ sections, keypad }: ExamProfile): string[] {
  const isNumeric = sections.some(({ parts }) => parts.some(({ kind }) => kind === 'numeric'));
  return keypad && !isNumeric ? ['keypad: Write false: no part has numeric questions.'] : [];
}
