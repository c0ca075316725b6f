import { MAX_WHOLE_FILE_BYTES } from '../../import/readers/whole-file.js';
import { passageId } from '../../questions/rules/passage-id.js';
import type { Figure, Passage } from '../../questions/rules/question-parts.js';
import { PackageArchive } from './package-archive.js';
import { writeQtiItem, type PassageFile } from './qti-item.js';
import {
  MANIFEST_HEAD,
  MANIFEST_TAIL,
  writePassageResource,
  writeResource,
} from './qti-manifest.js';
import { writeQtiStimulus } from './qti-stimulus.js';
import {
  NotWritable,
  type ExportedPictures,
  type ExportedQuestion,
  type QuestionWriter,
} from './question-writer.js';

/** Writes a content package: an item for each question, and a manifest that lists them. */
export const qtiWriter: QuestionWriter = {
  name: 'qti',
  format: 'QTI 3.0',
  ending: '.zip',
  isBinary: true,
  holdsPictures: true,
  write: writePackage,
};

async function* writePackage(
  _examName: string,
  questions: AsyncIterable<ExportedQuestion>,
  pictures: ExportedPictures,
): AsyncGenerator<Uint8Array> {
  const content = new PackageContent(new PackageArchive(pictures));
  for await (const question of questions) await content.add(question);
  yield* content.finish();
}

/** Collects the files of a package. Throws NotWritable if it gets too large to be imported again. */
class PackageContent {
  private readonly resources: string[] = [];
  private readonly passages = new Map<string, PassageFile>();
  private unpacked = MANIFEST_HEAD.length + MANIFEST_TAIL.length;

  constructor(private readonly archive: PackageArchive) {}

  async add(question: ExportedQuestion): Promise<void> {
    // An XML identifier may not start with a digit, but a UUID may.
    const identifier = `q-${question.id}`;
    const href = `items/${identifier}.xml`;
    const passage = question.passage ? await this.fileOf(question.passage) : undefined;
    const { figures, optionFigures, explanationFigures } = question;
    const names = await this.addPictures([...figures, ...optionFigures, ...explanationFigures]);
    const item = writeQtiItem(question, identifier, { passage, names });
    const files = [href, ...names.values()];
    this.addFile(href, item, writeResource(question, identifier, files, passage));
  }

  finish(): AsyncIterable<Uint8Array> {
    const manifest = [MANIFEST_HEAD, ...this.resources, MANIFEST_TAIL].join('');
    this.archive.addText('imsmanifest.xml', manifest);
    this.archive.end();
    return this.archive.read();
  }

  /** A passage is written with the first question that has it. */
  private async fileOf(passage: Passage): Promise<PassageFile> {
    // Passages are the same if their pictures are, but each question keeps the descriptions that it has.
    const id = JSON.stringify([passageId(passage), passage.figures.map(({ alt }) => alt)]);
    const known = this.passages.get(id);
    if (known) return known;
    const identifier = `passage-${this.passages.size + 1}`;
    const file = { identifier, href: `stimuli/${identifier}.xml` };
    this.passages.set(id, file);
    const names = await this.addPictures(passage.figures);
    const files = [file.href, ...names.values()];
    const stimulus = writeQtiStimulus(passage, identifier, names);
    this.addFile(file.href, stimulus, writePassageResource(identifier, files));
    return file;
  }

  /** Their names in the package, by their ids. */
  private async addPictures(figures: readonly (Figure | null)[]): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    for (const figure of figures) {
      if (figure) names.set(figure.id, await this.archive.addPicture(figure.id));
    }
    return names;
  }

  private addFile(href: string, text: string, resource: string): void {
    this.unpacked += Buffer.byteLength(text) + Buffer.byteLength(resource);
    if (this.unpacked > MAX_WHOLE_FILE_BYTES) {
      throw new NotWritable(
        'The exam is larger than 10 MB as QTI 3.0 and could not be imported again: export it as jsonl, or as zip if it has pictures.',
      );
    }
    this.archive.addText(href, text);
    this.resources.push(resource);
  }
}
