/** Max time, in seconds, that a client may report for one question or a whole test. */
export const MAX_SECONDS = 86_400;
/** `changedAt` counts milliseconds since the start and is stored in 32 bits (49 days). */
export const MAX_CHANGED_AT = 0xffff_ffff;
export const OPTIONS_PER_QUESTION = 4;

/** A student's answer to one question, with its mark and time. Its index identifies the question. */
export interface StoredAnswer {
  /** 0–3, or null while no option is chosen. */
  readonly selectedOption: number | null;
  /** Whole seconds. */
  readonly timeSpent: number;
  readonly marked: boolean;
  readonly visited: boolean;
  /** Milliseconds from the start to the choice of the option; before that, to the last mark. */
  readonly changedAt: number;
}

/** One answer of a save or submit, matched to the question's index in the paper. */
export interface IncomingAnswer {
  readonly index: number;
  readonly selectedOption: number | null;
  readonly timeSpent: number;
  readonly marked?: boolean | undefined;
  readonly visited?: boolean | undefined;
  readonly changedAt?: number | undefined;
}

export const UNTOUCHED: StoredAnswer = {
  selectedOption: null,
  timeSpent: 0,
  marked: false,
  visited: false,
  changedAt: 0,
};

/** The answers of an attempt that has just started. The first question counts as visited. */
export function initialAnswers(questionCount: number): StoredAnswer[] {
  return Array.from({ length: questionCount }, (_, index) =>
    index === 0 ? { ...UNTOUCHED, visited: true } : UNTOUCHED,
  );
}

/** Whether there is anything to report about the question. */
export function isTouched(answer: StoredAnswer): boolean {
  return answer.visited || answer.marked || answer.selectedOption !== null || answer.timeSpent > 0;
}
