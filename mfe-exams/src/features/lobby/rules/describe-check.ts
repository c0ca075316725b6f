import type { ServerClock } from '@abhyas/web-kit';
import * as texts from '../../../texts/device-checks';

/** `notice`: the test works, but the student should know; `problem`: something has to be done. */
type CheckState = 'good' | 'notice' | 'problem';

/** One result of the lobby's check: what was found, and what to do about it. */
export interface CheckResult {
  readonly state: CheckState;
  readonly text: string;
  readonly advice?: string;
}

/** What a try of the device's storage found; bytes. */
export type StorageFinding =
  | { canStore: false }
  | { canStore: true; freeBytes: number | undefined };

export type FullScreenFinding = 'untried' | 'works' | 'refused' | 'unsupported';

const maxClockErrorMs = 60_000;
const slowMs = 1_500;
const mebibyte = 1024 * 1024;
const minFreeBytes = 20 * mebibyte;

/** The test runs by the server's clock, so a wrong device clock never costs time. */
export function describeClock({ deviceAheadMs }: Pick<ServerClock, 'deviceAheadMs'>): CheckResult {
  const errorMs = Math.abs(deviceAheadMs);
  if (errorMs <= maxClockErrorMs) return { state: 'good', text: texts.clockIsRight };
  const span = describeSpan(errorMs);
  return {
    state: 'notice',
    text: deviceAheadMs > 0 ? texts.clockIsAhead(span) : texts.clockIsBehind(span),
    advice: texts.clockAdvice,
  };
}

export function describeNetwork({ roundTripMs }: Pick<ServerClock, 'roundTripMs'>): CheckResult {
  const ms = Math.max(1, Math.round(roundTripMs));
  if (ms <= slowMs) return { state: 'good', text: texts.isConnected(ms) };
  return {
    state: 'notice',
    text: texts.isSlow((ms / 1000).toFixed(1)),
    advice: texts.slowAdvice,
  };
}

/** When no message came back. */
export const noNetwork: CheckResult = {
  state: 'problem',
  text: texts.noConnection,
  advice: texts.noConnectionAdvice,
};

export function describeStorage(finding: StorageFinding): CheckResult {
  if (!finding.canStore) {
    return {
      state: 'problem',
      text: texts.cannotStore,
      advice: texts.cannotStoreAdvice,
    };
  }
  const { freeBytes } = finding;
  if (freeBytes !== undefined && freeBytes < minFreeBytes) {
    return {
      state: 'notice',
      text: texts.littleSpace(Math.floor(freeBytes / mebibyte)),
      advice: texts.littleSpaceAdvice,
    };
  }
  return { state: 'good', text: texts.canStore };
}

export function describeFullScreen(finding: FullScreenFinding): CheckResult {
  switch (finding) {
    case 'untried':
      return { state: 'good', text: texts.fullScreenUntried };
    case 'works':
      return { state: 'good', text: texts.fullScreenWorks };
    case 'refused':
      return {
        state: 'notice',
        text: texts.fullScreenRefused,
        advice: texts.fullScreenAdvice,
      };
    case 'unsupported':
      return {
        state: 'notice',
        text: texts.noFullScreen,
      };
  }
}

function describeSpan(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 90) return texts.minutes(minutes);
  const hours = Math.round(minutes / 60);
  return hours < 36 && hours % 24 !== 0 ? texts.hours(hours) : texts.days(Math.round(hours / 24));
}
