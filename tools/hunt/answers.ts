/** The answers that a question may have: more than one if the time ran out during a click. */
export type Expected = ReadonlyMap<string, ReadonlySet<string | null>>;
export type Found = ReadonlyMap<string, string | null>;

/** What a student answered, by question; the last answer counts. */
export class ChosenAnswers {
  readonly #expected = new Map<string, ReadonlySet<string | null>>();

  /** A click is in progress: a check at this moment may find it or not. */
  begin(questionId: string, answer: string | null): void {
    this.#expected.set(questionId, new Set([...this.#of(questionId), answer]));
  }

  /** The screen shows it. */
  choose(questionId: string, answer: string | null): void {
    this.#expected.set(questionId, new Set([answer]));
  }

  get expected(): Expected {
    return this.#expected;
  }

  #of(questionId: string): ReadonlySet<string | null> {
    return this.#expected.get(questionId) ?? new Set([null]);
  }
}

/** An answer as the server, the device and the results have it, of whatever kind of question. */
interface WrittenAnswer {
  selectedOption: number | null;
  selectedOptions?: readonly number[] | undefined;
  value?: string | undefined;
}

/** The answer as a text that is the same for the same answer; null for none. */
export function answerText({
  selectedOption,
  selectedOptions,
  value,
}: WrittenAnswer): string | null {
  if (value !== undefined) return `number ${value}`;
  if (selectedOptions !== undefined) return optionsText(selectedOptions);
  return selectedOption === null ? null : `option ${selectedOption}`;
}

/** The answer to a multiple choice. */
export function optionsText(options: Iterable<number>): string | null {
  const chosen = [...options].toSorted((one, other) => one - other);
  return chosen.length === 0 ? null : `options ${chosen.join(', ')}`;
}

/** The differences as text; none if everything is as it was chosen and there is nothing else. */
export function differences(where: string, expected: Expected, found: Found): string[] {
  const ids = new Set([...expected.keys(), ...found.keys()]);
  return [...ids].flatMap((id) => {
    const wanted = expected.get(id) ?? new Set([null]);
    const answer = found.get(id) ?? null;
    if (wanted.has(answer)) return [];
    return [
      `${where}: question ${id} has ${answer ?? 'no answer'}, and ${[...wanted].map((one) => one ?? 'no answer').join(' or ')} was given`,
    ];
  });
}
