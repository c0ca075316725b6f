import { readOptions, UsageError } from '@abhyas/service-kit/commands';
import { cleanText, isUuid } from '@abhyas/service-kit/rules';
import { REPORT_OUTCOMES, type ReportOutcome } from '../review/questions/rules/report-words.js';

const MAX_NOTE_LENGTH = 1000;

export const HELP = `Usage: npm run reports:settle -- ID --outcome OUTCOME [--note "…"]

Settles a report of a question. The student gets an email and a notice in the dashboard, and can read
the outcome beside the question. ID is the report's id: see reports:list or the email to our team.

  --outcome  corrected   the question was corrected: catalogue:import does that
             no-error    we found no mistake
             withdrawn   the question was removed: catalogue:withdraw does that
  --note     what to tell the student, at most 1,000 characters

A settled report cannot change. You can safely repeat the same command.
`;

interface SettleReportCommand {
  readonly id: string;
  readonly outcome: ReportOutcome;
  readonly note: string | null;
}

/** Parses the arguments. Throws UsageError. */
export function readArguments(args: readonly string[]): SettleReportCommand {
  const { values, positionals } = readOptions(args, {
    options: { outcome: { type: 'string' }, note: { type: 'string' } },
    allowPositionals: true,
  });
  const [id, another] = positionals;
  if (id === undefined) throw new UsageError('Name the report by its id: reports:list shows it.');
  if (another !== undefined)
    throw new UsageError('Settle one report at a time. Put the note in quotes.');
  if (!isUuid(id))
    throw new UsageError(`"${id}" is not the id of a report: reports:list shows it.`);
  const outcome = REPORT_OUTCOMES.find((known) => known === values.outcome);
  if (!outcome) throw new UsageError(`Say --outcome ${REPORT_OUTCOMES.join(', ')}.`);
  return { id: id.toLowerCase(), outcome, note: readNote(values.note) };
}

function readNote(input: string | undefined): string | null {
  const note = cleanText(input ?? '');
  if (note.length > MAX_NOTE_LENGTH) {
    throw new UsageError(`--note can have at most ${MAX_NOTE_LENGTH} characters.`);
  }
  return note === '' ? null : note;
}
