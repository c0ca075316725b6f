import type { ResponseOf } from '@abhyas/web-kit';

/**
 * A test for a student to take. The duration is in seconds. There are no questions before the start
 * of a live test.
 */
export type Paper = ResponseOf<'/tests/{testId}'>;

/** A question as the student sees it during the test, without its key. */
export type Question = Paper['questions'][number];

/** A part of a paper with its own marking, and possibly its own clock. */
export type Section = NonNullable<Paper['sections']>[number];

/** The marks of a section's questions, or of one question. */
export type Marking = Section['marking'];

/** What several questions share. */
export type Passage = NonNullable<Paper['passages']>[number];

/** A picture of a question, an option or a passage. */
export type Figure = NonNullable<Passage['figures']>[number];

/** How the screen of the real exam words its buttons and states, and which tools it has. */
export type ExamProfile = NonNullable<Paper['profile']>;
export type ButtonWords = ExamProfile['buttons'];
export type LegendWords = ExamProfile['legend'];

/** Marks for a right and for a wrong answer as exact fractions: '1', '-1/3', '0'. */
export type MarkingScheme = Paper['markingScheme'];
