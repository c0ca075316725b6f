import { randomInt } from 'node:crypto';
import { ToolError } from '../stack/tool-error.ts';
import { parseOptions, wholeNumber } from '../tool-options.ts';

/** The parts of the product that a run can kill or freeze. */
const parts = ['attempt', 'redis', 'mariadb', 'gateway', 'auth', 'catalogue'] as const;
export type Part = (typeof parts)[number];

export interface ChaosOptions {
  /** On the cluster in containers, which has its own faults. */
  onCluster: boolean;
  /** Only the faults of the cluster whose name contains this. */
  only: string;
  students: number;
  /** The duration of the test. */
  seconds: number;
  /** Killed one after another, each when the one before works again. */
  kills: readonly Part[];
  /** Frozen for ten seconds after that, one after another. */
  freezes: readonly Part[];
  /** Whether the file system of the data is then filled to the last byte for a while. */
  fillsDisk: boolean;
  /** When the first fault comes, in seconds after the first start; by default, when half have started. */
  from: number | undefined;
  /** The same seed gives the same students: who answers what, submits when, leaves. */
  seed: number;
  /** Whether some leave without submitting; their attempts end by themselves a minute after their deadline. */
  hasLeavers: boolean;
}

/** Printed for `--help`. */
export const usage = `npm run chaos -- [OPTION …]

Students take a test on a separate stack while its parts are killed (kill -9) and frozen (SIGSTOP, 10 s)
one after another. At the end, every acknowledged answer is compared with the results. The exit status is
0 only if no answer is lost or doubled and none is refused.

  --students 300   number of students; one in five leaves without submitting, one in seven uses two devices
  --seconds 180    duration of the test (600 with --cluster); starts are spread over a third of it, at most a minute
  --kill LIST      parts to kill, separated by commas; default: attempt,redis,mariadb,gateway
  --freeze LIST    parts to freeze after that; default: mariadb
  --fill-disk      then fill the file system of the data to the last byte for 15 s; it must be a small one, such as
                   (as root) mount -t tmpfs -o size=2g tmpfs .local/bench-chaos
  --from SECONDS   time of the first fault; a minute after the end of the test, faults hit the grading of
                   students who left
  --all-submit     all students submit, which saves that minute
  --seed N         repeats a run with the same students
  --cluster        on the cluster of deploy/compose.cluster.yml, in Docker: primary of MySQL killed and cut off,
                   master of Redis, one replica of each service and one gateway killed, everything restarted;
                   without --kill, --freeze, --fill-disk and --from
  --only TEXT      with --cluster: only the faults whose name contains this, such as "attempt" or "MySQL"

Parts are ${parts.join(', ')}, or "none".`;

const options = {
  students: { type: 'string', default: '300' },
  seconds: { type: 'string' },
  kill: { type: 'string' },
  freeze: { type: 'string' },
  'fill-disk': { type: 'boolean', default: false },
  from: { type: 'string' },
  seed: { type: 'string' },
  'all-submit': { type: 'boolean', default: false },
  cluster: { type: 'boolean', default: false },
  only: { type: 'string' },
} as const;

/**
 * Reads the arguments of `npm run chaos`; without arguments it is the whole run.
 *
 * @throws ToolError for an unknown option or part, or an invalid number
 */
export function readOptions(args: readonly string[]): ChaosOptions {
  const given = parseOptions(args, options, usage);
  const { cluster, kill, freeze, 'fill-disk': fillsDisk, from, only } = given;
  if (cluster && ((kill ?? freeze ?? from) !== undefined || fillsDisk)) {
    throw new ToolError(
      '--cluster has its own faults: leave --kill, --freeze, --fill-disk and --from out.',
    );
  }
  if (!cluster && only !== undefined) throw new ToolError('--only needs --cluster.');
  return {
    onCluster: cluster,
    only: only ?? '',
    students: wholeNumber('--students', given.students, 1, 5_000),
    seconds: wholeNumber('--seconds', given.seconds ?? (cluster ? '600' : '180'), 10, 3_600),
    kills: partList('--kill', kill ?? 'attempt,redis,mariadb,gateway'),
    freezes: partList('--freeze', freeze ?? 'mariadb'),
    fillsDisk,
    from: from === undefined ? undefined : wholeNumber('--from', from, 0, 7_200),
    seed: wholeNumber('--seed', given.seed ?? String(randomInt(1_000_000)), 0, 2 ** 31),
    hasLeavers: !given['all-submit'],
  };
}

function partList(option: string, text: string): Part[] {
  if (text === 'none') return [];
  return text.split(',').map((name) => {
    const part = parts.find((known) => known === name);
    if (part) return part;
    throw new ToolError(
      `${option} ${name}: there is no such part. There are ${parts.join(', ')}, and "none".`,
    );
  });
}
