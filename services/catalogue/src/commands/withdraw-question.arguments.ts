import { readOptions, UsageError } from '@abhyas/service-kit/commands';
import { isUuid } from '@abhyas/service-kit/rules';
import type { WithdrawRequest } from '../withdraw/withdraw-question.js';

export const HELP = `Usage: npm run catalogue:withdraw -- QUESTION [--dry-run]

Takes a question out of all tests: each gets a new version without it, with the same time. No import puts it
into another test, and no export has it. Open attempts keep it. Marks and ranks of finished attempts do not
change, so withdraw a question soon: later participants can get fewer marks, because they have one question
less. If only the key or the explanation is wrong, correct it with catalogue:import instead.

  QUESTION    the question's id: see reports:list or the email to our team
  --dry-run   print what would happen and change nothing
  --help      print this help

Then settle its reports with reports:settle -- ID --outcome withdrawn.

Exit status: 0 done, now or before; 1 failed, nothing changed; 2 invalid usage.
A dry run exits with the status of the real run.
`;

/** Parses the arguments. Throws UsageError. */
export function readArguments(args: readonly string[]): WithdrawRequest {
  const { values, positionals } = readOptions(args, {
    options: { 'dry-run': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [id, another] = positionals;
  if (id === undefined) throw new UsageError('Name the question by its id.');
  if (another !== undefined) throw new UsageError('Withdraw one question at a time.');
  if (!isUuid(id)) throw new UsageError(`"${id}" is not the id of a question.`);
  return { questionId: id.toLowerCase(), isDryRun: values['dry-run'] ?? false };
}
