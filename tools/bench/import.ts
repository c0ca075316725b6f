import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Connection } from 'mysql2/promise';
import { BenchHarness } from './bench-harness.ts';
import { median } from './median.ts';
import { writeQuestions } from './questions-file.ts';

const rounds = 3;
const rowsAtOnce = 500;
const shape = {
  exams: 16,
  subjectsPerExam: 8,
  topicsPerSubject: 4,
  questionsPerTopic: 100,
  explanation: 400,
};
/** Referenced tables come first. */
const tables = [
  'exams',
  'questions',
  'question_versions',
  'tests',
  'test_versions',
  'test_questions',
];

type Row = (string | number | Date | null)[];

/**
 * Imports a file into an empty catalogue. In turns with that, inserts the same rows in the fastest way a
 * client has: many rows per statement, one transaction, nothing checked or derived.
 */
export async function measureImport(files: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
  const harness = await BenchHarness.open('import');
  try {
    const made = join(folder, 'questions.jsonl');
    if (files.length === 0) await writeQuestions(made, shape);
    const startedIn = process.env['INIT_CWD'] ?? process.cwd();
    for (const file of files.length === 0 ? [made] : files) {
      await measureFile(harness, resolve(startedIn, file));
    }
  } finally {
    await harness.close();
    rmSync(folder, { recursive: true });
  }
}

async function measureFile(harness: BenchHarness, file: string): Promise<void> {
  const imports: number[] = [];
  const repeats: number[] = [];
  const inserts: number[] = [];
  let questions = 0;
  for (let round = 1; round <= rounds; round += 1) {
    await harness.empty();
    const { added, testsMade, seconds } = await harness.import(file);
    questions = added;
    imports.push(seconds);
    repeats.push((await harness.import(file)).seconds);
    inserts.push(await insertRaw(harness));
    console.log(
      `round ${round}: ${added} questions and ${testsMade} tests in ${seconds.toFixed(1)} s, again in ${last(repeats)} s; its rows raw in ${last(inserts)} s`,
    );
  }
  const perSecond = (times: number[]): string =>
    Math.round(questions / median(times)).toLocaleString('en-IN');
  console.log(`${file}, medians:`);
  console.log(`  import       ${perSecond(imports).padStart(8)} questions/s (goal: 5,000)`);
  console.log(`  second run   ${perSecond(repeats).padStart(8)} questions/s, which change nothing`);
  console.log(`  rows, raw    ${perSecond(inserts).padStart(8)} questions/s`);
  console.log(
    `  the import takes ${(median(imports) / median(inserts)).toFixed(2)} times the raw rows`,
  );
}

/** @returns seconds */
async function insertRaw(harness: BenchHarness): Promise<number> {
  const connection = await harness.connect();
  try {
    const rows = new Map<string, Row[]>();
    for (const table of tables) rows.set(table, await readRows(connection, table));
    for (const table of tables.toReversed()) await connection.query('DELETE FROM ??', [table]);
    const began = performance.now();
    await connection.beginTransaction();
    for (const [table, own] of rows) await insertRows(connection, table, own);
    await connection.commit();
    return (performance.now() - began) / 1000;
  } finally {
    await connection.end();
  }
}

async function readRows(connection: Connection, table: string): Promise<Row[]> {
  const [rows] = await connection.query({ sql: 'SELECT * FROM ??', rowsAsArray: true }, [table]);
  return rows as unknown as Row[];
}

async function insertRows(connection: Connection, table: string, rows: Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await connection.query('INSERT INTO ?? VALUES ?', [
      table,
      rows.slice(start, start + rowsAtOnce),
    ]);
  }
}

function last(times: readonly number[]): string {
  return (times.at(-1) ?? 0).toFixed(1);
}
