import { REMEMBERED_SECONDS } from './token-lifetime.js';

const DAY_MS = 86_400_000;
const MARGIN_MS = DAY_MS;

/**
 * Whether a key may still sign.
 *
 * @param signingDays how long a key signs before a new one replaces it
 */
export function isSigning(createdAt: Date, now: Date, signingDays: number): boolean {
  return now.getTime() - createdAt.getTime() < signingDays * DAY_MS;
}

/**
 * The time before which keys are expired: all tokens of earlier keys have expired too.
 * A key verifies for its signing time, plus the longest token lifetime, plus a margin of one day.
 */
export function expiredBefore(now: Date, signingDays: number): Date {
  const lifetime = signingDays * DAY_MS + REMEMBERED_SECONDS * 1000 + MARGIN_MS;
  return new Date(now.getTime() - lifetime);
}
