import { z } from 'zod';
import { authoredQuestion, type AuthoredQuestion } from '../authored/authored-question.ts';
import { listData, readJson, readJsonLines } from '../read-data.ts';

const selection = z.union([
  z.strictObject({ file: z.string(), topics: z.array(z.string()).optional() }),
  z.strictObject({ pool: z.string() }),
]);

type Selection = z.infer<typeof selection>;

/** Every authored question, by the name of its file. */
export const AUTHORED_FILES: ReadonlyMap<string, readonly AuthoredQuestion[]> = new Map(
  listData('authored').map((file) => [
    file.replace(/^authored\/|\.jsonl$/g, ''),
    readJsonLines(file, authoredQuestion),
  ]),
);

const POOLS = readJson('authored-pools.json', z.record(z.string(), z.array(selection)));

/** The names of all pools of authored questions. */
export const AUTHORED_POOLS: readonly string[] = Object.keys(POOLS);

/** The authored questions of a pool. Throws for an unknown pool or file. */
export function authoredPool(name: string): AuthoredQuestion[] {
  const selections = POOLS[name];
  if (!selections) throw new Error(`There is no pool ${name} in authored-pools.json.`);
  return selections.flatMap(select);
}

function select(selected: Selection): readonly AuthoredQuestion[] {
  if ('pool' in selected) return authoredPool(selected.pool);
  const { file, topics } = selected;
  const questions = AUTHORED_FILES.get(file);
  if (!questions) throw new Error(`There is no file authored/${file}.jsonl.`);
  return topics ? questions.filter(({ topic }) => topics.includes(topic)) : questions;
}
