export const title = 'Is your device ready?';
export const again = 'Check again';
export const checkingAll = 'Checking your device…';
export const checking = 'Checking…';
export const allReady = 'Everything is ready.';
export const withNotes = 'You can take the test. Please read the notes.';
export const withProblems = 'Something needs your attention before the test.';

export const states = {
  good: 'Ready',
  notice: 'Works, with a note',
  problem: 'Needs your attention',
} as const;

export const connection = 'Connection';
export const isConnected = (ms: number) => `Connected: our answer took ${ms} ms.`;
export const isSlow = (seconds: string) =>
  `Connected, but slow: our answer took ${seconds} seconds.`;
export const slowAdvice =
  'Move closer to the router, or use mobile data. Answers are kept on this device until they are sent.';
export const noConnection = 'We could not reach the server.';
export const noConnectionAdvice =
  'Check that Wi-Fi or mobile data is on, then check again. You need a connection to start.';

export const clock = 'Clock';
export const clockIsRight = 'Your device shows the right time.';
export const clockIsAhead = (span: string) =>
  `Your device’s clock is ${span} ahead. You lose no time: the test and this page use our clock.`;
export const clockIsBehind = (span: string) =>
  `Your device’s clock is ${span} behind. You lose no time: the test and this page use our clock.`;
export const clockAdvice =
  'To correct it, turn on automatic date and time in the settings of your device.';
export const clockUnknown = 'We could not compare your device’s clock with ours.';
export const clockUnknownAdvice =
  'Until you are connected, this page uses the clock of your device.';
export const minutes = (count: number) => span(count, 'minute');
export const hours = (count: number) => span(count, 'hour');
export const days = (count: number) => span(count, 'day');

export const storage = 'Storage';
export const canStore = 'Answers are kept on this device until they are saved online.';
export const cannotStore = 'This browser does not let us keep answers on the device.';
export const cannotStoreAdvice =
  'Leave private browsing, or free some space. Otherwise an answer is safe only after it is saved online.';
export const littleSpace = (megabytes: number) =>
  `Answers are kept on this device, but little space is left (${megabytes} MB).`;
export const littleSpaceAdvice = 'Delete files or apps that you do not need.';

export const fullScreen = 'Full screen';
export const tryFullScreen = 'Try full screen';
export const leaveFullScreen = 'Leave full screen';
export const fullScreenUntried = 'This browser can show the test in full screen.';
export const fullScreenWorks = 'Full screen works.';
export const fullScreenRefused =
  'The browser did not allow full screen. The test also works without it.';
export const fullScreenAdvice = 'Try it again, or press F11 on a computer.';
export const noFullScreen =
  'This browser has no full screen, as on iPhones. The test also works without it.';

function span(count: number, noun: string): string {
  return `${count === 1 ? 'one' : count} ${noun}${count === 1 ? '' : 's'}`;
}
