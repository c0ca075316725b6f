/** One choice of a student. */
export interface Selection {
  questionId: string;
  option: number;
  /** Milliseconds since the attempt's start; increases with every further choice for a question. */
  changedAt: number;
}

/** An acknowledged answer that is not in the results. */
export interface LostAnswer {
  questionId: string;
  /** What the results may show: the acknowledged choice, or a later one. */
  expected: readonly number[];
  found: number | null;
}

/**
 * What a student chose, and which of it the server has acknowledged. Each student has one, for any
 * number of devices. The results are compared with it, and nothing of it is ever sent.
 */
export class AnswerBook {
  readonly #selections = new Map<string, Selection[]>();
  readonly #acknowledged = new Map<string, number>();

  note(selection: Selection): void {
    const known = this.#selections.get(selection.questionId);
    if (known) known.push(selection);
    else this.#selections.set(selection.questionId, [selection]);
  }

  /** The server acknowledged these. */
  acknowledge(selections: readonly Pick<Selection, 'questionId' | 'changedAt'>[]): void {
    for (const { questionId, changedAt } of selections) {
      const before = this.#acknowledged.get(questionId) ?? -1;
      this.#acknowledged.set(questionId, Math.max(before, changedAt));
    }
  }

  /** The number of questions with an acknowledged answer. */
  get acknowledgedCount(): number {
    return this.#acknowledged.size;
  }

  /**
   * Compares with the results. A choice that was made after the last acknowledged one may have reached
   * the server or not: both are correct. An earlier one, or none, is a loss.
   *
   * @param found the option of each question in the results, by question
   */
  lostIn(found: ReadonlyMap<string, number | null>): LostAnswer[] {
    return [...this.#acknowledged].flatMap(([questionId, acknowledgedAt]) => {
      const expected = (this.#selections.get(questionId) ?? [])
        .filter(({ changedAt }) => changedAt >= acknowledgedAt)
        .map(({ option }) => option);
      const option = found.get(questionId) ?? null;
      const isThere = option !== null && expected.includes(option);
      return isThere ? [] : [{ questionId, expected, found: option }];
    });
  }
}
