import type { ServerClock } from '@abhyas/web-kit';

/** `notice`: the test works, but the student should know; `problem`: something has to be done. */
export type CheckState = 'good' | 'notice' | 'problem';

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
  if (errorMs <= maxClockErrorMs)
    return { state: 'good', text: 'Your device shows the right time.' };
  const direction = deviceAheadMs > 0 ? 'ahead' : 'behind';
  return {
    state: 'notice',
    text: `Your device’s clock is ${describeSpan(errorMs)} ${direction}. You lose nothing by it: the test runs by our clock, and so does this page.`,
    advice: 'To set it right, turn on automatic date and time in the settings of your device.',
  };
}

export function describeNetwork({ roundTripMs }: Pick<ServerClock, 'roundTripMs'>): CheckResult {
  const ms = Math.max(1, Math.round(roundTripMs));
  if (ms <= slowMs)
    return { state: 'good', text: `Connected: a message takes ${ms} ms there and back.` };
  return {
    state: 'notice',
    text: `Connected, but slow: a message takes ${(ms / 1000).toFixed(1)} seconds there and back.`,
    advice:
      'Move closer to the router, or use mobile data. Answers are kept on this device until they are sent.',
  };
}

/** When no message came back. */
export const noNetwork: CheckResult = {
  state: 'problem',
  text: 'We could not reach the server.',
  advice:
    'Check that Wi-Fi or mobile data is on, then check again. You need a connection to start.',
};

export function describeStorage(finding: StorageFinding): CheckResult {
  if (!finding.canStore) {
    return {
      state: 'problem',
      text: 'This browser does not let us keep answers on the device.',
      advice:
        'Leave private browsing, or free some space. Otherwise an answer is safe only once it is saved online.',
    };
  }
  const { freeBytes } = finding;
  if (freeBytes !== undefined && freeBytes < minFreeBytes) {
    return {
      state: 'notice',
      text: `Answers are kept on this device, but little space is left (${Math.floor(freeBytes / mebibyte)} MB).`,
      advice: 'Delete files or apps that you do not need.',
    };
  }
  return { state: 'good', text: 'Answers are kept on this device until they are saved online.' };
}

export function describeFullScreen(finding: FullScreenFinding): CheckResult {
  switch (finding) {
    case 'untried':
      return { state: 'good', text: 'This browser can show the test in full screen.' };
    case 'works':
      return { state: 'good', text: 'Full screen works.' };
    case 'refused':
      return {
        state: 'notice',
        text: 'The browser did not allow full screen. The test works in the window too.',
        advice: 'Try it again, or press F11 on a computer.',
      };
    case 'unsupported':
      return {
        state: 'notice',
        text: 'This browser has no full screen, as on iPhones. The test works in the window too.',
      };
  }
}

function describeSpan(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 90) return plural(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 36 && hours % 24 !== 0
    ? plural(hours, 'hour')
    : plural(Math.round(hours / 24), 'day');
}

function plural(count: number, noun: string): string {
  return `${count === 1 ? 'one' : count} ${noun}${count === 1 ? '' : 's'}`;
}
