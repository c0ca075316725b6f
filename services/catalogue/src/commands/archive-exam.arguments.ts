import { readOptions, UsageError } from '@abhyas/service-kit/commands';
import type { ArchiveRequest } from '../archive/archive-exam.js';

export const HELP = `Usage: npm run catalogue:archive -- --exam NAME [--restore | --delete] [--dry-run]

Archives an exam: it disappears from lists, searches, recommendations and the chat, together with its saved
and live tests, and nobody can start its tests. Open attempts continue; attempts, results and history stay.
Nothing is lost: --restore brings it back. An import of the exam does not.

  --exam NAME  the exam; case and repeated spaces do not matter
  --restore    bring the exam back
  --delete     delete exam, tests, questions, cut-offs, saved tests and registrations permanently, and the
               figures that no other question shows; only possible if no attempt refers to its tests. The
               exam is archived for some seconds first.
  --dry-run    print what would happen and change nothing
  --help       print this help

Exit status: 0 done, now or before; 1 failed, nothing changed; 2 invalid usage.
A dry run exits with the status of the real run.
`;

const OPTIONS = {
  exam: { type: 'string' },
  restore: { type: 'boolean' },
  delete: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

/** Parses the arguments. Throws UsageError. */
export function readArguments(args: readonly string[]): ArchiveRequest {
  const { values } = readOptions(args, { options: OPTIONS });
  if (!values.exam?.trim()) throw new UsageError('No exam was named: add --exam NAME.');
  if (values.restore && values.delete) {
    throw new UsageError('--restore and --delete contradict each other.');
  }
  const action = values.restore ? 'restore' : values.delete ? 'delete' : 'archive';
  return { exam: values.exam, action, isDryRun: values['dry-run'] ?? false };
}
