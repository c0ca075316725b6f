import type { AchievementDto } from '../achievements/achievements.dto.js';
import type { GrantedAllowance } from '../allowances/student-allowances.repository.js';
import type { AttemptEntity } from '../attempts/attempt.entity.js';
import { percentOf } from '../attempts/rules/fraction.js';
import { decodeAnswers } from '../attempts/rules/response-codec.js';
import { isTouched, type StoredAnswer } from '../attempts/rules/response.js';
import { isCorrect } from '../attempts/rules/score-attempt.js';
import type { Paper } from '../papers/paper.js';
import type { SnapshotQuestion } from '../papers/paper-snapshot.schema.js';
import type { OwnCredit } from './personal-data.repository.js';

/** The student's answer to one question. */
export interface AnswerRecord {
  number: number;
  questionId: string;
  question: string;
  /** The text of the chosen option. */
  answer: string | null;
  /** Absent while the attempt is open: students see no keys before the end. */
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

/** Granted extra time. The name of the operator is not the student's data. */
export interface AllowanceRecord {
  /** Null for every test. */
  testId: string | null;
  minutes: number;
  minutesPerHour: number;
  reason: string;
  grantedAt: string;
}

/** More time for attempts in a window, when it was given only to this student. */
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
  const { snapshot } = paper;
  return {
    attemptId: attempt.id,
    test: { testId: snapshot.testId, title: snapshot.title, category: snapshot.category },
    exam: { examId: snapshot.exam._id, name: snapshot.exam.name },
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
  return decodeAnswers(attempt.responses).flatMap((answer, index) => {
    const question = paper.questions[index];
    if (!question || !isTouched(answer)) return [];
    return [presentAnswer(question, answer, { number: index + 1, attempt })];
  });
}

function presentAnswer(
  question: SnapshotQuestion,
  answer: StoredAnswer,
  { number, attempt }: { number: number; attempt: AttemptEntity },
): AnswerRecord {
  const { selectedOption } = answer;
  return {
    number,
    questionId: question.id,
    question: question.question,
    answer: selectedOption === null ? null : (question.options[selectedOption] ?? null),
    ...(attempt.finishedAt && { isCorrect: isCorrect(question, answer) }),
    seconds: answer.timeSpent,
    marked: answer.marked,
  };
}
