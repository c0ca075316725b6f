import { parseNumericAnswer } from '@abhyas/web-kit/numeric-answer';
import type { Paper } from '../../../shared/paper.types';
import {
  isAnswered,
  isDecided,
  questionProgress,
  type Answer,
  type Progress,
  type QuestionProgress,
} from '../../../shared/progress.types';
import type { WireResponse } from '../api/attempt.types';
import { answerOf, isSameAnswer } from './answer';

const MAX_SECONDS = 86_400;

/** The progress of a new attempt: the first question counts as visited. */
export function initialProgress(paper: Paper): Progress {
  return visitQuestion({ currentIndex: 0, byQuestion: {} }, paper, 0);
}

/** Goes to a question and marks it as visited. An index outside the paper changes nothing. */
export function visitQuestion(progress: Progress, paper: Paper, index: number): Progress {
  const question = paper.questions[index];
  if (!question) return progress;
  const seen = questionProgress(progress, question._id);
  if (seen.visited && progress.currentIndex === index) return progress;
  return {
    ...withQuestion(progress, question._id, { ...seen, visited: true }),
    currentIndex: index,
  };
}

/**
 * Chooses the option of a single choice at `at` (milliseconds since start). The same option again
 * changes nothing.
 */
export function selectOption(
  progress: Progress,
  questionId: string,
  option: number,
  at: number,
): Progress {
  return giveAnswer(progress, questionId, { selectedOption: option }, at);
}

/**
 * Adds an option to the answer of a multiple choice at `at`, or removes it. Without its last option
 * the answer is cleared.
 */
export function toggleOption(
  progress: Progress,
  questionId: string,
  option: number,
  at: number,
): Progress {
  const { selectedOptions = [] } = questionProgress(progress, questionId);
  const others = selectedOptions.filter((chosen) => chosen !== option);
  const isAdded = others.length === selectedOptions.length;
  const options = isAdded ? [...others, option].toSorted((a, b) => a - b) : others;
  if (options.length === 0) return clearAnswer(progress, questionId, at);
  return giveAnswer(progress, questionId, { selectedOption: null, selectedOptions: options }, at);
}

/** Sets the number of a numeric question at `at`. A text that is no number clears the answer. */
export function enterValue(
  progress: Progress,
  questionId: string,
  text: string,
  at: number,
): Progress {
  const value = parseNumericAnswer(text);
  if (value === undefined) return clearAnswer(progress, questionId, at);
  return giveAnswer(progress, questionId, { selectedOption: null, value }, at);
}

/** Takes the answer back at `at`. A question without one stays as it is. */
export function clearAnswer(progress: Progress, questionId: string, at: number): Progress {
  const before = questionProgress(progress, questionId);
  if (!isAnswered(before)) return progress;
  return withQuestion(progress, questionId, {
    ...withoutAnswer(before),
    cleared: true,
    changedAt: laterTime(before.changedAt, at),
  });
}

/**
 * Toggles the mark for review at `at`. The time of the answer does not change, so that a mark on
 * one device never makes an old answer look newer than a new one from another device.
 */
export function toggleMark(progress: Progress, questionId: string, at: number): Progress {
  const before = questionProgress(progress, questionId);
  const markedAt = laterTime(before.markedAt, at);
  return withQuestion(progress, questionId, {
    ...before,
    marked: !before.marked,
    markedAt,
    changedAt: isDecided(before) ? before.changedAt : laterTime(before.changedAt, at),
  });
}

/** Adds reading time to a question, in milliseconds. Zero or less adds nothing. */
export function addTime(progress: Progress, questionId: string, milliseconds: number): Progress {
  if (!(milliseconds > 0)) return progress;
  const before = questionProgress(progress, questionId);
  return withQuestion(progress, questionId, {
    ...before,
    timeSpentMs: before.timeSpentMs + milliseconds,
  });
}

/** More than rounding and latency can explain. */
const AHEAD_MS = 5_000;

/**
 * Caps times at `latest` (milliseconds since start). Later times came from a clock that was ahead,
 * and would win over every answer given on other devices until then.
 */
export function capTimes(progress: Progress, latest: number): Progress {
  const bound = (at: number): number => (at > latest + AHEAD_MS ? Math.round(latest) : at);
  const questions = Object.entries(progress.byQuestion).map(([id, question]) => {
    const { changedAt, markedAt } = question;
    return [id, { ...question, changedAt: bound(changedAt), markedAt: bound(markedAt) }] as const;
  });
  return { ...progress, byQuestion: Object.fromEntries(questions) };
}

/** All questions that the student touched, in paper order. Every save sends the whole set. */
export function toWire(progress: Progress, paper: Paper): WireResponse[] {
  return paper.questions.flatMap(({ _id }) => {
    const question = progress.byQuestion[_id];
    return question ? [wireResponse(_id, question)] : [];
  });
}

/**
 * Converts the server's responses to progress. Answers to questions outside the paper are dropped.
 * The server stores one time of change, which is used for the mark too.
 */
export function fromWire(
  paper: Paper,
  responses: readonly WireResponse[],
  currentIndex: number,
): Progress {
  const known = new Set(paper.questions.map(({ _id }) => _id));
  const byQuestion: Record<string, QuestionProgress> = {};
  for (const response of responses) {
    if (!known.has(response.questionId)) continue;
    byQuestion[response.questionId] = {
      ...answerOf(response),
      ...(response.cleared && { cleared: true }),
      marked: response.marked,
      visited: response.visited,
      timeSpentMs: response.timeSpent * 1000,
      changedAt: response.changedAt,
      markedAt: response.changedAt,
    };
  }
  return { currentIndex: clampIndex(currentIndex, paper), byQuestion };
}

function giveAnswer(progress: Progress, questionId: string, answer: Answer, at: number): Progress {
  const before = questionProgress(progress, questionId);
  if (isSameAnswer(before, answer)) return progress;
  return withQuestion(progress, questionId, {
    ...withoutAnswer(before),
    ...answer,
    visited: true,
    changedAt: laterTime(before.changedAt, at),
  });
}

function withQuestion(progress: Progress, id: string, question: QuestionProgress): Progress {
  return { ...progress, byQuestion: { ...progress.byQuestion, [id]: question } };
}

function withoutAnswer({
  selectedOption: _option,
  selectedOptions: _options,
  value: _value,
  cleared: _cleared,
  ...rest
}: QuestionProgress): QuestionProgress {
  return { selectedOption: null, ...rest };
}

// A clock that the server has set back must not make a newer answer look older.
function laterTime(before: number, at: number): number {
  return Math.max(before + 1, Math.round(at));
}

function wireResponse(questionId: string, question: QuestionProgress): WireResponse {
  return {
    questionId,
    selectedOption: question.selectedOption,
    ...(question.selectedOptions && { selectedOptions: [...question.selectedOptions] }),
    ...(question.value !== undefined && { value: question.value }),
    ...(question.cleared && { cleared: true }),
    timeSpent: Math.min(MAX_SECONDS, Math.round(question.timeSpentMs / 1000)),
    marked: question.marked,
    visited: question.visited,
    changedAt: question.changedAt,
  };
}

function clampIndex(index: number, paper: Paper): number {
  return Math.min(Math.max(0, index), Math.max(0, paper.questions.length - 1));
}
