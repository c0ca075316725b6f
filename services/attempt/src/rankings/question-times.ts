import type { Paper } from '../papers/paper.js';
import { decodeAnswers } from '../scoring/rules/answer.js';
import { secondsPerQuestion } from '../scoring/rules/score-snapshot.js';

/** A ranking entry without a batch number, with the participant's answers. */
export interface PendingWork {
  readonly testId: string;
  readonly paperVersion: number;
  readonly responses: Buffer;
  readonly elapsedSeconds: number;
}

/** How many participants spent time on a question, and their seconds together. */
export interface QuestionTime {
  readonly testId: string;
  readonly questionId: string;
  readonly participants: number;
  readonly seconds: number;
}

/** Sums of the time that participants spent on each question, and how many spent any. */
export class QuestionTimes {
  private readonly sums = new Map<string, QuestionTime>();

  /** @param known the sums so far */
  constructor(known: readonly QuestionTime[] = []) {
    for (const time of known) this.sums.set(keyOf(time), time);
  }

  add({ testId, responses, elapsedSeconds }: PendingWork, paper: Paper): void {
    const seconds = secondsPerQuestion(decodeAnswers(responses), elapsedSeconds);
    for (const [index, question] of paper.questions.entries()) {
      const spent = seconds[index] ?? 0;
      if (spent > 0) this.addOne({ testId, questionId: question.id }, spent);
    }
  }

  /** In the order of their keys: transactions that write rows in the same order do not deadlock. */
  list(): QuestionTime[] {
    return [...this.sums.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
  }

  private addOne(question: Question, spent: number): void {
    const key = keyOf(question);
    const { participants, seconds } = this.sums.get(key) ?? { participants: 0, seconds: 0 };
    this.sums.set(key, { ...question, participants: participants + 1, seconds: seconds + spent });
  }
}

type Question = Pick<QuestionTime, 'testId' | 'questionId'>;

function keyOf({ testId, questionId }: Question): string {
  return `${testId} ${questionId}`;
}
