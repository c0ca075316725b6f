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

/** A section with its own time has ended, and the next one has begun. */
export const sectionChange = (ended: string, began: string): string =>
  `The time for ${ended} is over. You can no longer change its answers. Now you are in ${began}.`;

/** The server has not taken answers of a section that was not open. `numbers` are those of questions. */
export const answersTooLate = (numbers: readonly number[]): string =>
  `${yourAnswersTo(numbers)} reached us too late: the section was over. What we had saved before counts.`;
export const answersTooEarly = (numbers: readonly number[]): string =>
  `${yourAnswersTo(numbers)} reached us before the section began. ${keptUntilBegin(numbers)}`;

function keptUntilBegin(numbers: readonly number[]): string {
  return numbers.length === 1
    ? 'It is kept here and will be saved when the section begins.'
    : 'They are kept here and will be saved when the section begins.';
}

function yourAnswersTo(numbers: readonly number[]): string {
  if (numbers.length === 1) return `Your answer to question ${numbers[0]}`;
  return `Your answers to questions ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}

/** Shown on the results, which the page opens when a test has ended. */
export const timeIsUp = 'Time is up. Your test was submitted.';
export const alreadySubmitted = 'This test was already submitted.';
export const submittedBeforeLast =
  'This test was submitted before your last answers reached us. We counted only the answers that were saved before.';
export const submittedWithLate =
  'Some of your last answers reached us too late. We counted only the answers that were saved in time.';
export const timeIsUpAllSaved = 'Time is up. All your answers were saved in time, and they count.';
export const timeIsUpBeforeLast =
  'Time was up before your last answers reached us. We counted only the answers that were saved before.';
