/** Both clocks of a device at one moment, in milliseconds. */
export interface ClockReading {
  /** Goes on while the device sleeps, and can be changed. */
  readonly wall: number;
  /** The page's own: on some systems it stands still while the device sleeps. */
  readonly page: number;
}

/** Clocks are corrected all the time, a little. */
const TOLERANCE_MS = 2_000;

/** How much more the wall clock has moved than the page's, or less; 0 if hardly. */
export function clockDrift(before: ClockReading, now: ClockReading): number {
  const drift = now.wall - before.wall - (now.page - before.page);
  return Math.abs(drift) > TOLERANCE_MS ? drift : 0;
}
