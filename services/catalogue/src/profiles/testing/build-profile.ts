import { addMarks, marksOf, NO_MARKS, timesMarks, writeMarks } from '../../patterns/rules/marks.js';
import type { PaperPart } from '../../patterns/rules/paper-terms.js';
import { countQuestions } from '../../patterns/rules/test-pattern.js';
import type { ExamProfile, ProfileSection } from '../rules/exam-profile.js';

export function buildPart(change: Partial<PaperPart> = {}): PaperPart {
  return {
    subject: 'Arithmetic',
    kind: 'single',
    questions: 10,
    marking: { correct: '1', wrong: '-1/3' },
    ...change,
  };
}

export function buildSection(change: Partial<ProfileSection> = {}): ProfileSection {
  return {
    name: 'Section A',
    instructions: null,
    minutes: null,
    parts: [buildPart()],
    choose: null,
    ...change,
  };
}

/** A profile whose totals follow from its sections. */
export function buildProfile(change: Partial<ExamProfile> = {}): ExamProfile {
  const sections = change.sections ?? [buildSection()];
  return {
    id: 'made-up',
    exam: 'SSC CGL',
    title: 'Tier 1 Mock Test',
    year: 2025,
    source: { title: 'Notice of the examination', url: 'https://exams.example/notice' },
    minutes: 60,
    sections,
    buttons: {
      next: 'Save & Next',
      previous: 'Previous',
      mark: 'Mark for Review & Next',
      clear: 'Clear Response',
      submit: 'Submit',
    },
    legend: {
      answered: 'Answered',
      visited: 'Not Answered',
      notVisited: 'Not Visited',
      marked: 'Marked for Review',
      answeredAndMarked: 'Answered & Marked for Review',
    },
    marksAndMoves: true,
    calculator: null,
    keypad: false,
    languages: ['en', 'hi'],
    instructions: ['Answer all questions.'],
    totals: {
      questions: sections.reduce((sum, { parts }) => sum + countQuestions(parts), 0),
      marks: writeMarks(sections.map(maxOf).reduce(addMarks, NO_MARKS)),
    },
    ...change,
  };
}

/** As in a section whose questions all have the same marks, or all count. */
function maxOf({ parts, choose }: ProfileSection) {
  const [first] = parts;
  if (choose && first) return timesMarks(marksOf(first.marking.correct), choose.questions);
  return parts
    .map(({ questions, marking }) => timesMarks(marksOf(marking.correct), questions))
    .reduce(addMarks, NO_MARKS);
}
