/** The states of registration that a student sees. */
export const REGISTRATION_STATES = ['not_yet', 'open', 'full', 'closed'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** The limits of a live test; null means no separate limit. */
export interface LiveBounds {
  opensAt: Date;
  closesAt: Date;
  registrationOpensAt: Date | null;
  registrationClosesAt: Date | null;
  capacity: number | null;
}

/** When registration closes: at the latest when the test closes. */
export function registrationEnd(live: Pick<LiveBounds, 'closesAt' | 'registrationClosesAt'>): Date {
  const { closesAt, registrationClosesAt } = live;
  return registrationClosesAt !== null && registrationClosesAt < closesAt
    ? registrationClosesAt
    : closesAt;
}

/**
 * Whether a student can register for a live test now, when `taken` places are taken. Windows include
 * their first instant and exclude their last. 'not_yet' takes precedence over 'closed', and 'closed'
 * over 'full'.
 */
export function judgeRegistration(live: LiveBounds, taken: number, now: Date): RegistrationState {
  if (live.registrationOpensAt !== null && now < live.registrationOpensAt) return 'not_yet';
  if (now >= registrationEnd(live)) return 'closed';
  return live.capacity !== null && taken >= live.capacity ? 'full' : 'open';
}

/** Whether the test can be taken now. */
export function isInWindow(live: Pick<LiveBounds, 'opensAt' | 'closesAt'>, now: Date): boolean {
  return live.opensAt <= now && now < live.closesAt;
}

/** Places that are still free; null if there is no limit. */
export function seatsLeft(capacity: number | null, taken: number): number | null {
  return capacity === null ? null : Math.max(0, capacity - taken);
}
