import type { SampleFigure, SamplePassage, SampleQuestion } from '@abhyas/sample-catalogue';
import type { NewFigure } from '../import/figures-import.repository.js';
import type { PictureReader } from '../import/pictures/picture-reader.js';
import { checkQuestion } from '../import/rules/check-question.js';
import type {
  FoundFigures,
  FoundItem,
  FoundPictures,
  PictureSource,
  QuestionDraft,
} from '../import/rules/import-item.js';

/** Identifies the questions of the sample in the catalogue. */
export const SAMPLE_SOURCE = 'Abhyas';

const FILE = 'sample catalogue';

/** A question of the sample as the catalogue stores it. */
export interface SampleDraft {
  draft: QuestionDraft;
  /** Its figures that the catalogue may not have yet. */
  addedFigures: readonly NewFigure[];
}

/** A question of the sample as the importer takes it: its drawings are apart from its texts. */
export function itemOf(question: SampleQuestion, exam: string): FoundItem {
  const { figures, optionFigures, passage, ...texts }: Drawn = question;
  const item = { ...texts, ...(passage && { passage: textsOf(passage) }) };
  const pictures: FoundPictures = {
    ...(figures && { question: figures.map(sourceOf) }),
    ...(optionFigures && { options: optionFigures.map(sourceOf) }),
    ...(passage?.figures && { passage: passage.figures.map(sourceOf) }),
  };
  return {
    place: { file: FILE },
    item: { ...item, exam, source: SAMPLE_SOURCE },
    ...(Object.keys(pictures).length > 0 && { pictures }),
  };
}

type Drawn = SampleQuestion & { optionFigures?: readonly SampleFigure[] };

function textsOf({ figures: _figures, ...texts }: SamplePassage): SamplePassage {
  return texts;
}

function sourceOf({ svg, alt }: SampleFigure): PictureSource {
  return { name: FILE, alt, read: () => Promise.resolve(Buffer.from(svg)) };
}

/** Checks a question of the sample. @param figures its drawings, which are in the catalogue already */
export function draftOf(
  question: SampleQuestion,
  exam: string,
  figures: FoundFigures = {},
): QuestionDraft {
  const check = checkQuestion(itemOf(question, exam).item, figures);
  if (check.ok) return check.draft;
  throw invalid(check.reason);
}

/** Reads the drawings of a question, and checks it. */
export async function readDraft(
  question: SampleQuestion,
  exam: string,
  pictures: PictureReader,
): Promise<SampleDraft> {
  const read = await pictures.read(itemOf(question, exam).pictures);
  if ('reason' in read) throw invalid(read.reason);
  return { draft: draftOf(question, exam, read.figures), addedFigures: read.added };
}

function invalid(reason: string): Error {
  return new Error(`The sample catalogue has an invalid question: ${reason}`);
}
