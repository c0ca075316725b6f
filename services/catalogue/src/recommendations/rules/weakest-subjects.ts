import { isUuid } from '@abhyas/service-kit/rules';

const MAX_EXAMS = 20;
const MAX_SUBJECT_LENGTH = 150;

/**
 * Reads the weakest subject of each exam: one a line, the exam's id, a colon and the subject. Invalid
 * lines are omitted.
 */
export function readWeakestSubjects(text: unknown): Map<string, string> {
  if (typeof text !== 'string') return new Map();
  return new Map(
    text
      .split('\n', MAX_EXAMS)
      .map((line): [string, string] => [line.slice(0, 36), line.slice(37)])
      .filter(
        ([examId, subject]) =>
          isUuid(examId) && subject !== '' && subject.length <= MAX_SUBJECT_LENGTH,
      ),
  );
}
