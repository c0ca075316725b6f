import type { AnswerKey } from '../../questions/rules/answer-key.js';
import {
  figuresOf,
  presentParts,
  type Figure,
  type Passage,
} from '../../questions/rules/question-parts.js';
import { PackageArchive } from './package-archive.js';
import type { ExportedPictures, ExportedQuestion, QuestionWriter } from './question-writer.js';

export const jsonLinesWriter: QuestionWriter = {
  name: 'jsonl',
  format: 'JSON Lines',
  ending: '.jsonl',
  isBinary: false,
  holdsPictures: false,
  write: writeJsonLines,
};

/** The same file in an archive, with the pictures that it names. */
export const zipWriter: QuestionWriter = {
  name: 'zip',
  format: 'JSON Lines with pictures',
  ending: '.zip',
  isBinary: true,
  holdsPictures: true,
  write: writeArchive,
};

async function* writeJsonLines(
  _examName: string,
  questions: AsyncIterable<ExportedQuestion>,
): AsyncGenerator<string> {
  for await (const question of questions) yield `${JSON.stringify(toLine(question, NO_NAMES))}\n`;
}

async function* writeArchive(
  _examName: string,
  questions: AsyncIterable<ExportedQuestion>,
  pictures: ExportedPictures,
): AsyncGenerator<Uint8Array> {
  const archive = new PackageArchive(pictures);
  archive.addLines('questions.jsonl', linesOf(questions, archive));
  yield* archive.read();
}

/** Pictures follow the file that names them. */
async function* linesOf(
  questions: AsyncIterable<ExportedQuestion>,
  archive: PackageArchive,
): AsyncGenerator<string> {
  for await (const question of questions) {
    const names = new Map<string, string>();
    for (const { id } of figuresOf(question)) names.set(id, await archive.addPicture(id));
    yield `${JSON.stringify(toLine(question, names))}\n`;
  }
  archive.end();
}

/** The names of pictures in the archive, by their ids. */
type Names = ReadonlyMap<string, string>;
const NO_NAMES: Names = new Map();

/** Fields are in the order in which people read them; unknown ones are omitted. */
function toLine(question: ExportedQuestion, names: Names): object {
  const { externalId, exam, subject, topic, difficulty, explanation, source, licence } = question;
  const { table, passage, figures, optionFigures, explanationFigures } = presentParts(question);
  const line = {
    ...{ id: externalId, exam, subject, topic, difficulty },
    ...(passage && { passage: passageOf(passage, names) }),
    question: question.question,
    ...(table && { table: withoutEmptyHead(table) }),
    ...(figures && { figures: figures.map((figure) => pictureOf(figure, names)) }),
    ...answerOf(question.key, question.options),
    ...(optionFigures && {
      optionFigures: optionFigures.map((figure) => figure && pictureOf(figure, names)),
    }),
    explanation,
    ...(explanationFigures && {
      explanationFigures: explanationFigures.map((figure) => pictureOf(figure, names)),
    }),
    ...{ source, licence },
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

function passageOf({ title, text, table, figures }: Passage, names: Names): object {
  return {
    ...(title !== null && { title }),
    text,
    ...(table && { table: withoutEmptyHead(table) }),
    ...(figures.length > 0 && { figures: figures.map((figure) => pictureOf(figure, names)) }),
  };
}

function pictureOf({ id, alt }: Figure, names: Names): object {
  return { file: names.get(id), ...(alt !== null && { alt }) };
}

function withoutEmptyHead({ head, rows }: NonNullable<Passage['table']>): object {
  return head.length > 0 ? { head, rows } : { rows };
}
