import {
  isCount,
  isFlag,
  isInstant,
  isSeconds,
  isText,
  listOf,
  nullable,
  oneOf,
  optional,
  shape,
} from '@abhyas/web-kit/body-checks';
import { isPaper } from '../../../shared/rules/bodies';
import type {
  CurrentProgress,
  SaveConflict,
  SavedProgress,
  StartedAttempt,
  Submitted,
  WireResponse,
} from '../api/attempt.types';

/** Checks of the responses on which a running test depends. */

const isResponse = shape<WireResponse>({
  questionId: isText,
  selectedOption: nullable(isCount),
  selectedOptions: optional(listOf(isCount)),
  value: optional(isText),
  cleared: optional(isFlag),
  timeSpent: isCount,
  marked: isFlag,
  visited: isFlag,
  changedAt: isCount,
});

const state = oneOf('in_progress', 'submitted', 'expired');

export const isStarted = shape<StartedAttempt>({
  attemptId: isText,
  resumed: isFlag,
  revision: isCount,
  startedAt: isInstant,
  deadline: isInstant,
  remainingSeconds: isSeconds,
  sectionRemainingSeconds: optional(listOf(isSeconds)),
  currentQuestionIndex: isCount,
  responses: listOf(isResponse),
  test: isPaper,
});

export const isSaved = shape<SavedProgress>({
  revision: isCount,
  remainingSeconds: isSeconds,
  sectionRemainingSeconds: optional(listOf(isSeconds)),
  savedAt: isInstant,
  refused: optional(
    listOf(
      shape<NonNullable<SavedProgress['refused']>[number]>({
        questionId: isText,
        code: oneOf('section_closed', 'section_not_open'),
      }),
    ),
  ),
});

export const isSubmitted = shape<Submitted>({
  attemptId: isText,
  state,
  answersMissed: isFlag,
});

const isCurrent = shape<CurrentProgress>({
  revision: isCount,
  responses: listOf(isResponse),
  currentQuestionIndex: isCount,
  remainingSeconds: isSeconds,
  sectionRemainingSeconds: optional(listOf(isSeconds)),
});

type Conflict = Pick<SaveConflict, 'current' | 'state' | 'answersMissed'>;

/** What a refused save or submit says of its attempt. */
export const isConflict = shape<Conflict>({
  current: optional(isCurrent),
  state: optional(state),
  answersMissed: optional(isFlag),
});
