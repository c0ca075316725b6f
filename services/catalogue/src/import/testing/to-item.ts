import type { AnswerKey } from '../../questions/rules/answer-key.js';
import type { QuestionDraft } from '../rules/import-item.js';

/** A question as an item of a file. Its pictures are not in the item. */
export function toItem(draft: QuestionDraft): Readonly<Record<string, unknown>> {
  const { externalId, key, ...fields } = draft;
  return { ...fields, id: externalId, ...fieldsOf(key) };
}

function fieldsOf(key: AnswerKey): object {
  switch (key.kind) {
    case 'single':
      return { correct: key.correct };
    case 'multiple':
      return { correct: key.correctOptions };
    case 'numeric':
      return { answer: key.accepted, unit: key.unit };
  }
}
