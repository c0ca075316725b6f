import { NO_FOLDER, picturesIn } from '../pictures/picture-folder.js';
import type { ReadItem } from '../rules/import-item.js';
import { ITEM_DEFAULTS } from '../rules/item-defaults.js';
import type { MarkupElement } from '../rules/markup/markup-node.js';
import { RefusedItemError } from '../rules/refused-item.js';
import { readMoodleQuiz } from './moodle/moodle-quiz.js';
import { isQtiItem, readQtiItem } from './qti/qti-item.js';
import { UnreadableFile, type QuestionReader } from './question-reader.js';
import { readWholeFile } from './whole-file.js';
import { MalformedXml } from './xml/malformed-xml.js';
import { openXml, type XmlDocument } from './xml/parse-xml.js';

/** Reads Moodle questions or one QTI item, depending on the root element. */
export const xmlReader: QuestionReader = {
  format: 'Moodle XML or QTI',
  endings: ['.xml'],
  async *read(file) {
    const bytes = await readWholeFile(file, 'XML');
    try {
      yield* readDocument(file, openXml(bytes));
    } catch (error) {
      if (!(error instanceof MalformedXml)) throw error;
      throw new UnreadableFile(`${file} cannot be read: ${error.message}.`);
    }
  },
};

function readDocument(file: string, document: XmlDocument): Iterable<ReadItem> {
  const { name } = document.root;
  if (name === 'quiz') return readMoodleQuiz(file, document.parts());
  if (isQtiItem(document.root)) return [readSingleItem(file, document.whole())];
  throw new UnreadableFile(`${file} cannot be read: ${otherKind(name)}.`);
}

function readSingleItem(file: string, root: MarkupElement): ReadItem {
  const id = root.attributes.get('identifier')?.slice(0, 200);
  const place = { file, ...(root.line && { line: root.line }), ...(id && { id }) };
  try {
    // A QTI item always has an identifier, so it is only a default for the question's id.
    const { item, pictures, warnings } = readQtiItem(root);
    const defaults = { ...ITEM_DEFAULTS, id };
    return { place, item: { ...item }, defaults, ...picturesIn(NO_FOLDER, pictures), warnings };
  } catch (error) {
    if (error instanceof RefusedItemError) return { place, reason: error.message };
    throw error;
  }
}

function otherKind(name: string): string {
  switch (name) {
    case 'assessmentTest':
    case 'qti-assessment-test':
      return 'it is a test of QTI, whose questions are in other files; import its package (.zip)';
    case 'manifest':
      return 'it is the manifest of a content package; import the package itself (.zip)';
    case 'questestinterop':
      return 'it is QTI 1, which is not supported; QTI 2.1, 2.2 and 3.0 are';
    default:
      return `its root element <${name.slice(0, 40)}> is neither Moodle’s <quiz> nor an item of QTI`;
  }
}
