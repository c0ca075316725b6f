/** How many checks passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
  /** Checks that did not run, because nothing that they depend on changed since they passed. */
  skipped?: readonly string[];
}

export const nothing: Tally = { passed: 0, failed: 0 };

export function add(a: Tally, b: Tally): Tally {
  const skipped = [...(a.skipped ?? []), ...(b.skipped ?? [])];
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    ...(skipped.length > 0 && { skipped }),
  };
}

/** One check that is not a test: it passes or fails. */
export function single(holds: boolean): Tally {
  return holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The part of jest's JSON report that is counted. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not be loaded. */
  numRuntimeErrorTestSuites: number;
}

export function tallyJest(report: JestReport): Tally {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What went wrong outside a test. */
  errors: unknown[];
}

export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** The last line of `npm test`. */
export function closingLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

/** Names the checks that did not run; undefined if all ran. */
export function skippedLine({ skipped }: Tally): string | undefined {
  return skipped && `unchanged, skipped: ${skipped.join(', ')}`;
}
