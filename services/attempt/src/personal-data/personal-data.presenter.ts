import type { AchievementDto } from '../achievements/achievements.dto.js';
import type { GrantedAllowance } from '../allowances/student-allowances.repository.js';
import type { AttemptEntity } from '../attempts/attempt.entity.js';
import { percentOf } from '../attempts/rules/fraction.js';
import { decodeResponses } from '../attempts/rules/response-codec.js';
import { isTouched, type StoredResponse } from '../attempts/rules/response.js';
import { isCorrect } from '../attempts/rules/score-attempt.js';
import type { Paper } from '../papers/paper.js';
import type { SnapshotQuestion } from '../papers/paper-snapshot.schema.js';
import type { OwnCredit } from './personal-data.repository.js';

/** What the student did at one question. */
export interface AnswerRecord {
  number: number;
  questionId: string;
  question: string;
  /** The text of the chosen option. */
  answer: string | null;
  /** Absent while the attempt is open: nobody sees keys before the end. */
  isCorrect?: boolean;
  seconds: number;
  marked: boolean;
}

export interface AttemptRecord {
  attemptId: string;
  test: { testId: string; title: string; category: string };
  exam: { examId: string; name: string };
  state: string;
  startedAt: string;
  deadline: string;
  /** Minutes beyond the test's duration. */
  allowanceMinutes: number;
  savedAt: string | null;
  finishedAt: string | null;
  /** Absent while the attempt is open. */
  result?: {
    score: number;
    questions: number;
    answered: number;
    correct: number;
    marks: string | null;
    maxMarks: string | null;
    seconds: number | null;
  };
  answers: AnswerRecord[];
}

/** Extra time as it was granted; who granted it is not the student's data. */
export interface AllowanceRecord {
  /** Null for every test. */
  testId: string | null;
  minutes: number;
  minutesPerHour: number;
  reason: string;
  grantedAt: string;
}

/** More time for attempts that ran in a window, where it was given to this student alone. */
export interface CreditRecord {
  /** Null for every test. */
  testId: string | null;
  minutes: number;
  from: string;
  until: string;
  reason: string;
  grantedAt: string;
}

export interface AttemptData {
  attempts: AttemptRecord[];
  achievements: AchievementDto[];
  allowances: AllowanceRecord[];
  credits: CreditRecord[];
}

export function presentAllowance(allowance: GrantedAllowance): AllowanceRecord {
  const { testId, minutes, minutesPerHour, reason, grantedAt } = allowance;
  return { testId, minutes, minutesPerHour, reason, grantedAt: grantedAt.toISOString() };
}

export function presentCredit(credit: OwnCredit): CreditRecord {
  const { testId, minutes, runningFrom, runningUntil, reason, grantedAt } = credit;
  return {
    testId,
    minutes,
    from: runningFrom.toISOString(),
    until: runningUntil.toISOString(),
    reason,
    grantedAt: grantedAt.toISOString(),
  };
}

export function presentAttempt(attempt: AttemptEntity, paper: Paper): AttemptRecord {
  const { sealed } = paper;
  return {
    attemptId: attempt.id,
    test: { testId: sealed.testId, title: sealed.title, category: sealed.category },
    exam: { examId: sealed.exam._id, name: sealed.exam.name },
    state: attempt.state,
    startedAt: attempt.startedAt.toISOString(),
    deadline: attempt.deadlineAt.toISOString(),
    allowanceMinutes: attempt.allowanceMinutes,
    savedAt: attempt.savedAt?.toISOString() ?? null,
    finishedAt: attempt.finishedAt?.toISOString() ?? null,
    ...(attempt.finishedAt && { result: presentResult(attempt) }),
    answers: presentAnswers(attempt, paper),
  };
}

function presentResult(attempt: AttemptEntity): NonNullable<AttemptRecord['result']> {
  return {
    score: percentOf(attempt.correctAnswers ?? 0, attempt.questionCount),
    questions: attempt.questionCount,
    answered: attempt.answered ?? 0,
    correct: attempt.correctAnswers ?? 0,
    marks: attempt.marks,
    maxMarks: attempt.maxMarks,
    seconds: attempt.elapsedSeconds,
  };
}

function presentAnswers(attempt: AttemptEntity, paper: Paper): AnswerRecord[] {
  return decodeResponses(attempt.responses).flatMap((response, index) => {
    const question = paper.questions[index];
    if (!question || !isTouched(response)) return [];
    return [presentAnswer(question, response, { number: index + 1, attempt })];
  });
}

function presentAnswer(
  question: SnapshotQuestion,
  response: StoredResponse,
  { number, attempt }: { number: number; attempt: AttemptEntity },
): AnswerRecord {
  const { selectedOption } = response;
  return {
    number,
    questionId: question.id,
    question: question.question,
    answer: selectedOption === null ? null : (question.options[selectedOption] ?? null),
    ...(attempt.finishedAt && { isCorrect: isCorrect(question, response) }),
    seconds: response.timeSpent,
    marked: response.marked,
  };
}
