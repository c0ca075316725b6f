import { readFile } from 'node:fs/promises';
import { systemClock, systemIds } from '@abhyas/service-kit';
import { CommandError, EXIT, runInProcess, type Command } from '@abhyas/service-kit/commands';
import { readConfig } from '../config.js';
import { importAnswers } from '../help/import/import-answers.js';
import type { ImportPlan } from '../help/rules/plan-import.js';
import { readAnswers } from '../help/rules/read-answers.js';
import { formatOf } from './answers-file.js';
import { HELP, readArguments } from './import-help.arguments.js';
import { withMessagingDatabase } from './with-messaging-database.js';

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_SHOWN_PROBLEMS = 50;

export const importHelpCommand: Command = {
  help: HELP,
  consequence: 'Nothing was changed.',

  async run(args, { env, stdout }) {
    const { file, isDryRun } = readArguments(args);
    const { answers, problems } = readAnswers(await textOf(file), formatOf(file));
    if (problems.length > 0) throw new CommandError(describeProblems(file, problems));
    const plan = await withMessagingDatabase(readConfig(env), (dataSource) =>
      importAnswers({ dataSource, ids: systemIds, clock: systemClock }, answers, isDryRun),
    );
    stdout.write(describePlan(plan, isDryRun));
    return EXIT.done;
  },
};

async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file);
  if (bytes.length > MAX_BYTES) throw new CommandError(`"${file}" is larger than 5 MB.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandError(`"${file}" is not text in UTF-8.`);
  }
}

function describeProblems(
  file: string,
  problems: readonly { line: number; reason: string }[],
): string {
  const lines = problems
    .slice(0, MAX_SHOWN_PROBLEMS)
    .map(({ line, reason }) => `${file}:${line}: ${reason}`);
  const more = problems.length - lines.length;
  if (more > 0) lines.push(`… and ${more} more.`);
  return lines.join('\n');
}

function describePlan(
  { added, changed, unchanged, removed }: ImportPlan,
  isDryRun: boolean,
): string {
  const lists = [
    ...added.map((slug) => `  new      ${slug}`),
    ...changed.map((slug) => `  changed  ${slug}`),
    ...removed.map(({ slug }) => `  removed  ${slug}`),
  ];
  const figures = `${added.length} new, ${changed.length} changed, ${unchanged.length} unchanged, ${removed.length} removed`;
  const sum = isDryRun ? `Dry run, nothing was changed: ${figures}.` : `Imported: ${figures}.`;
  return [...lists, sum].map((line) => `${line}\n`).join('');
}

if (import.meta.main) await runInProcess(importHelpCommand);
