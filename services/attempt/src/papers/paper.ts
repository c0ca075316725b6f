import { validationFailed } from '@abhyas/service-kit';
import type { IncomingAnswer } from '../scoring/rules/answer.js';
import type { PaperSnapshot, SnapshotQuestion } from './paper-snapshot.schema.js';
import { lockedSectionOfEach } from './rules/locked-sections.js';
import { isInvalid, readAnswer, type SentAnswer } from './rules/read-answer.js';

export type { PaperSnapshot, SnapshotQuestion };

type Passage = NonNullable<PaperSnapshot['passages']>[number];

/** One answer of a save or submit, as the client sends it. */
interface SentResponse
  extends SentAnswer, Pick<IncomingAnswer, 'marked' | 'visited' | 'changedAt'> {
  readonly questionId: string;
  readonly timeSpent?: number | undefined;
}

/** A paper snapshot, with an index of its questions by id. */
export class Paper {
  private readonly indexes: ReadonlyMap<string, number>;
  /** Of locked sections: the section of each question. */
  private readonly sections: readonly number[] | null;

  constructor(readonly snapshot: PaperSnapshot) {
    this.indexes = new Map(snapshot.questions.map((question, index) => [question.id, index]));
    this.sections = lockedSectionOfEach(snapshot.sections);
  }

  get questions(): readonly SnapshotQuestion[] {
    return this.snapshot.questions;
  }

  /** What the question shares with others, if anything. */
  passageOf({ passage }: SnapshotQuestion): Passage | undefined {
    return this.snapshot.passages?.find(({ id }) => id === passage);
  }

  /**
   * Finds each answer's question. Throws 400 when one is not in the paper, comes twice, is answered as
   * questions of another kind are, or with what it does not offer, or is cleared and answered at once.
   */
  matchAnswers(responses: readonly SentResponse[]): IncomingAnswer[] {
    const fields: Record<string, string> = {};
    const seen = new Set<number>();
    const matched: IncomingAnswer[] = [];
    responses.forEach((response, position) => {
      const index = this.indexes.get(response.questionId);
      const question = index === undefined ? undefined : this.questions[index];
      const field = `responses.${position}.questionId`;
      if (index === undefined || !question) {
        fields[field] = 'This question is not in the test.';
      } else if (seen.has(index)) {
        fields[field] = 'This question is answered twice in one request.';
      } else {
        seen.add(index);
        const answer = readAnswer(question, response);
        if (isInvalid(answer)) {
          fields[`responses.${position}.${answer.field}`] = answer.message;
        } else {
          matched.push({
            index,
            section: this.sections?.[index],
            selectedOption: answer.selectedOption,
            selectedOptions: answer.selectedOptions,
            value: answer.value,
            cleared: response.cleared,
            timeSpent: response.timeSpent ?? 0,
            marked: response.marked,
            visited: response.visited,
            changedAt: response.changedAt,
          });
        }
      }
    });
    if (Object.keys(fields).length > 0) throw validationFailed(fields);
    return matched;
  }

  questionId(index: number): string {
    return this.questions[index]?.id ?? '';
  }

  /** Throws 400 when the paper has no question with that index. */
  requireQuestion(index: number): void {
    if (index < this.questions.length) return;
    throw validationFailed({
      currentQuestionIndex: `currentQuestionIndex must be from 0 to ${this.questions.length - 1}.`,
    });
  }
}
