type WindowVerdict = 'open' | 'not_yet' | 'over';

/** When a test can be taken, in ISO 8601. Most tests have no window. */
interface TestWindow {
  readonly opensAt?: string | null | undefined;
  readonly closesAt?: string | null | undefined;
}

/** Whether all students take the test in the same window, after a registration. */
export function isLive(window: TestWindow): boolean {
  return Boolean(window.opensAt ?? window.closesAt);
}

/**
 * Whether students may see the questions of a test now. A test without a window is always open. The
 * window includes its opening instant and excludes its closing instant.
 */
export function judgeWindow(window: TestWindow, now: Date): WindowVerdict {
  if (window.opensAt && now.getTime() < Date.parse(window.opensAt)) return 'not_yet';
  if (window.closesAt && now.getTime() >= Date.parse(window.closesAt)) return 'over';
  return 'open';
}
