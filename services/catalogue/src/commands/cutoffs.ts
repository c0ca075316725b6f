import { systemClock } from '@abhyas/service-kit';
import { EXIT, runInProcess, type Command } from '@abhyas/service-kit/commands';
import { readConfig } from '../config.js';
import {
  CutoffsNotChanged,
  listCutoffs,
  removeCutoffs,
  storeCutoffs,
  type CutoffTools,
} from '../cutoffs/change-cutoffs.js';
import type { Cutoff } from '../cutoffs/rules/cutoff.js';
import { describeCutoffs, describeOutcome } from '../cutoffs/rules/describe-cutoffs.js';
import { readCutoffs, type CutoffsFormat } from '../cutoffs/rules/read-cutoffs.js';
import { UnreadableFile } from '../import/readers/question-reader.js';
import { decodeText } from '../import/readers/text-encoding.js';
import { readWholeFile } from '../import/readers/whole-file.js';
import { HELP, readArguments, type CutoffsArguments } from './cutoffs.arguments.js';
import { withCatalogueDatabase } from './with-catalogue-database.js';

const MAX_SHOWN_PROBLEMS = 50;

export const cutoffsCommand: Command = {
  help: HELP,
  expected: [CutoffsNotChanged, UnreadableFile],
  consequence: 'Nothing was changed.',

  async run(args, { env, stdout }) {
    const request = readArguments(args);
    const config = readConfig(env);
    const given = request.action === 'store' ? await readFile(request) : [];
    const text = await withCatalogueDatabase(config, (dataSource) =>
      perform({ dataSource, clock: systemClock }, request, given),
    );
    stdout.write(`${text}\n`);
    return EXIT.done;
  },
};

async function perform(
  tools: CutoffTools,
  request: CutoffsArguments,
  given: readonly Cutoff[],
): Promise<string> {
  switch (request.action) {
    case 'store':
      return describeOutcome(await storeCutoffs(tools, request, given));
    case 'remove':
      return describeOutcome(await removeCutoffs(tools, request));
    case 'list': {
      const listed = await listCutoffs(tools, request.exam);
      const texts = listed.map(({ exam, cutoffs }) => describeCutoffs(exam, cutoffs));
      return texts.length > 0 ? texts.join('\n') : 'No cut-offs are stored.';
    }
  }
}

async function readFile({
  file,
  format,
}: {
  file: string;
  format: CutoffsFormat;
}): Promise<readonly Cutoff[]> {
  const { text, hasErrors } = await decodeText(file, await readWholeFile(file, 'cut-offs'));
  if (hasErrors) throw new UnreadableFile(`${file} cannot be read: it is not text in UTF-8.`);
  const currentYear = systemClock.now().getUTCFullYear();
  const { cutoffs, problems } = readCutoffs(text, format, currentYear);
  if (problems.length === 0) return cutoffs;
  const shown = problems.slice(0, MAX_SHOWN_PROBLEMS).map((problem) => `${file}: ${problem}`);
  const more = problems.length - shown.length;
  throw new CutoffsNotChanged([...shown, ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n'));
}

if (import.meta.main) await runInProcess(cutoffsCommand);
