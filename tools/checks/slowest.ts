import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../stack/inventory.ts';

/** How long a step, or a file of tests, took. */
export interface Timed {
  name: string;
  seconds: number;
}

const MAX_FILES = 15;

/** The part of jest's JSON report with the times of each file. */
interface JestFiles {
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** The part of Playwright's JSON report with the duration of each test. */
interface PlaywrightFiles {
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

function jestFiles({ testResults }: JestFiles): Timed[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

function playwrightFiles({ suites }: PlaywrightFiles): Timed[] {
  return suites.map((suite) => ({
    name: join('e2e', suite.file),
    seconds: durations(suite).reduce((sum, duration) => sum + duration, 0) / 1000,
  }));
}

function durations({ specs = [], suites = [] }: PlaywrightSuite): number[] {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...own.map(({ duration }) => duration), ...suites.flatMap(durations)];
}

/** The slowest files, from the reports that this run's steps have written into a folder. */
export function slowestFiles(reports: string): Timed[] {
  const read = <Report>(name: string, files: (report: Report) => Timed[]): Timed[] => {
    const report = join(reports, `${name}.json`);
    return existsSync(report) ? files(JSON.parse(readFileSync(report, 'utf8')) as Report) : [];
  };
  return [
    ...['unit', 'content', 'db'].flatMap((step) => read(step, jestFiles)),
    ...['side-by-side', 'alone'].flatMap((run) => read(`journeys-${run}`, playwrightFiles)),
  ]
    .sort(bySeconds)
    .slice(0, MAX_FILES);
}

/** The steps, then the files, longest first. */
export function describeSlowest(steps: readonly Timed[], files: readonly Timed[]): string {
  const table = (title: string, rows: readonly Timed[]): string[] =>
    rows.length === 0 ? [] : [title, ...rows.map(describe), ''];
  return [
    ...table('Steps by time:', [...steps].sort(bySeconds)),
    ...table('Slowest files of tests:', files),
  ].join('\n');
}

function describe({ name, seconds }: Timed): string {
  return `${seconds.toFixed(1).padStart(8)} s  ${name}`;
}

function bySeconds(a: Timed, b: Timed): number {
  return b.seconds - a.seconds;
}
