import { randomInt } from 'node:crypto';
import { ToolError } from '../stack/tool-error.ts';
import { parseOptions, wholeNumber } from '../tool-options.ts';
import { waveNames, type WaveName } from './waves/wave-names.ts';

export interface AttackOptions {
  /** Students who use the product while it is attacked. */
  students: number;
  waves: readonly WaveName[];
  /** The same seed sends the same requests. */
  seed: number;
}

/** Printed for `--help`. */
export const usage = `npm run attack -- [OPTION …]

Attacks a separate stack on this machine, wave by wave, while students use it. It ends by itself.
The exit status is 0 only if the students' calls stay under 250 ms at the 99th percentile in every wave,
no response but "too_busy" has a status of 500 or more, no saved answer is lost, and no attack succeeds.

  --waves LIST     waves, separated by commas; default: all of ${waveNames.join(', ')}
  --students 16    number of students who use the product meanwhile
  --seed N         repeats a run with the same requests`;

const options = {
  students: { type: 'string', default: '16' },
  waves: { type: 'string' },
  seed: { type: 'string' },
} as const;

/**
 * Reads the arguments of `npm run attack`.
 *
 * @throws ToolError for an unknown option, wave or number
 */
export function readAttackOptions(args: readonly string[]): AttackOptions {
  const given = parseOptions(args, options, usage);
  return {
    students: wholeNumber('--students', given.students, 1, 100),
    waves: given.waves === undefined ? waveNames : given.waves.split(',').map(waveNamed),
    seed: wholeNumber('--seed', given.seed ?? String(randomInt(1_000_000)), 0, 2 ** 31),
  };
}

function waveNamed(name: string): WaveName {
  const found = waveNames.find((known) => known === name);
  if (found) return found;
  throw new ToolError(
    `--waves ${name}: there is no such wave. The waves are ${waveNames.join(', ')}.`,
  );
}
