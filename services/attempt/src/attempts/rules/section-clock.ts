import { apportion } from '../../scoring/rules/apportion.js';
import { GRACE_MS } from './attempt-clock.js';

/** Why an answer of a save was not taken: its section is over, or has not begun. */
export const REFUSALS = ['section_closed', 'section_not_open'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** How long before its begin a section takes answers: clocks of pages are that much ahead at most. */
const EARLY_MS = 2_000;

/**
 * When the locked sections of an attempt end, in whole seconds since the start, in the order of the
 * paper. The last end is the deadline; each section begins where the one before it ends.
 */
export type SectionEnds = readonly number[];

/**
 * The ends of locked sections. The minutes of the student's allowance are spread over them by their
 * length, so that all are used and no section gains more than another.
 *
 * @param lengths of the sections, in seconds
 */
export function sectionEndsOf(lengths: readonly number[], allowanceMinutes: number): number[] {
  const extra = apportion(lengths, allowanceMinutes * 60);
  let end = 0;
  return lengths.map((length, index) => (end += length + (extra[index] ?? 0)));
}

/**
 * Whether a section takes answers: from 2 s before its begin until, and including, 60 s after its end.
 *
 * @param sinceStartMs milliseconds since the start; negative where a clock was set back
 */
export function judgeSection(
  ends: SectionEnds,
  section: number,
  sinceStartMs: number,
): 'open' | Refusal {
  const end = (ends[section] ?? 0) * 1000;
  const begin = section === 0 ? -Infinity : (ends[section - 1] ?? 0) * 1000;
  if (sinceStartMs > end + GRACE_MS) return 'section_closed';
  return sinceStartMs < begin - EARLY_MS ? 'section_not_open' : 'open';
}

/** Whole seconds until the end of each section, rounded up; 0 once it is over. */
export function sectionRemainingSeconds(ends: SectionEnds, sinceStartMs: number): number[] {
  return ends.map((end) => Math.max(0, Math.ceil(end - sinceStartMs / 1000)));
}

/**
 * The ends after a credit for an outage. The section in which the outage began gets the minutes, so
 * all later ones move by them. An outage that began before the start counts for the first section,
 * one that began after the last end for the last.
 *
 * @param outageMs when the outage began, in milliseconds since the start; negative before it
 */
export function creditedEnds(ends: SectionEnds, outageMs: number, minutes: number): number[] {
  const open = ends.findIndex((end) => outageMs < end * 1000);
  const credited = open === -1 ? ends.length - 1 : open;
  return ends.map((end, index) => (index < credited ? end : end + minutes * 60));
}

/** As the database stores them. */
export function formatSectionEnds(ends: SectionEnds | null): string | null {
  return ends && ends.join(',');
}

export function parseSectionEnds(stored: string | null): number[] | null {
  return stored === null ? null : stored.split(',').map(Number);
}
