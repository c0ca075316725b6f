import type { ItemPlace } from '../import-item.js';
import type { ImportReport, SubjectTally } from '../import-report.js';

const LONGEST_ID_SHOWN = 100;
const EXAM_MISSING = 'exam is missing or empty';

/** Says where an item stands: `file:line (id)`. */
export function describePlace({ file, line, id }: ItemPlace): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return printable(id === undefined ? place : `${place} (${shorten(id)})`);
}

/** The report as lines for people: counts per exam and subject, tests made, one line over all. */
export function describeReport(report: ImportReport): string {
  const refusals = report.refusals.map(
    ({ place, reason }) => `Refused ${describePlace(place)}: ${printable(reason)}.`,
  );
  const further = report.refused - report.refusals.length;
  if (further > 0) refusals.push(`… and ${number(further)} more refused.`);
  return [
    ...refusals,
    ...hints(report),
    ...report.subjects.map(describeSubject),
    ...report.tests.map(
      ({ exam, category, tests }) => `${printable(exam)}: ${count(tests, `${category} test`)} made`,
    ),
    summary(report),
  ].join('\n');
}

function hints({ refusals }: ImportReport): string[] {
  const isExamMissing = refusals.some(({ reason }) => reason === EXAM_MISSING);
  return isExamMissing
    ? ['Questions of a file that names no exam are taken with --exam NAME.']
    : [];
}

/** What files say is shown to a terminal as text: control characters would be commands to it. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}

function shorten(text: string): string {
  return text.length <= LONGEST_ID_SHOWN ? text : `${text.slice(0, LONGEST_ID_SHOWN)}…`;
}

function describeSubject(tally: SubjectTally): string {
  const total = tally.added + tally.corrected + tally.unchanged + tally.repeated;
  const parts = outcomes(tally);
  return `${printable(`${tally.exam} / ${tally.subject}`)}: ${count(total, 'question')} (${parts})`;
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
  const made = `${count(report.examsMade, 'exam')} and ${count(report.testsMade, 'test')} made`;
  const refused = report.refused > 0 ? `, ${number(report.refused)} refused` : '';
  const ending = report.taken ? '' : ' Nothing was taken.';
  return `${count(report.read, 'item')} read: ${outcomes(report)}${refused}; ${made}.${ending}`;
}

function count(size: number, noun: string): string {
  return `${number(size)} ${noun}${size === 1 ? '' : 's'}`;
}

function number(value: number): string {
  return value.toLocaleString('en-IN');
}
