import { MAX_WHOLE_FILE_BYTES } from '../../import/readers/whole-file.js';
import { writeCategoryPath } from '../../import/rules/category-path.js';
import { writeGiftComment } from '../../import/rules/gift-comment.js';
import { escapeGift, writeGiftMarkup, writeGiftText } from '../../import/rules/gift-text.js';
import { hasMarkup, questionToMarkup } from './question-to-markup.js';
import {
  equalShare,
  NotWritable,
  type ExportedQuestion,
  type QuestionWriter,
} from './question-writer.js';

export const giftWriter: QuestionWriter = {
  name: 'gift',
  format: 'GIFT',
  ending: '.gift',
  isBinary: false,
  holdsPictures: false,
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
  const { id, externalId, explanation, key } = question;
  const title = escapeGift(externalId ?? id);
  return [
    commentOf(question),
    `::${title}::${stemOf(question)}${key.kind === 'numeric' ? '{#' : '{'}`,
    ...answersOf(question),
    ...(explanation === null ? [] : [`####${writeGiftText(explanation)}`]),
    '}\n\n',
  ].join('\n');
}

/** No exam with pictures is written as GIFT. */
function stemOf(question: ExportedQuestion): string {
  if (!hasMarkup(question)) return writeGiftText(question.question);
  return writeGiftMarkup(questionToMarkup(question, (id) => id));
}

function answersOf({ key, options }: ExportedQuestion): string[] {
  switch (key.kind) {
    case 'single':
      return options.map(
        (text, index) => `${index === key.correct ? '=' : '~'}${writeGiftText(text)}`,
      );
    case 'multiple': {
      const share = equalShare(key.correctOptions.length);
      return options.map((text, index) => {
        const weight = key.correctOptions.includes(index) ? `%${share}%` : '';
        return `~${weight}${writeGiftText(text)}`;
      });
    }
    case 'numeric':
      return key.accepted.map(({ from, to }) => (from === to ? `=${from}` : `=${from}..${to}`));
  }
}

/** What GIFT has no place for: a unit, and that several right options are allowed where one is right. */
function tagsOfKey({ key }: ExportedQuestion): Readonly<Record<string, string | null>> {
  if (key.kind === 'numeric') return { unit: key.unit };
  return key.kind === 'multiple' && key.correctOptions.length === 1 ? { kind: key.kind } : {};
}

function commentOf(question: ExportedQuestion): string {
  const { externalId, difficulty, source, licence } = question;
  const named = { difficulty, source, licence, ...tagsOfKey(question) };
  const tags = Object.entries(named).flatMap(([name, value]) =>
    value === null ? [] : `${name}:${value}`,
  );
  return writeGiftComment({ ...(externalId !== null && { id: externalId }), tags });
}
