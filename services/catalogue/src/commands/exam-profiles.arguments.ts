import { readOptions, UsageError, wholeNumber } from '@abhyas/service-kit/commands';
import type { ProfileChange } from '../profiles/change-profiles.js';

export const HELP = `Usage: npm run catalogue:profile -- --exam NAME --file FILE [--tests N] [--dry-run]
       npm run catalogue:profile -- --exam NAME --id ID --tests N [--dry-run]
       npm run catalogue:profile -- --list [--exam NAME]
       npm run catalogue:profile -- --show ID

Stores the profile of a real paper: its sections with their questions, clocks and marks, and the words of its
screen. Composes full tests from it, of questions of the exam that are in no full test and no live test yet.
If they are too few, it says which are missing and changes nothing.

  --exam NAME  the exam; case and repeated spaces do not matter
  --file FILE  a profile (JSON): docs/import.md lists its members, and --show prints an example
  --id ID      compose tests from a stored profile
  --tests N    the number of full tests to compose
  --list       print the stored profiles
  --show ID    print a stored profile as JSON
  --dry-run    print what would happen and change nothing
  --help       print this help

A profile with the id of a stored one becomes its next version. Tests that exist keep the pattern that they
were composed from.

Exit status: 0 done; 1 failed, nothing changed; 2 invalid usage.
A dry run exits with the status of the real run.
`;

const MAX_TESTS = 100;

export type ProfilesArguments =
  | (ProfileChange & { action: 'store'; file: string })
  | (ProfileChange & { action: 'compose'; id: string })
  | { action: 'list'; exam: string | null }
  | { action: 'show'; id: string };

const OPTIONS = {
  exam: { type: 'string' },
  file: { type: 'string' },
  id: { type: 'string' },
  list: { type: 'boolean' },
  show: { type: 'string' },
  tests: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

/** Parses the arguments. Throws UsageError. */
export function readArguments(args: readonly string[]): ProfilesArguments {
  const { values } = readOptions(args, { options: OPTIONS });
  const { file, id, list = false, show } = values;
  const actions = [file !== undefined, id !== undefined, list, show !== undefined];
  if (actions.filter(Boolean).length !== 1) {
    throw new UsageError('Say what to do by one of --file FILE, --id ID, --list and --show ID.');
  }
  const exam = values.exam?.trim() ?? '';
  if (show !== undefined) return { action: 'show', id: show.trim() };
  if (list) return { action: 'list', exam: exam === '' ? null : exam };
  if (exam === '') throw new UsageError('No exam was named: add --exam NAME.');
  const isDryRun = values['dry-run'] ?? false;
  const tests =
    values.tests === undefined
      ? 0
      : wholeNumber('--tests', values.tests, { min: 1, max: MAX_TESTS });
  if (file !== undefined) return { action: 'store', exam, file, tests, isDryRun };
  if (tests === 0) throw new UsageError('Say how many tests to compose: add --tests N.');
  return { action: 'compose', exam, id: id?.trim() ?? '', tests, isDryRun };
}
