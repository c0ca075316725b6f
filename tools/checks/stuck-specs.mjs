import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A file that runs for longer than this will not end: the slowest one takes a minute, several on a busy machine. */
const MAX_MINUTES = Number(process.env['MAX_SPEC_MINUTES'] ?? 12);

/**
 * Ends the run when a file of specs does not end, for example in a loop that no test timeout can stop.
 * Says which test it was, and writes the results so far to the file of STUCK_REPORT in the form of jest's report.
 */
export default class StuckSpecs {
  /** @type {Map<string, { since: number, test?: string }>} by path */
  #running = new Map();

  /** @type {object[]} */
  #results = [];

  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  onRunStart() {
    this.#timer = setInterval(() => this.#check(), 5000);
  }

  onRunComplete() {
    clearInterval(this.#timer);
  }

  /** @param {{ path: string }} file */
  onTestFileStart({ path }) {
    this.#running.set(path, { since: Date.now() });
  }

  /**
   * @param {{ path: string }} file
   * @param {{ fullName: string }} test
   */
  onTestCaseStart({ path }, { fullName }) {
    const file = this.#running.get(path);
    if (file) file.test = fullName;
  }

  /**
   * @param {{ path: string }} file
   * @param {import('@jest/test-result').TestResult} result
   */
  onTestFileResult(
    { path },
    { numFailingTests, testExecError, failureMessage, testResults, perfStats },
  ) {
    this.#running.delete(path);
    this.#results.push({
      name: path,
      status: numFailingTests > 0 || testExecError ? 'failed' : 'passed',
      message: failureMessage ?? '',
      assertionResults: testResults.map(({ status, fullName, failureMessages }) => ({
        status,
        fullName,
        failureMessages,
      })),
      startTime: perfStats.start,
      endTime: perfStats.end,
    });
  }

  #check() {
    const stuck = [...this.#running].filter(
      ([, { since }]) => Date.now() - since > MAX_MINUTES * 60_000,
    );
    if (stuck.length === 0) return;
    for (const [path, { test }] of stuck) {
      // Only Jest's own runner says which test it begins.
      const where = test === undefined ? '' : `; the last test it began is "${test}"`;
      console.error(
        `${relative(process.cwd(), path)} has run for ${MAX_MINUTES} minutes and is stopped${where}.`,
      );
    }
    const report = process.env['STUCK_REPORT'];
    if (report)
      writeFileSync(report, JSON.stringify({ testResults: this.#results, isStuck: true }));
    // A worker in an endless loop does not notice that its parent has ended.
    for (const worker of children()) process.kill(worker, 'SIGKILL');
    process.exit(1);
  }
}

/** The ids of this process's children. */
function children() {
  const { pid } = process;
  const ids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g);
  return (ids ?? []).map(Number);
}
