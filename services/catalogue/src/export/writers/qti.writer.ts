import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { MAX_WHOLE_FILE_BYTES } from '../../import/readers/whole-file.js';
import { passageId } from '../../questions/rules/passage-id.js';
import type { Passage } from '../../questions/rules/question-parts.js';
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
  refuseFigures,
  type ExportedQuestion,
  type QuestionWriter,
} from './question-writer.js';

/** Writes a content package: an item for each question, and a manifest that lists them. */
export const qtiWriter: QuestionWriter = {
  name: 'qti',
  format: 'QTI 3.0',
  isBinary: true,
  write: writePackage,
};

/** A fixed time, so that the same questions always give the same bytes. */
const ENTRY = { mtime: new Date('2026-01-01T00:00:00Z'), mode: 0o100644, compress: true };

async function* writePackage(
  _examName: string,
  questions: AsyncIterable<ExportedQuestion>,
): AsyncGenerator<Uint8Array> {
  const content = new PackageContent();
  for await (const question of questions) content.add(question);
  yield* content.finish();
}

/** Collects the files of a package. Throws NotWritable if it gets too large to be imported again. */
class PackageContent {
  private readonly zip = new ZipFile();
  private readonly resources: string[] = [];
  private readonly passages = new Map<string, PassageFile>();
  private unpacked = MANIFEST_HEAD.length + MANIFEST_TAIL.length;

  add(question: ExportedQuestion): void {
    refuseFigures(question, 'QTI 3.0');
    // An XML identifier may not start with a digit, but a UUID may.
    const identifier = `q-${question.id}`;
    const href = `items/${identifier}.xml`;
    const passage = question.passage ? this.fileOf(question.passage) : undefined;
    const item = writeQtiItem(question, identifier, passage);
    this.addFile(href, item, writeResource(question, identifier, href, passage));
  }

  async *finish(): AsyncGenerator<Uint8Array> {
    const manifest = [MANIFEST_HEAD, ...this.resources, MANIFEST_TAIL].join('');
    addFile(this.zip, 'imsmanifest.xml', Buffer.from(manifest));
    this.zip.end();
    yield* Readable.from(this.zip.outputStream) as AsyncIterable<Uint8Array>;
  }

  /** A passage is written with the first question that has it. */
  private fileOf(passage: Passage): PassageFile {
    const id = passageId(passage);
    const known = this.passages.get(id);
    if (known) return known;
    const identifier = `passage-${this.passages.size + 1}`;
    const file = { identifier, href: `stimuli/${identifier}.xml` };
    this.passages.set(id, file);
    this.addFile(file.href, writeQtiStimulus(passage, identifier), writePassageResource(file));
    return file;
  }

  private addFile(href: string, text: string, resource: string): void {
    const content = Buffer.from(text);
    this.unpacked += content.length + Buffer.byteLength(resource);
    if (this.unpacked > MAX_WHOLE_FILE_BYTES) {
      throw new NotWritable(
        'The exam is larger than 10 MB as QTI 3.0 and could not be imported again: export it as jsonl.',
      );
    }
    addFile(this.zip, href, content);
    this.resources.push(resource);
  }
}

/** Compresses lazily, one file after another. Buffers would all be compressed at the same time. */
function addFile(zip: ZipFile, name: string, content: Buffer): void {
  zip.addReadStreamLazy(name, ENTRY, (pump) => pump(null, Readable.from([content])));
}
