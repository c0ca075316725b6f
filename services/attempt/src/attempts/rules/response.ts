/** The longest time, in seconds, that a client may report for one question or a whole test. */
export const MAX_SECONDS = 86_400;
/** `changedAt` counts milliseconds since the start and is kept in 32 bits (49 days). */
export const MAX_CHANGED_AT = 0xffff_ffff;
export const OPTIONS_PER_QUESTION = 4;

/** What is known about one question of an attempt; the question is told by its place. */
export interface StoredResponse {
  /** 0–3, or null while nothing was chosen. */
  readonly selectedOption: number | null;
  /** Whole seconds. */
  readonly timeSpent: number;
  readonly marked: boolean;
  readonly visited: boolean;
  /** Milliseconds since start at which the option was chosen; before that, of the last mark. */
  readonly changedAt: number;
}

/** One entry of a save or submit, already matched to the question's place in the paper. */
export interface IncomingResponse {
  readonly index: number;
  readonly selectedOption: number | null;
  readonly timeSpent: number;
  readonly marked?: boolean | undefined;
  readonly visited?: boolean | undefined;
  readonly changedAt?: number | undefined;
}

export const UNTOUCHED: StoredResponse = {
  selectedOption: null,
  timeSpent: 0,
  marked: false,
  visited: false,
  changedAt: 0,
};

/** The responses of an attempt that has just started; the first question counts as visited. */
export function freshResponses(questionCount: number): StoredResponse[] {
  return Array.from({ length: questionCount }, (_, index) =>
    index === 0 ? { ...UNTOUCHED, visited: true } : UNTOUCHED,
  );
}

/** Whether there is anything to tell about the question. */
export function isTouched(response: StoredResponse): boolean {
  return (
    response.visited ||
    response.marked ||
    response.selectedOption !== null ||
    response.timeSpent > 0
  );
}
