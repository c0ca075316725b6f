import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '../build/build.ts';
import { buildUnits } from '../build/units.ts';
import { root } from '../stack/inventory.ts';

type Fields = Readonly<Record<string, unknown>>;

interface ReadItem {
  item?: Fields;
  defaults?: Fields;
  reason?: string;
}

interface Reader {
  format: string;
  endings: readonly string[];
  read: (file: string) => AsyncIterable<ReadItem>;
}

/** What the documents say about the catalogue's importer. */
export interface CatalogueImporter {
  readers: readonly Reader[];
  /** The names of each CSV column, its own first. */
  columns: ReadonlyMap<string, readonly string[]>;
  /** Reads a file with this text; returns why each refused question is refused, or that there is none. */
  refusalsOf: (text: string, ending: string) => Promise<string[]>;
}

/** The importer as it is built. */
export async function catalogueImporter(): Promise<CatalogueImporter> {
  await buildStale(buildUnits.filter(({ name }) => name === 'service-kit' || name === 'catalogue'));
  const { READERS: readers } = await load<{ READERS: readonly Reader[] }>('readers/choose-reader');
  const { COLUMN_NAMES: columns } = await load<{
    COLUMN_NAMES: ReadonlyMap<string, readonly string[]>;
  }>('rules/csv-header');
  const { checkQuestion } = await load<{
    checkQuestion: (item: Fields) => { ok: boolean; reason?: string };
  }>('rules/check-question');
  const { completeItem } = await load<{
    completeItem: (found: { item: Fields; defaults: Fields | undefined }) => Fields;
  }>('rules/complete-item');

  const refusalsOf = async (text: string, ending: string): Promise<string[]> => {
    const found = await readAll(readers, text, ending);
    if (found.length === 0) return ['it has no question'];
    return found.flatMap(({ item = {}, defaults, reason }) => {
      if (reason !== undefined) return reason;
      const check = checkQuestion(completeItem({ item: { ...item, exam: 'Any' }, defaults }));
      return check.ok ? [] : (check.reason ?? '');
    });
  };
  return { readers, columns, refusalsOf };
}

async function load<Module>(name: string): Promise<Module> {
  const file = join(root, 'services/catalogue/dist/src/import', `${name}.js`);
  return (await import(file)) as Module;
}

async function readAll(
  readers: readonly Reader[],
  text: string,
  ending: string,
): Promise<ReadItem[]> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-'));
  try {
    const file = join(folder, `example${ending}`);
    await writeFile(file, text);
    const reader = readers.find(({ endings }) => endings.includes(ending));
    const found: ReadItem[] = [];
    if (reader) for await (const item of reader.read(file)) found.push(item);
    return found;
  } finally {
    await rm(folder, { recursive: true });
  }
}
