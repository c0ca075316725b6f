import type { FieldChange, QuestionField } from './rules/correct-question.js';
import { excerptChange } from './rules/excerpt-change.js';
import type { ItemPlace, ItemWarning, RefusedItem } from './rules/import-item.js';
import type {
  CorrectedQuestion,
  ImportReport,
  Outcome,
  SubjectTally,
  TestTally,
} from './rules/import-report.js';

/** How many refusals a report lists; further ones are only counted. */
export const MAX_REFUSALS_REPORTED = 1000;
/** How many warnings a report lists; further ones are only counted. */
export const MAX_WARNINGS_REPORTED = 1000;
/** How many corrected questions a report lists with their changes; further ones are only counted. */
export const MAX_CHANGES_REPORTED = 20_000;
const MAX_ID_LENGTH = 200;
const MAX_REASON_LENGTH = 1000;

/** Counts while an import runs. */
export class ImportTally {
  private readonly subjects = new Map<string, SubjectTally>();
  private readonly tests: TestTally[] = [];
  private readonly refusals: RefusedItem[] = [];
  private readonly fieldsChanged: Partial<Record<QuestionField, number>> = {};
  private readonly corrections: CorrectedQuestion[] = [];
  private refused = 0;
  private readonly warnings: ItemWarning[] = [];
  private warned = 0;
  examsMade = 0;
  readonly archivedExams: string[] = [];

  count(exam: string, subject: string, outcome: Outcome): void {
    const key = JSON.stringify([exam, subject]);
    const tally = this.subjects.get(key) ?? emptyTally(exam, subject);
    tally[outcome] += 1;
    this.subjects.set(key, tally);
  }

  refuse(refusal: RefusedItem): void {
    this.refused += 1;
    if (this.refusals.length < MAX_REFUSALS_REPORTED) this.refusals.push(shorten(refusal));
  }

  noteChanges(place: ItemPlace, changes: readonly FieldChange[]): void {
    for (const { field } of changes) {
      this.fieldsChanged[field] = (this.fieldsChanged[field] ?? 0) + 1;
    }
    if (this.corrections.length >= MAX_CHANGES_REPORTED) return;
    this.corrections.push({ place: shortenPlace(place), changes: changes.map(excerptChange) });
  }

  warn(place: ItemPlace, warning: string): void {
    this.warned += 1;
    if (this.warnings.length >= MAX_WARNINGS_REPORTED) return;
    const { reason, ...location } = shorten({ place, reason: warning });
    this.warnings.push({ ...location, warning: reason });
  }

  countTests(exam: string, category: string, tests: number): void {
    if (tests > 0) this.tests.push({ exam, category, tests });
  }

  get hasRefused(): boolean {
    return this.refused > 0;
  }

  report(taken: boolean): ImportReport {
    const subjects = [...this.subjects.values()].toSorted(
      (a, b) => a.exam.localeCompare(b.exam) || a.subject.localeCompare(b.subject),
    );
    const sum = (outcome: Outcome): number =>
      subjects.reduce((total, subject) => total + subject[outcome], 0);
    const counts = {
      added: sum('added'),
      corrected: sum('corrected'),
      unchanged: sum('unchanged'),
      repeated: sum('repeated'),
      refused: this.refused,
    };
    return {
      taken,
      read: Object.values(counts).reduce((total, count) => total + count, 0),
      ...counts,
      examsMade: this.examsMade,
      testsMade: this.tests.reduce((total, { tests }) => total + tests, 0),
      subjects,
      tests: this.tests,
      archivedExams: this.archivedExams,
      fieldsChanged: this.fieldsChanged,
      corrections: this.corrections,
      refusals: this.refusals,
      warned: this.warned,
      warnings: this.warnings,
    };
  }
}

/** Texts from a file may be a megabyte long. */
function shorten({ place, reason }: RefusedItem): RefusedItem {
  return { place: shortenPlace(place), reason: copy(reason, MAX_REASON_LENGTH) };
}

function shortenPlace(place: ItemPlace): ItemPlace {
  const { id } = place;
  return id === undefined ? place : { ...place, id: copy(id, MAX_ID_LENGTH) };
}

/** Truncates a text into a new string. A slice would keep the whole text in memory. */
function copy(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return Buffer.from(`${text.slice(0, maxLength)}…`).toString();
}

function emptyTally(exam: string, subject: string): SubjectTally {
  return { exam, subject, added: 0, corrected: 0, unchanged: 0, repeated: 0 };
}
