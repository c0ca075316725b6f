import type { RefusedItem } from './import-item.js';

/** How many refusals a report keeps in full; beyond it only counts. */
export const REFUSALS_KEPT = 1000;
const LONGEST_ID = 200;
const LONGEST_REASON = 1000;

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
  /** The first thousand refusals. */
  refusals: RefusedItem[];
}

export type Outcome = 'added' | 'corrected' | 'unchanged' | 'repeated';

/** Counts while an import runs. */
export class ImportTally {
  private readonly subjects = new Map<string, SubjectTally>();
  private readonly tests: TestTally[] = [];
  private readonly refusals: RefusedItem[] = [];
  private refused = 0;
  examsMade = 0;

  count(exam: string, subject: string, outcome: Outcome): void {
    const key = JSON.stringify([exam, subject]);
    const tally = this.subjects.get(key) ?? emptyTally(exam, subject);
    tally[outcome] += 1;
    this.subjects.set(key, tally);
  }

  refuse(refusal: RefusedItem): void {
    this.refused += 1;
    if (this.refusals.length < REFUSALS_KEPT) this.refusals.push(shorten(refusal));
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
      refusals: this.refusals,
    };
  }
}

/** What a file says of itself may be a megabyte long. */
function shorten({ place, reason }: RefusedItem): RefusedItem {
  const { id } = place;
  return {
    place: id === undefined ? place : { ...place, id: copy(id, LONGEST_ID) },
    reason: copy(reason, LONGEST_REASON),
  };
}

/** A part of a text that is a text by itself: a slice would keep the whole of it in memory. */
function copy(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return Buffer.from(`${text.slice(0, longest)}…`).toString();
}

function emptyTally(exam: string, subject: string): SubjectTally {
  return { exam, subject, added: 0, corrected: 0, unchanged: 0, repeated: 0 };
}
