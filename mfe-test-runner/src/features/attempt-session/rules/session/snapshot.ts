import type { Progress } from '../../../../shared/progress.types';
import type { Countdown } from '../../../../shared/rules/countdown';
import { hasOtherProgress } from '../merge-progress';
import type { SaveStatus } from '../save-queue';
import type { Ending, SessionState } from './state';

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
}

export function snapshotOf(state: SessionState): SessionSnapshot {
  return {
    progress: state.progress,
    countdown: state.clock.countdown,
    saveStatus: state.saves.status,
    saveRefusal: state.saves.refusal,
    isStoredOnDevice: state.device.isStored,
    hasMergedOtherDevice: state.hasMergedOtherDevice,
    activeTab: state.activeTab,
    ending: state.ending,
  };
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
    isSameProgress(before.progress, after.progress)
  );
}

function isSameProgress(before: Progress, after: Progress): boolean {
  if (before === after) return true;
  return before.currentIndex === after.currentIndex && !hasOtherProgress({ before, after });
}
