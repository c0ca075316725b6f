import type { FieldChange, QuestionField } from './correct-question.js';
import type { ItemPlace, ItemWarning, RefusedItem } from './import-item.js';

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

/** A question that a file corrects; the texts are excerpts. */
export interface CorrectedQuestion {
  place: ItemPlace;
  changes: FieldChange[];
}

/** What an import did, or would do. */
export interface ImportReport {
  /** Whether the import was committed; false in a dry run, and in a strict run with refusals. */
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
  /** Exams in the files that are and stay hidden from students. */
  archivedExams: string[];
  /** In how many questions each field changed; fields that never changed are omitted. */
  fieldsChanged: Partial<Record<QuestionField, number>>;
  /** The first twenty thousand corrected questions. */
  corrections: CorrectedQuestion[];
  /** The first thousand refusals. */
  refusals: RefusedItem[];
  /** Number of warnings about imported questions. */
  warned: number;
  /** The first thousand warnings. */
  warnings: ItemWarning[];
}

export type Outcome = 'added' | 'corrected' | 'unchanged' | 'repeated';
