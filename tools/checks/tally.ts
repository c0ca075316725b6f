/** How many checks passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
  /** Checks that did not run, because nothing that they depend on changed since they passed. */
  skipped?: readonly string[];
  /** Files whose tests failed or did not end at first, and passed when they ran once more. */
  repeated?: readonly string[];
  /** The files whose tests failed. */
  failures?: readonly string[];
}

export const nothing: Tally = { passed: 0, failed: 0 };

export function add(a: Tally, b: Tally): Tally {
  const skipped = [...(a.skipped ?? []), ...(b.skipped ?? [])];
  const repeated = [...(a.repeated ?? []), ...(b.repeated ?? [])];
  const failures = [...(a.failures ?? []), ...(b.failures ?? [])];
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    ...(skipped.length > 0 && { skipped }),
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
    assertionResults: { status: string }[];
  }[];
  /** Whether a file did not end, see stuck-specs.mjs: then this has only the files before. */
  isStuck?: boolean;
}

/** A file that fails outside its tests, such as one that cannot be loaded, counts as a failed test. */
export function tallyJest({ testResults }: Pick<JestReport, 'testResults'>): Tally {
  return testResults
    .map(({ name, status, assertionResults }) => {
      const count = (wanted: string) =>
        assertionResults.filter((one) => one.status === wanted).length;
      const passed = count('passed');
      if (status !== 'failed') return { passed, failed: 0 };
      return { passed, failed: Math.max(1, count('failed')), failures: [name] };
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
  specs?: { tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

export function tallyPlaywright({ suites, stats, errors }: PlaywrightReport): Tally {
  const filesWith = (wanted: string) =>
    suites.filter((suite) => hasTest(suite, wanted)).map(({ file }) => `e2e/${file}`);
  const repeated = filesWith('flaky');
  const failures = filesWith('unexpected');
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    ...(repeated.length > 0 && { repeated }),
    ...(failures.length > 0 && { failures }),
  };
}

function hasTest({ specs = [], suites = [] }: PlaywrightSuite, wanted: string): boolean {
  return (
    specs.some(({ tests }) => tests.some(({ status }) => status === wanted)) ||
    suites.some((suite) => hasTest(suite, wanted))
  );
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

/** Names the checks that did not run; undefined if all ran. */
export function skippedLine({ skipped }: Tally): string | undefined {
  return skipped && `unchanged, skipped: ${skipped.join(', ')}`;
}

/** Names the files that passed only when they ran once more; undefined if there are none. */
export function repeatedLine({ repeated }: Tally): string | undefined {
  return repeated && `passed only when repeated: ${repeated.join(', ')}`;
}

/** Names the files whose tests failed; undefined if there are none. */
export function failuresLine({ failures }: Tally): string | undefined {
  return failures && `failed: ${failures.join(', ')}`;
}
