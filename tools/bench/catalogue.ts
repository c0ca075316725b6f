import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { ResponseOf } from '@abhyas/web-kit/contract';
import { BenchHarness } from './bench-harness.ts';
import { examName, writeQuestions } from './questions-file.ts';

const exams = 500;
const tests = 50_000;
const shape = {
  exams,
  subjectsPerExam: 4,
  topicsPerSubject: 2,
  questionsPerTopic: 90,
  explanation: 40,
};
const rounds = 6;
const blockMs = 1_500;
const clients = 8;

/** A kind of request: returns another path every time. */
interface Route {
  name: string;
  next: () => string;
}

/**
 * Calls lists, details and searches in a catalogue of 500 exams and 50,000 tests, in turns with an empty
 * response of the same service: this shows the cost of the work itself.
 */
export async function measureCatalogue(): Promise<void> {
  const harness = await BenchHarness.open('catalogue');
  try {
    await fill(harness);
    await harness.stack.startServices(['catalogue']);
    const service = `http://127.0.0.1:${harness.stack.ports.catalogue}`;
    const ids = await readIds(service);
    const texts = Array.from({ length: exams }, (_, index) => spellings(index)).flat();
    const cachedPaths = [...listPaths(), ...ids.map(detailPath), ...texts.map(searchPath)];
    await report(service, makeRoutes(ids, texts), cachedPaths);
  } finally {
    await harness.close();
  }
}

async function fill(harness: BenchHarness): Promise<void> {
  if ((await countTests(harness)) >= tests) return;
  await harness.empty();
  const folder = mkdtempSync(join(tmpdir(), 'bench-catalogue-'));
  try {
    const file = join(folder, 'questions.jsonl');
    await writeQuestions(file, shape);
    const made = await harness.import('--size', '20', file);
    console.log(
      `imported ${made.added} questions: ${made.examsMade} exams and ${made.testsMade} tests in ${made.seconds.toFixed(1)} s`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function countTests(harness: BenchHarness): Promise<number> {
  const connection = await harness.connect();
  try {
    const [rows] = await connection.query('SELECT COUNT(*) AS tests FROM tests');
    return Number((rows as { tests: number }[])[0]?.tests);
  } catch {
    return 0;
  } finally {
    await connection.end();
  }
}

function makeRoutes(ids: readonly string[], texts: readonly string[]): Route[] {
  const lists = listPaths();
  const any = (of: readonly string[]): string => of[pick(of.length)] ?? '';
  return [
    { name: 'empty', next: () => '/health/live' },
    { name: 'list', next: () => any(lists) },
    { name: 'detail', next: () => detailPath(any(ids)) },
    { name: 'search', next: () => searchPath(any(texts)) },
    { name: 'search, texts not asked before', next: () => searchPath(misspell(any(texts))) },
  ];
}

function listPaths(): string[] {
  const pages = Math.ceil(exams / 12);
  return Array.from({ length: pages }, (_, index) => `/exams?page=${index + 1}`);
}

function detailPath(id: string): string {
  return `/exams/${id}`;
}

function searchPath(text: string): string {
  return `/exams/search?q=${encodeURIComponent(text)}`;
}

/** As people type an exam's name: incomplete, in another order, with two letters swapped. */
function spellings(index: number): string[] {
  const name = examName(index).toLowerCase();
  const words = name.split(' ');
  const swapped = name.slice(0, 6) + name.charAt(7) + name.charAt(6) + name.slice(8);
  return [name, name.slice(0, 7), words.toReversed().join(' '), swapped];
}

/** With two letters replaced by random others. */
function misspell(text: string): string {
  const letters = [...text];
  for (let slip = 0; slip < 2; slip += 1) {
    letters[pick(letters.length)] = String.fromCodePoint(97 + pick(26));
  }
  return letters.join('');
}

async function readIds(service: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= exams / 100; page += 1) {
    const response = await fetch(`${service}/exams?limit=100&page=${page}`);
    const body = (await response.json()) as ResponseOf<'/exams'>;
    ids.push(...body.exams.map(({ _id }) => _id));
  }
  return ids;
}

async function report(
  service: string,
  routes: readonly Route[],
  paths: readonly string[],
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  await warmUp(service, agent, paths);
  for (const route of routes) await runBlock(service, agent, route);
  const taken = new Map<Route, number[]>(routes.map((route) => [route, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const route of rotate(routes, round)) {
      const times = await runBlock(service, agent, route);
      taken.get(route)?.push(...times);
    }
  }
  agent.destroy();
  print(taken);
}

/** Requests once everything that is cached until the catalogue changes, and prints the cost of the first time. */
async function warmUp(service: string, agent: Agent, paths: readonly string[]): Promise<void> {
  const times: number[] = [];
  for (const path of paths) {
    const began = performance.now();
    await ask(`${service}${path}`, agent);
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const [first = 0] = times;
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(
    `after a change: ${first.toFixed(0)} ms for the first list, ${median.toFixed(2)} ms (median) for each of ${paths.length} answers`,
  );
}

/** Several clients send a request as soon as they have the last response, for a while; returns milliseconds. */
async function runBlock(service: string, agent: Agent, route: Route): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + blockMs;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const began = performance.now();
      await ask(`${service}${route.next()}`, agent);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.on('end', resolve).on('error', reject).resume();
    }).on('error', reject);
  });
}

function print(taken: ReadonlyMap<Route, readonly number[]>): void {
  const seconds = (rounds * blockMs) / 1000;
  let empty: number | undefined;
  console.log(
    `${clients} clients, ${rounds} blocks of ${blockMs / 1000} s each in turns; milliseconds`,
  );
  console.log('     p50      p95      p99   per second  p99 against empty');
  for (const [route, times] of taken) {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
    empty ??= at(0.99);
    const figures = [0.5, 0.95, 0.99].map((share) => at(share).toFixed(2).padStart(8)).join(' ');
    const rate = Math.round(times.length / seconds)
      .toString()
      .padStart(12);
    console.log(`${figures} ${rate} ${(at(0.99) / empty).toFixed(2).padStart(18)}  ${route.name}`);
  }
}

function rotate<T>(items: readonly T[], by: number): T[] {
  const from = by % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
}

function pick(count: number): number {
  return Math.floor(Math.random() * count);
}
