import {
  questionProgress,
  type Progress,
  type QuestionProgress,
} from '../../../shared/progress.types';
import { answerOf, isSameAnswer } from './answer';

type StoredAnswer = Pick<
  QuestionProgress,
  'selectedOption' | 'selectedOptions' | 'value' | 'cleared' | 'changedAt'
>;

/** Answers of the server where this device has others, by question. */
export type ServerAnswers = Readonly<Record<string, StoredAnswer>>;

/** The answers of the server that differ from those of this device. */
export function serverAnswers(local: Progress, server: Progress): ServerAnswers {
  const others = Object.entries(local.byQuestion).flatMap(([id, question]) => {
    const stored = questionProgress(server, id);
    return isSameAnswer(question, stored) ? [] : [[id, storedAnswer(stored)] as const];
  });
  return Object.fromEntries(others);
}

/** Replaces answers by those that the server has. Marks, visits and times stay. */
export function withServerAnswers(progress: Progress, answers: ServerAnswers): Progress {
  const replaced = Object.entries(answers).map(([id, answer]) => {
    const { marked, markedAt, visited, timeSpentMs } = questionProgress(progress, id);
    return [id, { marked, markedAt, visited, timeSpentMs, ...answer }] as const;
  });
  if (replaced.length === 0) return progress;
  return {
    ...progress,
    byQuestion: { ...progress.byQuestion, ...Object.fromEntries(replaced) },
  };
}

/** The progress that the server has, by a record of this device; undefined if it does not say. */
export function storedOnServer({
  progress,
  isSent = false,
  serverAnswers: others,
}: {
  readonly progress: Progress;
  readonly isSent?: boolean;
  readonly serverAnswers?: ServerAnswers | undefined;
}): Progress | undefined {
  if (isSent) return progress;
  return others && withServerAnswers(progress, others);
}

/** The answers of some questions, as a server has them that stored this progress. */
export function answersTo(ids: readonly string[], server: Progress): ServerAnswers {
  return Object.fromEntries(ids.map((id) => [id, storedAnswer(questionProgress(server, id))]));
}

function storedAnswer(question: QuestionProgress): StoredAnswer {
  const { cleared, changedAt } = question;
  return { ...answerOf(question), ...(cleared && { cleared }), changedAt };
}
