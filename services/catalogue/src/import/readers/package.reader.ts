import { extname } from 'node:path';
import type { ReadItem } from '../rules/import-item.js';
import { ArchiveFolder } from './archive-folder.js';
import { csvReader, readCsv } from './csv.reader.js';
import { jsonLinesReader, readJsonLines } from './json-lines.reader.js';
import { isQtiPackage, readQtiPackage } from './qti-package.reader.js';
import type { QuestionReader } from './question-reader.js';
import { RefusedArchive, unreadableArchive, ZipArchive } from './zip-archive.js';

/** What programs add to archives. */
const NOT_OURS = /(?:^|\/)(?:\.|__MACOSX\/)/;

/** Reads IMS content packages of QTI, and archives with files of questions and their pictures. */
export const packageReader: QuestionReader = {
  format: 'package',
  endings: ['.zip'],
  read: readPackage,
};

async function* readPackage(file: string): AsyncGenerator<ReadItem> {
  let archive: ZipArchive | undefined;
  try {
    archive = await ZipArchive.open(file);
    yield* isQtiPackage(archive) ? readQtiPackage(archive) : readFiles(archive);
  } catch (error) {
    throw unreadableArchive(file, error);
  } finally {
    archive?.close();
  }
}

/** Reads all files of JSON Lines and CSV, in the order of their names. */
async function* readFiles(archive: ZipArchive): AsyncGenerator<ReadItem> {
  const files = archive.names.filter((name) => !NOT_OURS.test(name) && kindOf(name) !== undefined);
  if (files.length === 0) {
    throw new RefusedArchive(
      'it has neither an imsmanifest.xml at its top nor a file of JSON Lines (.jsonl) or CSV (.csv)',
    );
  }
  for (const name of files.toSorted()) yield* readFile(archive, name);
}

function readFile(archive: ZipArchive, name: string): AsyncIterable<ReadItem> {
  const place = `${archive.file}/${name}`;
  const folder = new ArchiveFolder(archive, name);
  return kindOf(name) === 'csv'
    ? readCsv(place, [archive.stream(name), archive.stream(name)], folder)
    : readJsonLines(place, archive.stream(name), folder);
}

function kindOf(name: string): 'csv' | 'jsonl' | undefined {
  const ending = extname(name).toLowerCase();
  if (csvReader.endings.includes(ending)) return 'csv';
  return jsonLinesReader.endings.includes(ending) ? 'jsonl' : undefined;
}
