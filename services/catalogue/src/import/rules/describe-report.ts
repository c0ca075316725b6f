import { countOf } from '@abhyas/service-kit/rules';
import { QUESTION_FIELDS } from './correct-question.js';
import type { ItemPlace } from './import-item.js';
import type { CorrectedQuestion, ImportReport, SubjectTally } from './import-report.js';

const MAX_SHOWN_ID_LENGTH = 100;
/** How many changed questions are listed for people; `--json` lists more. */
const MAX_SHOWN_CORRECTIONS = 200;
const EXAM_MISSING = 'exam is missing or empty';

/** Formats the location of an item: `file:line (id)`. */
export function describePlace({ file, line, id }: ItemPlace): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return printable(id === undefined ? place : `${place} (${shorten(id)})`);
}

/** Formats the report for people: counts per exam and subject, tests created, and a summary line. */
export function describeReport(report: ImportReport): string {
  const refusals = report.refusals.map(
    ({ place, reason }) => `Refused ${describePlace(place)}: ${printable(reason)}.`,
  );
  const further = report.refused - report.refusals.length;
  if (further > 0) refusals.push(`… and ${number(further)} more refused.`);
  return [
    ...warnings(report),
    ...refusals,
    ...hints(report),
    ...(report.taken ? [] : corrections(report)),
    ...report.subjects.map(describeSubject),
    ...report.tests.map(
      ({ exam, category, tests }) =>
        `${printable(exam)}: ${countOf(tests, `${category} test`)} created`,
    ),
    ...fieldsChanged(report),
    ...report.archivedExams.map(describeArchived),
    summary(report),
  ].join('\n');
}

function describeArchived(exam: string): string {
  const command = `npm run catalogue:archive -- --exam ${JSON.stringify(exam)} --restore`;
  return printable(`${exam} is archived and hidden from students. To restore it: ${command}`);
}

function corrections({ corrections: named, corrected }: ImportReport): string[] {
  const shown = named.slice(0, MAX_SHOWN_CORRECTIONS);
  const further = corrected - shown.length;
  const rest = `… and ${countOf(further, 'more question')} would change; --json lists them.`;
  return [...shown.map(describeCorrection), ...(further > 0 ? [rest] : [])];
}

function describeCorrection({ place, changes }: CorrectedQuestion): string {
  const parts = changes.map(({ field, from, to }) => `${field} ${quote(from)} → ${quote(to)}`);
  return printable(`Would change ${describePlace(place)}: ${parts.join('; ')}`);
}

function quote(text: string | null): string {
  return text === null ? 'none' : JSON.stringify(text);
}

function fieldsChanged({ fieldsChanged: counts, taken }: ImportReport): string[] {
  const parts = QUESTION_FIELDS.flatMap((field) => {
    const size = counts[field] ?? 0;
    return size > 0 ? `${field} ${number(size)}` : [];
  });
  const verb = taken ? 'changed' : 'that would change';
  return parts.length > 0 ? [`Fields ${verb}: ${parts.join(', ')}`] : [];
}

function warnings({ warnings, warned }: ImportReport): string[] {
  const lines = warnings.map(
    ({ place, warning }) => `Warning ${describePlace(place)}: ${printable(warning)}.`,
  );
  const further = warned - warnings.length;
  return further > 0 ? [...lines, `… and ${number(further)} more warnings.`] : lines;
}

function hints({ refusals }: ImportReport): string[] {
  const isExamMissing = refusals.some(({ reason }) => reason === EXAM_MISSING);
  return isExamMissing ? ['Use --exam NAME to import questions of a file that names no exam.'] : [];
}

/** Replaces control characters in texts from files, because a terminal would run them as commands. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}

function shorten(text: string): string {
  return text.length <= MAX_SHOWN_ID_LENGTH ? text : `${text.slice(0, MAX_SHOWN_ID_LENGTH)}…`;
}

function describeSubject(tally: SubjectTally): string {
  const total = tally.added + tally.corrected + tally.unchanged + tally.repeated;
  const parts = outcomes(tally);
  return `${printable(`${tally.exam} / ${tally.subject}`)}: ${countOf(total, 'question')} (${parts})`;
}

function outcomes(counts: Omit<SubjectTally, 'exam' | 'subject'>): string {
  const named = [
    [counts.added, 'new'],
    [counts.corrected, 'corrected'],
    [counts.unchanged, 'unchanged'],
    [counts.repeated, 'repeated in the file'],
  ] as const;
  const present = named.filter(([size]) => size > 0);
  return (present.length > 0 ? present : named.slice(0, 1))
    .map(([size, name]) => `${number(size)} ${name}`)
    .join(', ');
}

function summary(report: ImportReport): string {
  const made = `${countOf(report.examsMade, 'exam')} and ${countOf(report.testsMade, 'test')} created`;
  const refused = report.refused > 0 ? `, ${number(report.refused)} refused` : '';
  const warned = report.warned > 0 ? `, ${countOf(report.warned, 'warning')}` : '';
  const ending = report.taken ? '' : ' Nothing was imported.';
  return `${countOf(report.read, 'item')} read: ${outcomes(report)}${refused}${warned}; ${made}.${ending}`;
}

function number(value: number): string {
  return value.toLocaleString('en-IN');
}
