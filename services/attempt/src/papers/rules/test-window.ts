export type WindowVerdict = 'open' | 'not_yet' | 'over';

/**
 * Whether the questions of a test may be seen now. A test without a window is always open; the
 * window includes its opening instant and excludes its closing one.
 */
export function judgeWindow(
  window: {
    readonly opensAt?: string | null | undefined;
    readonly closesAt?: string | null | undefined;
  },
  now: Date,
): WindowVerdict {
  if (window.opensAt && now.getTime() < Date.parse(window.opensAt)) return 'not_yet';
  if (window.closesAt && now.getTime() >= Date.parse(window.closesAt)) return 'over';
  return 'open';
}
