import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { MAX_WHOLE_FILE_BYTES } from '../../import/readers/whole-file.js';
import { writeQtiItem } from './qti-item.js';
import { MANIFEST_HEAD, MANIFEST_TAIL, writeResource } from './qti-manifest.js';
import { NotWritable, type ExportedQuestion, type QuestionWriter } from './question-writer.js';

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
  const zip = new ZipFile();
  const resources: string[] = [];
  let unpacked = MANIFEST_HEAD.length + MANIFEST_TAIL.length;
  for await (const question of questions) {
    // An XML identifier may not start with a digit, but a UUID may.
    const identifier = `q-${question.id}`;
    const href = `items/${identifier}.xml`;
    const item = Buffer.from(writeQtiItem(question, identifier));
    const resource = writeResource(question, identifier, href);
    unpacked += item.length + Buffer.byteLength(resource);
    if (unpacked > MAX_WHOLE_FILE_BYTES) {
      throw new NotWritable(
        'The exam is larger than 10 MB as QTI 3.0 and could not be imported again: export it as jsonl.',
      );
    }
    addFile(zip, href, item);
    resources.push(resource);
  }
  const manifest = [MANIFEST_HEAD, ...resources, MANIFEST_TAIL].join('');
  addFile(zip, 'imsmanifest.xml', Buffer.from(manifest));
  zip.end();
  yield* Readable.from(zip.outputStream) as AsyncIterable<Uint8Array>;
}

/** Compresses lazily, one file after another. Buffers would all be compressed at the same time. */
function addFile(zip: ZipFile, name: string, content: Buffer): void {
  zip.addReadStreamLazy(name, ENTRY, (pump) => pump(null, Readable.from([content])));
}
