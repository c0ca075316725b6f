import type { Progress } from '../../../../shared/progress.types';
import type { Countdown } from '../../../../shared/rules/countdown';
import { sectionOf } from '../../../../shared/rules/paper-sections';
import { hasOtherProgress } from '../merge-progress';
import type { SaveStatus } from '../save-queue';
import { shownTimes } from './attempt-clock';
import type { Ending, RefusedAnswer, SessionState } from './state';

/** The section of the current question, in a paper with sections. */
interface SectionSnapshot {
  readonly index: number;
  /** Whether it has a clock of its own: then no other section can be reached. */
  readonly locked: boolean;
  /** Of a locked section: the time that is left in it. */
  readonly countdown: Countdown | undefined;
  /** Of locked sections: the time until the end of each, in order; empty for one clock. */
  readonly ends: readonly Countdown[];
  /** The section whose end has brought the student here, if that was in this tab. */
  readonly ended: number | undefined;
}

/** The part of a session that the page renders. */
export interface SessionSnapshot {
  readonly progress: Progress;
  readonly countdown: Countdown;
  readonly saveStatus: SaveStatus;
  /** The server's message if it refused the last save, else empty. */
  readonly saveRefusal: string;
  /** False when the browser refused to store the answers: then only the network saves them. */
  readonly isStoredOnDevice: boolean;
  /** True once a newer answer arrived from another device. */
  readonly hasMergedOtherDevice: boolean;
  /** `elsewhere` while another tab of this browser has the test: this one is read-only. */
  readonly activeTab: 'here' | 'elsewhere';
  readonly ending: Ending;
  /** Undefined for a paper without sections. */
  readonly section: SectionSnapshot | undefined;
  /** Answers that the server has refused, because their section was not open. */
  readonly refusedAnswers: readonly RefusedAnswer[];
}

export function snapshotOf(state: SessionState): SessionSnapshot {
  return {
    progress: state.progress,
    countdown: shownTimes(state.clock).countdown,
    saveStatus: state.saves.status,
    saveRefusal: state.saves.refusal,
    isStoredOnDevice: state.device.isStored,
    hasMergedOtherDevice: state.hasMergedOtherDevice,
    activeTab: state.activeTab,
    ending: state.ending,
    section: sectionSnapshot(state),
    refusedAnswers: state.saves.refused,
  };
}

function sectionSnapshot(state: SessionState): SectionSnapshot | undefined {
  const { attempt, progress, section, endedSection } = state;
  const { sections } = shownTimes(state.clock);
  const index = section ?? sectionOf(attempt.paper, progress.currentIndex);
  if (index === -1) return undefined;
  return {
    index,
    locked: section !== undefined,
    countdown: sections[index],
    ends: sections,
    ended: endedSection,
  };
}

/** The section whose time runs, where each has its own; undefined where all are open. */
export function runningSection(section: SessionSnapshot['section']): number | undefined {
  return section?.locked ? section.index : undefined;
}

/** Whether both snapshots look the same on the screen. Reading time is not visible. */
export function isSameSnapshot(before: SessionSnapshot, after: SessionSnapshot): boolean {
  return (
    before.countdown === after.countdown &&
    before.saveStatus === after.saveStatus &&
    before.saveRefusal === after.saveRefusal &&
    before.isStoredOnDevice === after.isStoredOnDevice &&
    before.hasMergedOtherDevice === after.hasMergedOtherDevice &&
    before.activeTab === after.activeTab &&
    before.ending === after.ending &&
    before.refusedAnswers === after.refusedAnswers &&
    isSameSection(before.section, after.section) &&
    isSameProgress(before.progress, after.progress)
  );
}

function isSameSection(
  before: SectionSnapshot | undefined,
  after: SectionSnapshot | undefined,
): boolean {
  if (!before || !after) return before === after;
  return (
    before.index === after.index &&
    before.locked === after.locked &&
    before.ends === after.ends &&
    before.ended === after.ended
  );
}

function isSameProgress(before: Progress, after: Progress): boolean {
  if (before === after) return true;
  return before.currentIndex === after.currentIndex && !hasOtherProgress({ before, after });
}
