const HOUR = 3_600;

/** How long a session lives whose student asked to be remembered, in seconds: 30 days. */
export const REMEMBERED_SECONDS = 30 * 24 * HOUR;
/** How long any other session lives, in seconds: 12 hours. */
export const ORDINARY_SECONDS = 12 * HOUR;
const ENDS_SOON_SECONDS = 6 * HOUR;

/** A session's life from now, in seconds. */
export function lifeOf(session: { isRemembered: boolean }): number {
  return session.isRemembered ? REMEMBERED_SECONDS : ORDINARY_SECONDS;
}

/** Whether a token should be renewed: past half of its life, or within six hours of its end. */
export function isDueForRenewal(issuedAt: Date, expiresAt: Date, now: Date): boolean {
  const left = expiresAt.getTime() - now.getTime();
  const life = expiresAt.getTime() - issuedAt.getTime();
  return left < life / 2 || left <= ENDS_SOON_SECONDS * 1000;
}
