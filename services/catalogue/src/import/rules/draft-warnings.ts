import type { QuestionDraft } from '../import-item.js';
import { entityWarnings } from './entity-warnings.js';
import { formulaWarnings } from './formula-warnings.js';

/** What in a question may not show as its author meant it, each with the name of its text. */
export function draftWarnings(draft: QuestionDraft): string[] {
  return [
    ...textWarnings('question', draft.question),
    ...draft.options.flatMap((option, index) =>
      textWarnings(`option ${'ABCD'.charAt(index)}`, option),
    ),
    ...textWarnings('explanation', draft.explanation ?? ''),
  ];
}

/** Without any of these, there is nothing to warn of: so are most texts of a large file. */
const HAS_WORK = /[&$\\\uFFFD]/;

function textWarnings(name: string, text: string): string[] {
  if (!HAS_WORK.test(text)) return [];
  const lost = text.includes('\uFFFD') ? ['it has “\uFFFD” for characters that were lost'] : [];
  return [...lost, ...entityWarnings(text), ...formulaWarnings(text)].map(
    (warning) => `${name}: ${warning}`,
  );
}
