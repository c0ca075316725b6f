const HOUR_SECONDS = 3_600;

/** The lifetime of a session with “Remember me”, in seconds: 30 days. */
export const REMEMBERED_SECONDS = 30 * 24 * HOUR_SECONDS;
/** The lifetime of any other session, in seconds: 12 hours. */
export const ORDINARY_SECONDS = 12 * HOUR_SECONDS;
const EXPIRES_SOON_SECONDS = 6 * HOUR_SECONDS;

/** A session's lifetime from now, in seconds. */
export function lifetimeOf(session: { isRemembered: boolean }): number {
  return session.isRemembered ? REMEMBERED_SECONDS : ORDINARY_SECONDS;
}

/** Whether to renew a token: after half of its lifetime, or in the last six hours before it expires. */
export function isDueForRenewal(issuedAt: Date, expiresAt: Date, now: Date): boolean {
  const remaining = expiresAt.getTime() - now.getTime();
  const lifetime = expiresAt.getTime() - issuedAt.getTime();
  return remaining < lifetime / 2 || remaining <= EXPIRES_SOON_SECONDS * 1000;
}
