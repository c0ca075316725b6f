import type { Paper } from '../papers/paper.js';
import type { BookmarkDto } from '../review/questions/bookmarks.dto.js';
import type { QuestionReportDto } from '../review/questions/question-reports.dto.js';
import { decodeAnswers, isTouched } from '../scoring/rules/answer.js';
import { formatFraction, percentOf } from '../scoring/rules/fraction.js';
import { isFullyRight, type MarkedAnswer } from '../scoring/rules/mark-answer.js';
import { markAnswers } from '../scoring/rules/mark-paper.js';
import { withTerms } from '../scoring/rules/score-snapshot.js';
import type { AchievementDto } from '../taking/achievements/achievements.dto.js';
import type { GrantedAllowance } from '../taking/allowances.repository.js';
import type { AttemptEntity } from '../taking/attempt.entity.js';
import type { OwnCredit } from './personal-data.repository.js';
import { answerInWords } from './rules/answer-in-words.js';

/** All data that this service stores about a student. */
export interface AttemptData {
  attempts: AttemptRecord[];
  achievements: AchievementDto[];
  allowances: ReturnType<typeof presentAllowance>[];
  credits: ReturnType<typeof presentCredit>[];
  bookmarks: BookmarkDto[];
  questionReports: QuestionReportDto[];
}

export type AttemptRecord = ReturnType<typeof presentAttempt>;

/** Granted extra time, `testId` null for every test. The operator's name is not the student's data. */
export function presentAllowance(allowance: GrantedAllowance) {
  const { testId, minutes, minutesPerHour, reason, grantedAt } = allowance;
  return { testId, minutes, minutesPerHour, reason, grantedAt: grantedAt.toISOString() };
}

/** More time for attempts in a window, when it was given only to this student. */
export function presentCredit(credit: OwnCredit) {
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

/** @param solutionsFrom when marks and solutions come; null if they are public */
export function presentAttempt(attempt: AttemptEntity, paper: Paper, solutionsFrom: Date | null) {
  const isMarked = attempt.marks !== null && !solutionsFrom;
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
    ...(isMarked && { result: presentResult(attempt) }),
    ...(attempt.finishedAt && solutionsFrom && { solutionsFrom: solutionsFrom.toISOString() }),
    answers: presentAnswers(attempt, paper, isMarked),
  };
}

function presentResult(attempt: AttemptEntity) {
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

function presentAnswers(attempt: AttemptEntity, paper: Paper, isMarked: boolean) {
  const answers = decodeAnswers(attempt.responses);
  const marked = isMarked ? markAnswers(withTerms(paper.snapshot, attempt), answers) : undefined;
  return answers.flatMap((answer, index) => {
    const question = paper.questions[index];
    if (!question || !isTouched(answer)) return [];
    const grade = marked?.[index];
    return [
      {
        number: index + 1,
        questionId: question.id,
        question: question.question,
        answer: answerInWords(question, answer),
        ...(grade && presentGrade(grade)),
        seconds: answer.timeSpent,
        marked: answer.marked,
      },
    ];
  });
}

function presentGrade(grade: MarkedAnswer) {
  return {
    isCorrect: isFullyRight(grade),
    outcome: grade.outcome,
    marks: formatFraction(grade.marks),
  };
}
