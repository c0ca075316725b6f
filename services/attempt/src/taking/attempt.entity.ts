import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AttemptState, FinishedState } from './rules/attempt-state.js';
import { formatSectionEnds, parseSectionEnds, type SectionEnds } from './rules/section-clock.js';

/** One student's run of one test: its frozen terms, the progress, and the outcome. */
@Entity('attempts')
@Index('attempts_due', ['state', 'deadlineAt'])
@Index('attempts_of_user', ['userId', 'finishedAt'])
@Index('attempts_figures', [
  'userId',
  'finishedAt',
  'questionCount',
  'answered',
  'correctAnswers',
  'elapsedSeconds',
  'isBlank',
  'rankValue',
])
@Index('attempts_of_test', ['userId', 'testId', 'finishedAt'])
@Index('attempts_of_exam', [
  'userId',
  'examId',
  'finishedAt',
  'startedAt',
  'testId',
  'paperVersion',
  'questionCount',
  'answered',
  'correctAnswers',
  'elapsedSeconds',
  'rankValue',
])
export class AttemptEntity {
  @PrimaryColumn({ type: 'char', length: 36 })
  id: string;

  @Column({ name: 'user_id', type: 'char', length: 36 })
  userId: string;

  @Column({ name: 'test_id', type: 'char', length: 36 })
  testId: string;

  @Column({ name: 'exam_id', type: 'char', length: 36 })
  examId: string;

  @Column({ name: 'paper_version', type: 'int', unsigned: true })
  paperVersion: number;

  /** How many questions count: not always all of the paper. */
  @Column({ name: 'question_count', type: 'smallint', unsigned: true })
  questionCount: number;

  @Column({ name: 'duration_seconds', type: 'int', unsigned: true })
  durationSeconds: number;

  @Column({ name: 'allowance_minutes', type: 'smallint', unsigned: true })
  allowanceMinutes: number;

  @Column({ name: 'marking_correct', type: 'varchar', length: 24 })
  markingCorrect: string;

  @Column({ name: 'marking_wrong', type: 'varchar', length: 24 })
  markingWrong: string;

  @Column({ name: 'started_at', type: 'datetime', precision: 3 })
  startedAt: Date;

  @Column({ name: 'deadline_at', type: 'datetime', precision: 3 })
  deadlineAt: Date;

  /** Null where the paper has one clock. The last end is the deadline. */
  @Column({
    name: 'section_ends',
    type: 'varchar',
    length: 8000,
    nullable: true,
    transformer: { to: formatSectionEnds, from: parseSectionEnds },
  })
  sectionEnds: SectionEnds | null;

  @Column({ type: 'varchar', length: 16 })
  state: AttemptState;

  @Column({ type: 'int', unsigned: true })
  revision: number;

  /** The answers in question order, see scoring/rules/answer. */
  @Column({ type: 'blob' })
  responses: Buffer;

  @Column({ name: 'current_question_index', type: 'smallint', unsigned: true })
  currentQuestionIndex: number;

  @Column({ name: 'saved_at', type: 'datetime', precision: 3, nullable: true })
  savedAt: Date | null;

  /** Which save `revision` is, see rules/save-digest. */
  @Column({ name: 'save_digest', type: 'int', unsigned: true, nullable: true })
  saveDigest: number | null;

  @Column({ name: 'finished_at', type: 'datetime', precision: 3, nullable: true })
  finishedAt: Date | null;

  @Column({ name: 'elapsed_seconds', type: 'int', unsigned: true, nullable: true })
  elapsedSeconds: number | null;

  @Column({ type: 'smallint', unsigned: true, nullable: true })
  answered: number | null;

  /** Whether the student gave no answer; null without marks. */
  @Column({ name: 'is_blank', type: 'boolean', nullable: true })
  isBlank: boolean | null;

  @Column({ name: 'correct_answers', type: 'smallint', unsigned: true, nullable: true })
  correctAnswers: number | null;

  /** Exact fraction as text. */
  @Column({ type: 'varchar', length: 48, nullable: true })
  marks: string | null;

  @Column({ name: 'max_marks', type: 'varchar', length: 48, nullable: true })
  maxMarks: string | null;

  /** Marks as a share of the maximum marks; below 0 if wrong answers cost more than right ones give. */
  @Column({ name: 'rank_value', type: 'double', nullable: true })
  rankValue: number | null;

  /** The version of the test whose awards it was marked by; null for those of its own paper. */
  @Column({ name: 'awards_version', type: 'int', unsigned: true, nullable: true })
  awardsVersion: number | null;

  /** Whether the student had taken the test before, also with an account that was deleted since. */
  @Column({ name: 'taken_before', type: 'boolean', default: false })
  takenBefore: boolean;

  /** Whether this attempt counts in the ranking of the test: each student's first one does. */
  @Column({ name: 'is_first', type: 'boolean', nullable: true })
  isFirst: boolean | null;
}

type OutcomeColumn =
  | 'questionCount'
  | 'finishedAt'
  | 'elapsedSeconds'
  | 'answered'
  | 'isBlank'
  | 'correctAnswers'
  | 'marks'
  | 'maxMarks'
  | 'rankValue'
  | 'isFirst';

/** The columns that grading sets. */
export type Outcome = Pick<AttemptEntity, 'awardsVersion'> & {
  state: FinishedState;
  responses: Buffer;
} & {
  [Column in OutcomeColumn]: NonNullable<AttemptEntity[Column]>;
};

/** An attempt with its marks. */
export type FinishedAttempt = AttemptEntity & Outcome;

/**
 * What an attempt of a live test has at its end, before its solutions are public. It has no marks at all,
 * so that none can leak.
 */
export type UnmarkedOutcome = Pick<
  Outcome,
  'state' | 'responses' | 'questionCount' | 'finishedAt' | 'elapsedSeconds'
> & {
  [
    Column in Exclude<
      keyof Outcome,
      'state' | 'responses' | 'questionCount' | 'finishedAt' | 'elapsedSeconds'
    >
  ]: null;
};

/** An attempt that has ended, with or without marks. */
export type EndedAttempt = AttemptEntity & (Outcome | UnmarkedOutcome);
