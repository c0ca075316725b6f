import { countOf } from '@abhyas/service-kit/rules';
import { subjectKey, type LiveSection } from './pattern-file.js';

/**
 * Puts questions into the order of the sections. Within a section they keep their order.
 *
 * @returns the questions, or why they do not fill the sections: one sentence for each section and for
 * each subject that has none
 */
export function arrangeSections<T>(
  questions: readonly T[],
  sections: readonly LiveSection[],
  subjectOf: (question: T) => string,
): { questions: T[] } | { errors: readonly string[] } {
  const bySubject = Map.groupBy(questions, (question) => subjectKey(subjectOf(question)));
  const keys = new Set(sections.map(({ subject }) => subjectKey(subject)));
  const errors = [
    ...sections.flatMap(({ subject, questions: needed }) => {
      const found = bySubject.get(subjectKey(subject))?.length ?? 0;
      return found === needed
        ? []
        : [`${subject} needs ${countOf(needed, 'question')}. The file has ${found}.`];
    }),
    ...[...bySubject].flatMap(([key, [first, ...rest]]) =>
      keys.has(key) || first === undefined
        ? []
        : [
            `The file has ${countOf(1 + rest.length, 'question')} of ${subjectOf(first)}, which is no section of the pattern.`,
          ],
    ),
  ];
  if (errors.length > 0) return { errors };
  return { questions: sections.flatMap(({ subject }) => bySubject.get(subjectKey(subject)) ?? []) };
}
