/** The answers that a question may have: more than one if the time ran out during a click. */
export type Expected = ReadonlyMap<string, ReadonlySet<number | null>>;
export type Found = ReadonlyMap<string, number | null>;

/** What a student chose, by question; the last choice counts. */
export class ChosenAnswers {
  readonly #expected = new Map<string, ReadonlySet<number | null>>();

  /** A click is in progress: a check at this moment may find it or not. */
  begin(questionId: string, option: number): void {
    this.#expected.set(questionId, new Set([...this.#of(questionId), option]));
  }

  /** The screen shows it. */
  choose(questionId: string, option: number): void {
    this.#expected.set(questionId, new Set([option]));
  }

  get expected(): Expected {
    return this.#expected;
  }

  #of(questionId: string): ReadonlySet<number | null> {
    return this.#expected.get(questionId) ?? new Set([null]);
  }
}

/** The differences as text; none if everything is as it was chosen and there is nothing else. */
export function differences(where: string, expected: Expected, found: Found): string[] {
  const ids = new Set([...expected.keys(), ...found.keys()]);
  return [...ids].flatMap((id) => {
    const wanted = expected.get(id) ?? new Set([null]);
    const option = found.get(id) ?? null;
    if (wanted.has(option)) return [];
    return [`${where}: question ${id} has ${option}, and ${[...wanted].join(' or ')} was chosen`];
  });
}
