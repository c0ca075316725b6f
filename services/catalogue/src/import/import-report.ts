import type { ItemPlace, ItemWarning, RefusedItem } from './import-item.js';
import type { FieldChange, QuestionField } from './rules/correct-question.js';
import { excerptChange } from './rules/excerpt-change.js';

/** How many refusals a report keeps in full; beyond it only counts. */
export const MAX_REFUSALS_REPORTED = 1000;
/** How many warnings a report keeps in full; beyond it only counts. */
export const MAX_WARNINGS_REPORTED = 1000;
/** How many corrected questions a report names with their changes; beyond it only counts. */
export const MAX_CHANGES_REPORTED = 200;
const MAX_ID_LENGTH = 200;
const MAX_REASON_LENGTH = 1000;

export interface SubjectTally {
  exam: string;
  subject: string;
  added: number;
  corrected: number;
  unchanged: number;
  repeated: number;
}

export interface TestTally {
  exam: string;
  category: string;
  tests: number;
}

/** A question that a file corrects; its texts are excerpts. */
export interface CorrectedQuestion {
  place: ItemPlace;
  changes: FieldChange[];
}

/** What an import did, or would do. */
export interface ImportReport {
  /** Whether the catalogue now holds it: not so in a dry run, and in a strict one with refusals. */
  taken: boolean;
  read: number;
  added: number;
  corrected: number;
  unchanged: number;
  repeated: number;
  refused: number;
  examsMade: number;
  testsMade: number;
  subjects: SubjectTally[];
  tests: TestTally[];
  /** Exams of the files that are hidden from students, and stay so. */
  archivedExams: string[];
  /** In how many questions each field changed; fields that changed in none are left out. */
  fieldsChanged: Partial<Record<QuestionField, number>>;
  /** The first two hundred corrected questions. */
  corrections: CorrectedQuestion[];
  /** The first thousand refusals. */
  refusals: RefusedItem[];
  /** How many warnings there are about questions that fit. */
  warned: number;
  /** The first thousand of them. */
  warnings: ItemWarning[];
}

export type Outcome = 'added' | 'corrected' | 'unchanged' | 'repeated';

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
    const { reason, ...kept } = shorten({ place, reason: warning });
    this.warnings.push({ ...kept, warning: reason });
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

/** What a file says of itself may be a megabyte long. */
function shorten({ place, reason }: RefusedItem): RefusedItem {
  return { place: shortenPlace(place), reason: copy(reason, MAX_REASON_LENGTH) };
}

function shortenPlace(place: ItemPlace): ItemPlace {
  const { id } = place;
  return id === undefined ? place : { ...place, id: copy(id, MAX_ID_LENGTH) };
}

/** A part of a text that is a text by itself: a slice would keep the whole of it in memory. */
function copy(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return Buffer.from(`${text.slice(0, longest)}…`).toString();
}

function emptyTally(exam: string, subject: string): SubjectTally {
  return { exam, subject, added: 0, corrected: 0, unchanged: 0, repeated: 0 };
}
