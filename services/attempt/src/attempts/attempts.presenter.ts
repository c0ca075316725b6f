import type { Paper } from '../papers/paper.js';
import { decodeAnswers, isTouched, type IncomingAnswer } from '../scoring/rules/answer.js';
import type { AttemptEntity } from './attempt.entity.js';
import type {
  CurrentProgressDto,
  OpenAttemptClockDto,
  ProgressSavedDto,
  ResponseDto,
  StartedAttemptDto,
  SubmittedDto,
  TestDto,
} from './attempts.dto.js';
import { remainingSeconds } from './rules/attempt-clock.js';
import { hasMissed } from './rules/merge-answers.js';

/** The paper as students see it during an attempt: without keys and explanations. */
export function presentTest(paper: Paper, allowanceMinutes: number): TestDto {
  return {
    ...presentLockedTest(paper, allowanceMinutes),
    questions: paper.questions.map(({ id, question, options, subject }) => ({
      _id: id,
      question,
      options,
      subject,
    })),
  };
}

/** What the instructions page needs of a live test. Its questions are hidden until the start. */
export function presentLockedTest({ snapshot }: Paper, allowanceMinutes: number): TestDto {
  return {
    _id: snapshot.testId,
    title: snapshot.title,
    examId: snapshot.exam._id,
    examName: snapshot.exam.name,
    category: snapshot.category,
    duration: snapshot.duration,
    allowanceMinutes,
    markingScheme: { correct: snapshot.marking.correct, wrong: snapshot.marking.wrong },
    questionCount: snapshot.questions.length,
    questions: [],
  };
}

/** How long an attempt still runs; null once its deadline has passed. */
export function presentClock(
  attempt: Pick<AttemptEntity, 'id' | 'deadlineAt'>,
  now: Date,
): OpenAttemptClockDto | null {
  const seconds = remainingSeconds(attempt.deadlineAt, now);
  if (seconds === 0) return null;
  return {
    attemptId: attempt.id,
    deadline: attempt.deadlineAt.toISOString(),
    remainingSeconds: seconds,
  };
}

function presentAnswers(paper: Paper, packed: Buffer): ResponseDto[] {
  return decodeAnswers(packed).flatMap((answer, index) => {
    const question = paper.questions[index];
    return question && isTouched(answer) ? [{ questionId: question.id, ...answer }] : [];
  });
}

export function presentStarted(
  attempt: AttemptEntity,
  paper: Paper,
  how: { resumed: boolean; now: Date },
): StartedAttemptDto {
  return {
    attemptId: attempt.id,
    resumed: how.resumed,
    startedAt: attempt.startedAt.toISOString(),
    deadline: attempt.deadlineAt.toISOString(),
    ...presentCurrent(attempt, paper, how.now),
    test: presentTest(paper, attempt.allowanceMinutes),
  };
}

export function presentCurrent(
  attempt: AttemptEntity,
  paper: Paper,
  now: Date,
): CurrentProgressDto {
  return {
    revision: attempt.revision,
    responses: presentAnswers(paper, attempt.responses),
    currentQuestionIndex: attempt.currentQuestionIndex,
    remainingSeconds: remainingSeconds(attempt.deadlineAt, now),
  };
}

export function presentSaved(
  { revision, deadlineAt }: Pick<AttemptEntity, 'revision' | 'deadlineAt'>,
  savedAt: Date,
  now: Date,
): ProgressSavedDto {
  return {
    success: true,
    revision,
    remainingSeconds: remainingSeconds(deadlineAt, now),
    savedAt: savedAt.toISOString(),
  };
}

export function presentSubmitted(
  attempt: AttemptEntity,
  incoming: readonly IncomingAnswer[],
  now: Date,
): SubmittedDto {
  return {
    success: true,
    attemptId: attempt.id,
    state: attempt.state,
    finishedAt: (attempt.finishedAt ?? attempt.deadlineAt).toISOString(),
    answersMissed: hasMissed(attempt, incoming, now),
  };
}
