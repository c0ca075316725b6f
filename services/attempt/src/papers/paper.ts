import { validationFailed } from '@abhyas/service-kit';
import type { PaperSnapshot, SnapshotQuestion } from '../clients/paper-snapshot.schema.js';
import type { IncomingAnswer } from '../scoring/rules/answer.js';

export type { PaperSnapshot, SnapshotQuestion };

/** One answer of a save or submit, as the client sends it. */
interface SentAnswer extends Pick<IncomingAnswer, 'cleared' | 'marked' | 'visited' | 'changedAt'> {
  readonly questionId: string;
  readonly selectedOption?: number | null | undefined;
  readonly timeSpent?: number | undefined;
}

/** A paper snapshot, with an index of its questions by id. */
export class Paper {
  private readonly indexes: ReadonlyMap<string, number>;

  constructor(readonly snapshot: PaperSnapshot) {
    this.indexes = new Map(snapshot.questions.map((question, index) => [question.id, index]));
  }

  get questions(): readonly SnapshotQuestion[] {
    return this.snapshot.questions;
  }

  /**
   * Finds each answer's question. Throws 400 when one is not in the paper, comes twice, does not have the
   * chosen option, or is cleared and answered at once.
   */
  matchAnswers(answers: readonly SentAnswer[]): IncomingAnswer[] {
    const fields: Record<string, string> = {};
    const seen = new Set<number>();
    const matched: IncomingAnswer[] = [];
    answers.forEach((answer, position) => {
      const index = this.indexes.get(answer.questionId);
      const field = `responses.${position}.questionId`;
      if (index === undefined) {
        fields[field] = 'This question is not in the test.';
      } else if (seen.has(index)) {
        fields[field] = 'This question is answered twice in one request.';
      } else {
        seen.add(index);
        const selectedOption = answer.selectedOption ?? null;
        const lastOption = (this.questions[index]?.options.length ?? 0) - 1;
        if (selectedOption !== null && selectedOption > lastOption) {
          fields[`responses.${position}.selectedOption`] =
            `selectedOption must be an option of this question, from 0 to ${lastOption}, or null.`;
        }
        if (selectedOption !== null && answer.cleared === true) {
          fields[`responses.${position}.cleared`] =
            'A cleared response has no option: send cleared or selectedOption, not both.';
        }
        matched.push({
          index,
          selectedOption,
          cleared: answer.cleared,
          timeSpent: answer.timeSpent ?? 0,
          marked: answer.marked,
          visited: answer.visited,
          changedAt: answer.changedAt,
        });
      }
    });
    if (Object.keys(fields).length > 0) throw validationFailed(fields);
    return matched;
  }

  /** Throws 400 when the paper has no question with that index. */
  requireQuestion(index: number): void {
    if (index < this.questions.length) return;
    throw validationFailed({
      currentQuestionIndex: `currentQuestionIndex must be from 0 to ${this.questions.length - 1}.`,
    });
  }
}
