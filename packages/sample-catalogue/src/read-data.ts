import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const DATA = new URL('../data/', import.meta.url);

/** Reads and validates a JSON file of `data/`. Throws an error that names the file. */
export function readJson<T>(file: string, schema: z.ZodType<T>): T {
  return check(file, readText(file), schema);
}

/** Reads and validates a JSON Lines file of `data/`. Throws an error that names file and line. */
export function readJsonLines<T>(file: string, schema: z.ZodType<T>): T[] {
  return readText(file)
    .trimEnd()
    .split('\n')
    .map((line, index) => check(`${file}, line ${index + 1}`, line, schema));
}

/** Paths of the files in a folder of `data/`, sorted by name. */
export function listData(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, DATA))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}

function readText(file: string): string {
  return readFileSync(new URL(file, DATA), 'utf8');
}

function check<T>(place: string, text: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(parse(place, text));
  if (result.success) return result.data;
  throw new Error(`${place}: ${z.prettifyError(result.error)}`);
}

function parse(place: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${place} is not JSON.`, { cause: error });
  }
}
