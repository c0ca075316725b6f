import type { Paper, SnapshotQuestion } from '../papers/paper.js';
import { decodeAnswers, isTouched, type IncomingAnswer } from '../scoring/rules/answer.js';
import type { AttemptEntity } from './attempt.entity.js';
import type {
  CurrentProgressDto,
  OpenAttemptClockDto,
  ProgressSavedDto,
  QuestionDto,
  ResponseDto,
  StartedAttemptDto,
  SubmittedDto,
  TestDto,
} from './attempts.dto.js';
import { remainingSeconds, sinceStartMs } from './rules/attempt-clock.js';
import { hasMissed, type RefusedAnswer } from './rules/merge-answers.js';
import { sectionRemainingSeconds } from './rules/section-clock.js';

type AttemptClocks = Pick<AttemptEntity, 'startedAt' | 'deadlineAt' | 'sectionEnds'>;

/** The paper as students see it during an attempt: without keys and explanations. */
export function presentTest(paper: Paper, allowanceMinutes: number): TestDto {
  return {
    ...presentLockedTest(paper, allowanceMinutes),
    questions: paper.questions.map(presentQuestion),
    passages: paper.snapshot.passages,
  };
}

/** Names every field, so that the key and the explanation cannot leave with the others. */
function presentQuestion(question: SnapshotQuestion): QuestionDto {
  return {
    _id: question.id,
    question: question.question,
    options: question.options,
    subject: question.subject,
    kind: question.kind,
    unit: question.unit,
    table: question.table,
    figures: question.figures,
    optionFigures: question.optionFigures,
    passage: question.passage,
    marking: question.marking,
  };
}

/** What the instructions page needs of a live test. Questions and passages are hidden until the start. */
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
    sections: snapshot.sections,
    profile: snapshot.profile,
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
    ...presentClocks(attempt, now),
  };
}

function presentClocks(
  { startedAt, deadlineAt, sectionEnds }: AttemptClocks,
  now: Date,
): Pick<ProgressSavedDto, 'remainingSeconds' | 'sectionRemainingSeconds'> {
  return {
    remainingSeconds: remainingSeconds(deadlineAt, now),
    ...(sectionEnds && {
      sectionRemainingSeconds: sectionRemainingSeconds(sectionEnds, sinceStartMs(startedAt, now)),
    }),
  };
}

export function presentSaved(
  attempt: AttemptClocks & Pick<AttemptEntity, 'revision'>,
  paper: Paper,
  { savedAt, refused, now }: { savedAt: Date; refused: readonly RefusedAnswer[]; now: Date },
): ProgressSavedDto {
  return {
    success: true,
    revision: attempt.revision,
    ...presentClocks(attempt, now),
    savedAt: savedAt.toISOString(),
    ...(refused.length > 0 && {
      refused: refused.map(({ index, code }) => ({ questionId: paper.questionId(index), code })),
    }),
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
