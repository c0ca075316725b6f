import { stripVTControlCharacters } from 'node:util';

/** How many checks passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
  /** Tests, or files of them, that failed or did not end at first and passed when they ran once more. */
  repeated?: readonly string[];
  failures?: readonly Failure[];
}

/** A file whose tests failed, or a step that failed without a test. */
interface Failure {
  file: string;
  /** What its first failed test reported, in a few lines. */
  report?: string;
}

const MAX_REPORTS = 5;
const MAX_LINES = 16;

export const nothing: Tally = { passed: 0, failed: 0 };

export function add(a: Tally, b: Tally): Tally {
  const repeated = [...(a.repeated ?? []), ...(b.repeated ?? [])];
  const failures = [...(a.failures ?? []), ...(b.failures ?? [])];
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    ...(repeated.length > 0 && { repeated }),
    ...(failures.length > 0 && { failures }),
  };
}

/** One check that is not a test: it passes or fails. */
export function single(holds: boolean): Tally {
  return holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The part of jest's JSON report that is counted. */
export interface JestReport {
  testResults: {
    /** The file's path. */
    name: string;
    status: string;
    /** What made the file fail outside its tests. */
    message?: string;
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[];
  }[];
  /** Whether a file did not end, see stuck-specs.mjs: then this has only the files before. */
  isStuck?: boolean;
}

/** A file that fails outside its tests, such as one that cannot be loaded, counts as a failed test. */
export function tallyJest({ testResults }: Pick<JestReport, 'testResults'>): Tally {
  return testResults
    .map(({ name, status, message, assertionResults }) => {
      const count = (wanted: string) =>
        assertionResults.filter((one) => one.status === wanted).length;
      const passed = count('passed');
      if (status !== 'failed') return { passed, failed: 0 };
      const first = assertionResults.find((one) => one.status === 'failed');
      const report = excerpt(first?.fullName, first?.failureMessages?.[0] ?? message);
      return { passed, failed: Math.max(1, count('failed')), failures: [{ file: name, report }] };
    })
    .reduce(add, nothing);
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number };
  /** What went wrong outside a test. */
  errors: unknown[];
}

interface PlaywrightSuite {
  file: string;
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSpec {
  title: string;
  tests: { status: string; results: { error?: { message?: string } }[] }[];
}

export function tallyPlaywright({ suites, stats, errors }: PlaywrightReport): Tally {
  const repeated = suites.flatMap((suite) =>
    specsWith('flaky', suite).map(({ title }) => `e2e/${suite.file} › ${title}`),
  );
  const failures = suites.flatMap((suite) => {
    const [first] = specsWith('unexpected', suite);
    if (!first) return [];
    const errors = first.tests.flatMap(({ results }) => results.map(({ error }) => error));
    const report = excerpt(first.title, errors.find((error) => error)?.message);
    return [{ file: `e2e/${suite.file}`, report }];
  });
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    ...(repeated.length > 0 && { repeated }),
    ...(failures.length > 0 && { failures }),
  };
}

function specsWith(wanted: string, { specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return [...own, ...suites.flatMap((suite) => specsWith(wanted, suite))];
}

/** The test's name and the first lines of its message, without colours. */
function excerpt(test = '', message = ''): string {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return [test, ...lines.slice(0, MAX_LINES)].join('\n').trim();
}

/** A runner without a report has failed, and so has one that says so although every test passed. */
export function tallyReported<Report>(
  { report, hasFailed }: { report: Report | undefined; hasFailed: boolean },
  tally: (report: Report) => Tally,
): Tally {
  if (report === undefined) return single(false);
  const counted = tally(report);
  return hasFailed && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** The last line of `npm test`. */
export function closingLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

/** Warns of tests that passed only when they ran once more, each on its line; undefined if there are none. */
export function repeatedLine({ repeated }: Tally): string | undefined {
  return repeated && ['⚠ passed only when repeated:', ...repeated].join('\n    ');
}

/**
 * Says which files' tests failed, and what the first ones reported: the end of a long output is often all that is
 * kept of it. Undefined if none failed.
 */
export function failuresLine({ failures }: Tally): string | undefined {
  if (!failures) return undefined;
  const reports = failures.slice(0, MAX_REPORTS).flatMap(({ file, report }) => {
    if (!report) return [];
    return [`✖ ${file}`, ...report.split('\n').map((line) => `    ${line}`), ''];
  });
  return [...reports, `failed: ${failures.map(({ file }) => file).join(', ')}`].join('\n');
}
