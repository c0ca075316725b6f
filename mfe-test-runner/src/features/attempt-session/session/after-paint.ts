/** Has `run` called a little later; the answer calls it off. */
export type Schedule = (run: () => void) => () => void;

/** A page that draws nothing for so long has nothing to wait for, in milliseconds. */
const TIMEOUT_MS = 100;

/** Waits until the browser has drawn what stands in the page by now; where it draws nothing, for a moment. */
export const afterNextPaint: Schedule = (run) => {
  let timer = setTimeout(run, TIMEOUT_MS);
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
