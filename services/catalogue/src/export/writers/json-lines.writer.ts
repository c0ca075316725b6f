import type { ExportedQuestion, QuestionWriter } from './question-writer.js';

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
  const { externalId, exam, subject, topic, difficulty, options, correct } = question;
  const line = {
    ...{ id: externalId, exam, subject, topic, difficulty },
    ...{ question: question.question, options, correct, explanation: question.explanation },
    ...{ source: question.source, licence: question.licence },
  };
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null));
}
