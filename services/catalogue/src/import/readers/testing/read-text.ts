import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefused, type ReadItem } from '../../rules/import-item.js';
import { collect } from '../../testing/collect.js';
import type { QuestionReader } from '../question-reader.js';

/** Writes the content to a temporary file, reads it and deletes the file. */
export async function readContent(
  reader: QuestionReader,
  content: string | Uint8Array,
): Promise<ReadItem[]> {
  const folder = await mkdtemp(join(tmpdir(), 'read-'));
  try {
    const file = join(folder, `items${reader.endings[0] ?? ''}`);
    await writeFile(file, content);
    return await collect(reader.read(file));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** One line per item: its location, and its texts and key or the reason of its refusal. */
export async function summarize(
  reader: QuestionReader,
  content: string | Uint8Array,
): Promise<string[]> {
  const items = await readContent(reader, content);
  return items.map((found) => {
    const { line, id } = found.place;
    const place = id === undefined ? `${line}` : `${line} ${id}`;
    if (isRefused(found)) return `${place}: ${found.reason}`;
    const { question, options = [], correct, answer } = found.item;
    return `${place}: ${JSON.stringify([question, ...(options as string[]), correct ?? answer])}`;
  });
}
