import { apportion } from '../../scoring/rules/apportion.js';
import { GRACE_MS } from './attempt-clock.js';

/** Why an answer of a save was not taken: its section is over, or has not begun. */
export const REFUSALS = ['section_closed', 'section_not_open'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Clocks of pages differ from the server's by that much at most. */
const PAGE_CLOCK_MS = 2_000;
/** The grace of a section that is not the last: a share of its time, within these limits. */
const GRACE_SHARE = 1 / 20;
const MIN_GRACE_MS = 5_000;
/** A save that takes longer has been given up by its page. */
const SAVE_MS = 10_000;

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
 * How long after its end a section may still take answers. The last one ends with the test and has the
 * grace of the test.
 */
export function sectionGraceMs(ends: SectionEnds, section: number): number {
  if (section === ends.length - 1) return GRACE_MS;
  const lengthMs = endOf(ends, section) - beginOf(ends, section);
  return Math.min(GRACE_MS, Math.max(MIN_GRACE_MS, lengthMs * GRACE_SHARE));
}

/**
 * Whether a section takes answers: from 2 s before its begin until, and including, its end. In the
 * `grace` after it, it takes those of {@link wasChosenInTime}; the last section takes all.
 *
 * @param sinceStartMs milliseconds since the start; negative where a clock was set back
 */
export function judgeSection(
  ends: SectionEnds,
  section: number,
  sinceStartMs: number,
): 'open' | 'grace' | Refusal {
  const end = endOf(ends, section);
  if (sinceStartMs > end + sectionGraceMs(ends, section)) return 'section_closed';
  if (sinceStartMs > end && section < ends.length - 1) return 'grace';
  const isEarly = section > 0 && sinceStartMs < beginOf(ends, section) - PAGE_CLOCK_MS;
  return isEarly ? 'section_not_open' : 'open';
}

/** When an answer was chosen and when the attempt was last saved, in milliseconds since the start. */
interface AnswerTimes {
  readonly changedAt: number;
  readonly savedAt: number | null;
}

/**
 * Whether an answer that arrives in the grace of its section was chosen before the end, as far as the
 * server can know: by its own time, and because the last save would have contained it otherwise, as
 * each save contains all answers.
 */
export function wasChosenInTime(
  ends: SectionEnds,
  section: number,
  { changedAt, savedAt }: AnswerTimes,
): boolean {
  const isBeforeEnd = changedAt <= endOf(ends, section) + PAGE_CLOCK_MS;
  return isBeforeEnd && (savedAt === null || changedAt >= savedAt - SAVE_MS);
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

function beginOf(ends: SectionEnds, section: number): number {
  return (ends[section - 1] ?? 0) * 1000;
}

function endOf(ends: SectionEnds, section: number): number {
  return (ends[section] ?? 0) * 1000;
}
