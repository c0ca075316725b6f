import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The service's sources by name, without tests. */
export async function readSources(): Promise<[string, string][]> {
  const folder = resolve(import.meta.dirname, '../src');
  const names = await readdir(folder, { recursive: true });
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'));
  return Promise.all(
    sources.map(async (name): Promise<[string, string]> => [
      name,
      await readFile(join(folder, name), 'utf8'),
    ]),
  );
}
