import type { PaperSnapshot, SnapshotQuestion } from './paper-snapshot.schema.js';

/** A paper snapshot, with an index of its questions by id. */
export class Paper {
  readonly #places: ReadonlyMap<string, number>;

  constructor(readonly snapshot: PaperSnapshot) {
    this.#places = new Map(snapshot.questions.map((question, index) => [question.id, index]));
  }

  get questions(): readonly SnapshotQuestion[] {
    return this.snapshot.questions;
  }

  /** The question's index in the paper, or undefined when the paper does not have it. */
  placeOf(questionId: string): number | undefined {
    return this.#places.get(questionId);
  }
}
