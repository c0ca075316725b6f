import { MAX_WHOLE_FILE_BYTES } from '../../import/readers/whole-file.js';
import { writeCategoryPath } from '../../import/rules/category-path.js';
import { writeGiftComment } from '../../import/rules/gift-comment.js';
import { escapeGift, writeGiftText } from '../../import/rules/gift-text.js';
import {
  NotWritable,
  onlySingle,
  type ExportedQuestion,
  type QuestionWriter,
} from './question-writer.js';

export const giftWriter: QuestionWriter = {
  name: 'gift',
  format: 'GIFT',
  isBinary: false,
  write: writeGift,
};

/** Exam, subject and topic go into the category. Other fields that GIFT does not have go into tags. */
async function* writeGift(
  _examName: string,
  questions: AsyncIterable<ExportedQuestion>,
): AsyncGenerator<string> {
  let last = '';
  let length = 0;
  for await (const question of questions) {
    const { exam, subject, topic } = question;
    const category = `$CATEGORY: ${writeCategoryPath(exam, subject, topic)}\n\n`;
    const text = category === last ? writeItem(question) : category + writeItem(question);
    length += Buffer.byteLength(text);
    if (length > MAX_WHOLE_FILE_BYTES) {
      throw new NotWritable(
        'The exam is larger than 10 MB as GIFT and could not be imported again: export it as jsonl.',
      );
    }
    yield text;
    last = category;
  }
}

function writeItem(question: ExportedQuestion): string {
  const { id, externalId, options, explanation } = question;
  const correct = onlySingle(question, 'GIFT');
  return [
    commentOf(question),
    `::${escapeGift(externalId ?? id)}::${writeGiftText(question.question)}{`,
    ...options.map((text, index) => `${index === correct ? '=' : '~'}${writeGiftText(text)}`),
    ...(explanation === null ? [] : [`####${writeGiftText(explanation)}`]),
    '}\n\n',
  ].join('\n');
}

function commentOf({ externalId, difficulty, source, licence }: ExportedQuestion): string {
  const tags = Object.entries({ difficulty, source, licence }).flatMap(([name, value]) =>
    value === null ? [] : `${name}:${value}`,
  );
  return writeGiftComment({ ...(externalId !== null && { id: externalId }), tags });
}
