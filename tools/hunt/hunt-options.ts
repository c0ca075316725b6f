import { randomInt } from 'node:crypto';
import { parseOptions, wholeNumber } from '../tool-options.ts';

export interface HuntOptions {
  /** The first run has this seed, every further one the next. */
  seed: number;
  runs: number;
  /** How many things a student does in one run, before the end. */
  acts: number;
  /** How often a failed run is repeated with fewer acts, to find the few that matter. */
  replays: number;
}

/** Printed for `--help`. */
export const usage = `npm run hunt -- [OPTION …]

A student in Chromium takes a test on a separate stack and acts at random: answers, marks, navigates,
reloads, crashes the page, opens another tab and goes offline. Saves are slow, lost or refused, submits
fail, the clock jumps, a service dies and the time runs out. What the page shows as saved is compared with
the server, what the device stores with the answers, and the results with all of them. The exit status is
0 only if no answer is lost and no page reports an error.

  --seed N      repeats the same runs; a failed run prints its seed
  --runs 10     number of students
  --acts 25     number of actions of each student
  --replays 6   number of attempts to reproduce a failed run with fewer actions`;

const options = {
  seed: { type: 'string' },
  runs: { type: 'string', default: '10' },
  acts: { type: 'string', default: '25' },
  replays: { type: 'string', default: '6' },
} as const;

/**
 * Reads the arguments of `npm run hunt`; the default is ten runs.
 *
 * @throws ToolError for an unknown option or an invalid number
 */
export function readOptions(args: readonly string[]): HuntOptions {
  const given = parseOptions(args, options, usage);
  return {
    seed: wholeNumber('--seed', given.seed ?? String(randomInt(1_000_000)), 0, 2 ** 31),
    runs: wholeNumber('--runs', given.runs, 1, 1_000),
    acts: wholeNumber('--acts', given.acts, 1, 500),
    replays: wholeNumber('--replays', given.replays, 0, 50),
  };
}
