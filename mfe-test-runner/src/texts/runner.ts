/** The page around the question: its header, its buttons and its notices. */
export const documentTitle = 'Mock test';
export const loading = 'Loading test…';

export const keyboardHelp = 'Keyboard help';
export const calculator = 'Calculator';
export const calculatorFailed =
  'The calculator did not load. Check your connection, then press Retry.';
export const retry = 'Retry';
export const fullScreen = 'Full screen';
export const exitFullScreen = 'Exit full screen';
export const submit = 'Submit';

export const questionButtons = 'Question';
export const previous = 'Previous';
export const next = 'Next';
export const questions = 'Questions';

export const dismiss = 'Dismiss';
export const resumed =
  'Welcome back. Your answers are here. The clock kept running while you were away.';
export const otherDevice =
  'This test is also open on another device. You can use both. For each question, your latest answer counts.';
export const noDeviceStorage =
  'Your answers cannot be kept on this device: its storage is full, or this is a private window. They are saved over the internet only. Keep this page open until you see “Saved”.';

/** Shown on the results, which the page opens when a test has ended. */
export const timeIsUp = 'Time is up. Your test was submitted.';
export const alreadySubmitted = 'This test was already submitted.';
export const submittedBeforeLast =
  'This test was submitted before your last answers reached us. Only the answers saved before that count.';
export const timeIsUpAllSaved = 'Time is up. All your answers were saved in time, and they count.';
export const timeIsUpBeforeLast =
  'Time was up before your last answers reached us. Only the answers saved before that count.';
