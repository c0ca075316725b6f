/** Timers by name, at most one of each. */
export class Timers<Name extends string> {
  readonly #running = new Map<Name, ReturnType<typeof setTimeout>>();

  start(name: Name, delayMs: number, run: () => void): void {
    this.stop([name]);
    const timer = setTimeout(() => {
      this.#running.delete(name);
      run();
    }, delayMs);
    this.#running.set(name, timer);
  }

  stop(names: Iterable<Name>): void {
    for (const name of names) {
      clearTimeout(this.#running.get(name));
      this.#running.delete(name);
    }
  }
}

/** Calls `run` a little later. Returns a function that cancels the call. */
export type Schedule = (run: () => void) => () => void;

/** Stop waiting if the page paints nothing for this long, in milliseconds. */
const TIMEOUT_MS = 100;

/** Waits until the browser has painted the current page, at most for the timeout. */
export const afterNextPaint: Schedule = (run) => {
  let timer = setTimeout(run, TIMEOUT_MS);
  // A frame is painted after its callbacks, so the next task is the first one after the paint.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
};
