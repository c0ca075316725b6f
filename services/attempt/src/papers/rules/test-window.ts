export type WindowVerdict = 'open' | 'not_yet' | 'over';

/** When a test may be taken, ISO 8601; most tests have no window. */
export interface TestWindow {
  readonly opensAt?: string | null | undefined;
  readonly closesAt?: string | null | undefined;
}

/** Whether everybody takes the test in the same window, for which students register. */
export function isLive(window: TestWindow): boolean {
  return Boolean(window.opensAt ?? window.closesAt);
}

/**
 * Whether the questions of a test may be seen now. A test without a window is always open; the
 * window includes its opening instant and excludes its closing one.
 */
export function judgeWindow(window: TestWindow, now: Date): WindowVerdict {
  if (window.opensAt && now.getTime() < Date.parse(window.opensAt)) return 'not_yet';
  if (window.closesAt && now.getTime() >= Date.parse(window.closesAt)) return 'over';
  return 'open';
}
