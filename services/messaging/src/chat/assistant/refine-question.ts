import type { ExamFacts } from '../../clients/catalogue.client.js';
import type { Turn } from '../conversations.repository.js';
import type { NamedExams } from '../exams/link-exams.js';
import { wordsOf } from '../rules/words.js';
import { refersBack } from '../understanding/detect-aspects.js';

const NAMES_ELIGIBILITY =
  /\b(eligib\w*|qualif\w*|criteria|degree|graduat\w*|12th|10th|percent|percentage|year|apply|exams?)\b/u;

/** Texts that are found by the name of a subject alone. */
const SUBJECT_PASSAGES = new Set(
  'biology chemistry physics maths-jee quant reasoning english gk'
    .split(' ')
    .map((subject) => `study-${subject}`),
);

/** Words around an exam's name that ask for nothing else than the exam. */
const GENERIC_WORDS = new Set(
  'exam exams test tests series mock mocks paper details detail info information tell about and what how the of for me i to in is'.split(
    ' ',
  ),
);

/** "Tier 1 Mock Test 3" names the exams that have such tests, when no exam is named. */
export function withTests(
  named: NamedExams<ExamFacts>,
  exams: readonly ExamFacts[],
): NamedExams<ExamFacts> {
  if (named.exams.length > 0 || named.notOffered.length > 0) return named;
  const words = new Set(named.rest.split(' '));
  const hasTest = (exam: ExamFacts): boolean =>
    exam.series.some(({ name }) => name !== '' && wordsOf(name).every((word) => words.has(word)));
  return { ...named, exams: exams.filter(hasTest) };
}

/** "How many physics questions are in JEE Main?" names a subject, but is no question about studying. */
export function asksForFiguresOf(
  passageId: string,
  text: string,
  exams: readonly ExamFacts[],
): boolean {
  return (
    exams.length > 0 &&
    SUBJECT_PASSAGES.has(passageId) &&
    /\b(how (many|much)( \w+){0,2} (questions?|marks)|number of questions|weightage|marks of)\b/u.test(
      text,
    )
  );
}

/**
 * "Can I take the test with the keyboard?" has the form of a question about eligibility. Without an
 * exam's name it is one only if it says so or refers to the exam of an earlier message.
 */
export function asksForEligibility(text: string): boolean {
  return NAMES_ELIGIBILITY.test(text) || refersBack(text);
}

export function isShortFollowUp(text: string, rest: string): boolean {
  return /^(and|what about|how about|or|also)\b/u.test(text) || rest === '';
}

export function lastMentioned(history: readonly Turn[], exams: readonly ExamFacts[]): ExamFacts[] {
  const ids = history.findLast((turn) => turn.examIds?.length)?.examIds ?? [];
  return exams.filter((exam) => ids.includes(exam._id));
}

export function withoutGenericWords(text: string): string {
  return wordsOf(text)
    .filter((word) => !GENERIC_WORDS.has(word))
    .join(' ');
}
