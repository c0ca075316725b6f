import { secondsPerQuestion } from '../attempts/score-snapshot.js';
import { decodeResponses } from '../attempts/rules/response-codec.js';
import type { Paper } from '../papers/paper.js';
import type { QuestionTime } from './ranking-log.repository.js';
import type { PendingWork } from './participants.repository.js';

/** Adds up what takers spent on each question, of those who spent any time on it. */
export class QuestionTimes {
  readonly #sums = new Map<string, QuestionTime>();

  /** @param known what has been added up before */
  constructor(known: readonly QuestionTime[] = []) {
    for (const time of known) this.#sums.set(keyOf(time), time);
  }

  add({ testId, responses, elapsedSeconds }: PendingWork, paper: Paper): void {
    const seconds = secondsPerQuestion(decodeResponses(responses), elapsedSeconds);
    for (const [index, question] of paper.questions.entries()) {
      const spent = seconds[index] ?? 0;
      if (spent > 0) this.#addOne({ testId, questionId: question.id }, spent);
    }
  }

  /** In the order of their keys, in which rows are written without getting in each other's way. */
  list(): QuestionTime[] {
    return [...this.#sums.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
  }

  #addOne(question: Question, spent: number): void {
    const key = keyOf(question);
    const { takers, seconds } = this.#sums.get(key) ?? { takers: 0, seconds: 0 };
    this.#sums.set(key, { ...question, takers: takers + 1, seconds: seconds + spent });
  }
}

type Question = Pick<QuestionTime, 'testId' | 'questionId'>;

function keyOf({ testId, questionId }: Question): string {
  return `${testId} ${questionId}`;
}
