/** Has `run` called a little later; the answer calls it off. */
export type Schedule = (run: () => void) => () => void;

/** A page that draws nothing for so long has nothing to wait for, in milliseconds. */
const LONGEST_MS = 100;

/** Waits until the browser has drawn what stands in the page by now; where it draws nothing, for a moment. */
export const afterNextPaint: Schedule = (run) => {
  let timer = setTimeout(run, LONGEST_MS);
  // A frame is drawn after its callbacks, so the next task is the first one after it.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
};

/** Work that lets the screen answer a click first. Whoever cannot wait has it done at once. */
export class AfterPaint {
  readonly #schedule: Schedule;
  #waiting: (() => void)[] = [];
  #cancel: (() => void) | undefined;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  do(work: () => void): void {
    this.#waiting.push(work);
    this.#cancel ??= this.#schedule(() => this.now());
  }

  /** Does all that waits. */
  now(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const work of waiting) work();
  }
}
