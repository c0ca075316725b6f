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

function toLine({ id, externalId, ...question }: ExportedQuestion): object {
  const line = { id: externalId, ...question };
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null));
}
