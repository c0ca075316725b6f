import { REMEMBERED_SECONDS } from '../../sessions/rules/token-life.js';

const DAY_MS = 86_400_000;
const MARGIN_MS = DAY_MS;

/**
 * Whether a key may still sign.
 *
 * @param signingDays how long a key signs before a new one takes over
 */
export function isSigning(createdAt: Date, now: Date, signingDays: number): boolean {
  return now.getTime() - createdAt.getTime() < signingDays * DAY_MS;
}

/**
 * The moment before which keys may have been made and no token of theirs can be live any more: a
 * key verifies for as long as it signs plus the longest life of a token, and a day to spare.
 */
export function deadBefore(now: Date, signingDays: number): Date {
  const life = signingDays * DAY_MS + REMEMBERED_SECONDS * 1000 + MARGIN_MS;
  return new Date(now.getTime() - life);
}
