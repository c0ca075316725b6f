/** What a student who wants a place is told. */
export const REGISTRATION_STATES = ['not_yet', 'open', 'full', 'closed'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** The bounds of a live test; null means no bound of its own. */
export interface LiveBounds {
  opensAt: Date;
  closesAt: Date;
  registrationOpensAt: Date | null;
  registrationClosesAt: Date | null;
  capacity: number | null;
}

/** Until when places are given out: never longer than the test is open. */
export function registrationEnd(live: Pick<LiveBounds, 'closesAt' | 'registrationClosesAt'>): Date {
  const { closesAt, registrationClosesAt } = live;
  return registrationClosesAt !== null && registrationClosesAt < closesAt
    ? registrationClosesAt
    : closesAt;
}

/**
 * Whether a place in a live test may be taken now, `taken` of them being gone. Windows include their
 * first instant and exclude their last. That registration is over counts before that it was full, and
 * that it has not begun before both.
 */
export function judgeRegistration(live: LiveBounds, taken: number, now: Date): RegistrationState {
  if (live.registrationOpensAt !== null && now < live.registrationOpensAt) return 'not_yet';
  if (now >= registrationEnd(live)) return 'closed';
  return live.capacity !== null && taken >= live.capacity ? 'full' : 'open';
}

/** Whether the test may be taken now. */
export function isInWindow(live: Pick<LiveBounds, 'opensAt' | 'closesAt'>, now: Date): boolean {
  return live.opensAt <= now && now < live.closesAt;
}

/** Places that are still free; null where there is no bound. */
export function seatsLeft(capacity: number | null, taken: number): number | null {
  return capacity === null ? null : Math.max(0, capacity - taken);
}
