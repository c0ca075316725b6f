import type { AnswerKey } from '../../questions/rules/answer-key.js';
import { presentParts, type Passage } from '../../questions/rules/question-parts.js';
import { refuseFigures, type ExportedQuestion, type QuestionWriter } from './question-writer.js';

export const jsonLinesWriter: QuestionWriter = {
  name: 'jsonl',
  format: 'JSON Lines',
  isBinary: false,
  write: writeJsonLines,
};

async function* writeJsonLines(
  _examName: string,
  questions: AsyncIterable<ExportedQuestion>,
): AsyncGenerator<string> {
  for await (const question of questions) yield `${JSON.stringify(toLine(question))}\n`;
}

/** Fields are in the order in which people read them; unknown ones are omitted. */
function toLine(question: ExportedQuestion): object {
  refuseFigures(question, 'JSON Lines');
  const { externalId, exam, subject, topic, difficulty, explanation, source, licence } = question;
  const { table, passage } = presentParts(question);
  const line = {
    ...{ id: externalId, exam, subject, topic, difficulty },
    ...(passage && { passage: passageOf(passage) }),
    question: question.question,
    ...(table && { table: withoutEmptyHead(table) }),
    ...answerOf(question.key, question.options),
    ...{ explanation, source, licence },
  };
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null));
}

function answerOf(key: AnswerKey, options: readonly string[]): object {
  switch (key.kind) {
    case 'single':
      return { options, correct: key.correct };
    case 'multiple':
      return { options, correct: key.correctOptions };
    case 'numeric': {
      const values = key.accepted.map(({ from, to }) => (from === to ? from : { from, to }));
      return { answer: values.length === 1 ? values[0] : values, unit: key.unit };
    }
  }
}

function passageOf({ title, text, table }: Passage): object {
  return {
    ...(title !== null && { title }),
    text,
    ...(table && { table: withoutEmptyHead(table) }),
  };
}

function withoutEmptyHead({ head, rows }: NonNullable<Passage['table']>): object {
  return head.length > 0 ? { head, rows } : { rows };
}
