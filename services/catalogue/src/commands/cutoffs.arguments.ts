import { extname } from 'node:path';
import { readOptions, UsageError, wholeNumber } from '@abhyas/service-kit/commands';
import type { CutoffChange, CutoffRemoval } from '../cutoffs/change-cutoffs.js';
import type { CutoffsFormat } from '../cutoffs/rules/read-cutoffs.js';

export const HELP = `Usage: npm run catalogue:cutoffs -- --exam NAME --file FILE [--dry-run]
       npm run catalogue:cutoffs -- --exam NAME --remove [--year YEAR] [--stage STAGE] [--dry-run]
       npm run catalogue:cutoffs -- --list [--exam NAME]

Stores cut-offs of the real exam: the least marks with which candidates of a category passed. The results
of the exam's full tests show them with year and source. The product comes without cut-offs.

  --exam NAME    the exam; case and repeated spaces do not matter
  --file FILE    a .json or .csv file of cut-offs; the whole file is stored, or nothing
  --remove       remove the exam's cut-offs, or those of a year or stage
  --year YEAR    with --remove: only those of this year
  --stage STAGE  with --remove: only those of this stage
  --list         print the stored cut-offs
  --dry-run      print what would happen and change nothing
  --help         print this help

A JSON file has a list of objects with these members, a CSV file has them as columns:

  stage     the part of the exam, as "Tier 1": shown at the full tests with these words in their title;
            left out or empty: shown at all full tests of the exam
  year      as 2024
  category  as UR, OBC, SC, ST or EWS
  marks     the cut-off, with at most five decimals
  maxMarks  the maximum marks of the real paper
  source    what says so, as the title of the notice with its date
  url       where to read it, beginning with https://; may be left out

The cut-offs of a file replace those of the same stage and year. Other years and stages stay.

Exit status: 0 done; 1 failed, nothing changed; 2 invalid usage.
A dry run exits with the status of the real run.
`;

export type CutoffsArguments =
  | (CutoffChange & { action: 'store'; file: string; format: CutoffsFormat })
  | (CutoffRemoval & { action: 'remove' })
  | { action: 'list'; exam: string | null };

const OPTIONS = {
  exam: { type: 'string' },
  file: { type: 'string' },
  list: { type: 'boolean' },
  remove: { type: 'boolean' },
  year: { type: 'string' },
  stage: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

const FORMATS: Readonly<Record<string, CutoffsFormat>> = { '.json': 'json', '.csv': 'csv' };

/** Parses the arguments. Throws UsageError. */
export function readArguments(args: readonly string[]): CutoffsArguments {
  const { values } = readOptions(args, { options: OPTIONS });
  const { file, list = false, remove = false, year, stage } = values;
  if ([file !== undefined, list, remove].filter(Boolean).length !== 1) {
    throw new UsageError('Say what to do by one of --file FILE, --remove and --list.');
  }
  if (!remove && (year !== undefined || stage !== undefined)) {
    throw new UsageError('--year and --stage belong to --remove.');
  }
  const exam = values.exam?.trim() ?? '';
  if (list) return { action: 'list', exam: exam === '' ? null : exam };
  if (exam === '') throw new UsageError('No exam was named: add --exam NAME.');
  const isDryRun = values['dry-run'] ?? false;
  if (file !== undefined) return { action: 'store', exam, file, format: formatOf(file), isDryRun };
  return {
    action: 'remove',
    exam,
    year: year === undefined ? null : wholeNumber('--year', year, { min: 1, max: 9999 }),
    stage: stage?.trim() ?? null,
    isDryRun,
  };
}

function formatOf(file: string): CutoffsFormat {
  const format = FORMATS[extname(file).toLowerCase()];
  if (format) return format;
  throw new UsageError(`"${file}" must end in .json or .csv.`);
}
