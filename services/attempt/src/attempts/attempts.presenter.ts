import type { Paper } from '../papers/paper.js';
import type { AttemptEntity } from './attempt.entity.js';
import type {
  CurrentProgressDto,
  ResponseDto,
  StartedAttemptDto,
  SubmittedDto,
  TestDto,
} from './attempts.dto.js';
import { elapsedMs, remainingSeconds } from './rules/attempt-clock.js';
import { hasMissed } from './rules/merge-responses.js';
import { decodeResponses } from './rules/response-codec.js';
import { isTouched, type IncomingResponse } from './rules/response.js';

/** The paper as whoever takes it may see it: neither keys nor explanations. */
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

/** What instructions need to know of a test whose questions nobody may see before the start. */
export function presentLockedTest({ sealed }: Paper, allowanceMinutes: number): TestDto {
  return {
    _id: sealed.testId,
    title: sealed.title,
    examId: sealed.exam._id,
    examName: sealed.exam.name,
    category: sealed.category,
    duration: sealed.duration,
    allowanceMinutes,
    markingScheme: { correct: sealed.marking.correct, wrong: sealed.marking.wrong },
    questionCount: sealed.questions.length,
    questions: [],
  };
}

export function presentResponses(paper: Paper, packed: Buffer): ResponseDto[] {
  return decodeResponses(packed).flatMap((response, index) => {
    const question = paper.questions[index];
    return question && isTouched(response) ? [{ questionId: question.id, ...response }] : [];
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
    responses: presentResponses(paper, attempt.responses),
    currentQuestionIndex: attempt.currentQuestionIndex,
    remainingSeconds: remainingSeconds(attempt.deadlineAt, now),
  };
}

export function presentSubmitted(
  attempt: AttemptEntity,
  incoming: readonly IncomingResponse[],
  now: Date,
): SubmittedDto {
  return {
    success: true,
    attemptId: attempt.id,
    state: attempt.state,
    finishedAt: (attempt.finishedAt ?? attempt.deadlineAt).toISOString(),
    answersMissed: hasMissed(
      decodeResponses(attempt.responses),
      incoming,
      elapsedMs(attempt.startedAt, now),
    ),
  };
}
