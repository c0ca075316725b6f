import {
  anyOf,
  isCount,
  isFlag,
  isInstant,
  isNumber,
  isSeconds,
  isText,
  listOf,
  nullable,
  oneOf,
  optional,
  shape,
} from '@abhyas/web-kit/body-checks';
import type {
  ExamProfile,
  Figure,
  Marking,
  Paper,
  Passage,
  Question,
  Section,
} from '../paper.types';

/** Checks of what several responses contain. */

export const isFigure = shape<Figure>({
  id: isText,
  alt: nullable(isText),
  width: isNumber,
  height: isNumber,
});

const isTable = shape<NonNullable<Question['table']>>({
  head: listOf(isText),
  rows: listOf(listOf(isText)),
});

export const isPassage = shape<Passage>({
  id: isText,
  title: nullable(isText),
  text: isText,
  table: optional(isTable),
  figures: optional(listOf(isFigure)),
});

/** Of a question during the test and of one in its results. */
export const questionContent = {
  kind: optional(oneOf('single', 'multiple', 'numeric')),
  unit: optional(isText),
  table: optional(isTable),
  figures: optional(listOf(isFigure)),
  optionFigures: optional(listOf(nullable(isFigure))),
  passage: optional(isText),
  question: isText,
  options: listOf(isText),
  subject: isText,
};

const isMarking = shape<Marking>({
  correct: isText,
  wrong: isText,
  unanswered: optional(isText),
  partial: optional(listOf(isText)),
});

const isSection = shape<Section>({
  name: isText,
  instructions: nullable(isText),
  questions: isCount,
  seconds: nullable(isSeconds),
  marking: isMarking,
  choose: nullable(
    shape<NonNullable<Section['choose']>>({ questions: isCount, counted: oneOf('first', 'best') }),
  ),
});

const isProfile = shape<ExamProfile>({
  id: isText,
  year: isNumber,
  buttons: shape<ExamProfile['buttons']>({
    next: isText,
    previous: isText,
    mark: isText,
    clear: nullable(isText),
    submit: isText,
  }),
  legend: shape<ExamProfile['legend']>({
    answered: isText,
    visited: isText,
    notVisited: isText,
    marked: isText,
    answeredAndMarked: isText,
  }),
  marksAndMoves: isFlag,
  calculator: nullable(anyOf<'scientific'>()),
  keypad: isFlag,
  instructions: listOf(isText),
});

/** A test for a student to take. */
export const isPaper = shape<Paper>({
  _id: isText,
  title: isText,
  examId: isText,
  examName: isText,
  category: isText,
  duration: isSeconds,
  allowanceMinutes: isNumber,
  markingScheme: shape<Paper['markingScheme']>({ correct: isText, wrong: isText }),
  questionCount: isCount,
  questions: listOf(
    shape<Question>({ ...questionContent, _id: isText, marking: optional(isMarking) }),
  ),
  sections: optional(listOf(isSection)),
  passages: optional(listOf(isPassage)),
  profile: optional(isProfile),
  openAttempt: optional(
    nullable(
      shape<NonNullable<Paper['openAttempt']>>({
        attemptId: isText,
        deadline: isInstant,
        remainingSeconds: isSeconds,
      }),
    ),
  ),
});
