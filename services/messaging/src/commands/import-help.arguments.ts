import { readOptions, UsageError } from '@abhyas/service-kit/commands';
import { formatOf } from './answers-file.js';

export const HELP = `Usage: npm run help:import -- FILE [--dry-run]

Replaces the answers of the help page and of the dashboard's Help Center by those of the file. Start from
what is there: npm run help:export -- answers.md

  FILE.md      Markdown: "# Group", "## Question {#name}", then the answer in plain paragraphs
  FILE.jsonl   JSON Lines: {"group", "question", "answer", "slug"} in each line
  --dry-run    print what would change and change nothing
  --help       print this help

The name (slug) is the end of the answer's address: /help#name. Mails and pages link to some answers, so keep
their names. Without a name, an answer is recognised by its question. Answers that the file does not have are
removed. A later release changes only answers that you did not change.

Exit status: 0 done; 1 failed, nothing changed; 2 invalid usage.
A dry run exits with the status of the real run.
`;

interface ImportHelpCommand {
  readonly file: string;
  readonly isDryRun: boolean;
}

/** Parses the arguments. Throws UsageError. */
export function readArguments(args: readonly string[]): ImportHelpCommand {
  const { values, positionals } = readOptions(args, {
    options: { 'dry-run': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [file, another] = positionals;
  if (file === undefined) throw new UsageError('Name the file with the answers.');
  if (another !== undefined) throw new UsageError('Name only one file: it has all answers.');
  formatOf(file);
  return { file, isDryRun: values['dry-run'] ?? false };
}
