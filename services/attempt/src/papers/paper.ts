import type { PaperSnapshot, SnapshotQuestion } from './paper-snapshot.schema.js';

/** A sealed paper with its questions found by id in one step. */
export class Paper {
  readonly #places: ReadonlyMap<string, number>;

  constructor(readonly sealed: PaperSnapshot) {
    this.#places = new Map(sealed.questions.map((question, index) => [question.id, index]));
  }

  get questions(): readonly SnapshotQuestion[] {
    return this.sealed.questions;
  }

  /** The question's place in the paper, from 0, or undefined when it is not in it. */
  placeOf(questionId: string): number | undefined {
    return this.#places.get(questionId);
  }
}
