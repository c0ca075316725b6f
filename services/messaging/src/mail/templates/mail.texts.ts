import { indianTime } from '../rules/indian-time.js';

export const brand = 'Abhyas';

/** Without a name when it cannot be shown. */
export const hello = (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`);

export const ignoreIfNotYou = 'If this was not you, ignore this email. Nothing will change.';
export const test = 'Test';
export const exam = 'Exam';
export const reference = 'Reference';
export const chooseNewPassword = 'Choose a new password';
export const codeDoesNotWork = 'My code does not work. What can I do?';

export const verifyEmail = {
  subject: 'Your code to verify your email address',
  heading: 'Verify your email address',
  enterCode: 'Enter this code on our website to finish signing up:',
  valid: (minutes: number) =>
    `The code works for ${durationOf(minutes)}. If you have closed the page, open it again here:`,
  openPage: 'Enter the code',
  footer: 'You got this email because someone signed up at Abhyas with this address.',
};

export const resetPassword = {
  subject: 'Your code to reset your password',
  heading: 'Reset your password',
  enterCode: 'Enter this code on our website to choose a new password:',
  valid: (minutes: number) =>
    `The code works for ${durationOf(minutes)}. Do not share it with anyone.`,
  orOpenLink: (minutes: number) =>
    `Or open this link. Then you do not need the code. The link works once, for ${durationOf(minutes)}. Do not share it with anyone.`,
  footer: 'You got this email because someone asked for a new password at Abhyas.',
};

export const alreadyRegistered = {
  subject: 'You already have an account',
  heading: 'You already have an account',
  happened:
    'Someone, perhaps you, tried to sign up with this email address. You already have an account with it, so nothing was changed.',
  whatToDo: 'Log in to your account. If you forgot your password, choose a new one.',
  logIn: 'Log in',
  footer: 'You got this email because someone tried to sign up at Abhyas with this address.',
};

export const passwordChanged = {
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  happened: (at: string) =>
    `The password of your account was changed on ${indianTime(at)}. All your other devices were logged out.`,
  wasItYou:
    'If this was you, you do not need to do anything. If it was not you, choose a new password now. Then change the password of your email account too: a person who can read your emails can change your password again.',
  footer: 'You got this email because the password of your account at Abhyas was changed.',
};

export const newLogin = {
  subject: 'New login to your account',
  heading: 'New login to your account',
  happened: 'Someone logged in to your account from a browser that you have not used before:',
  browser: 'Browser',
  time: 'Time',
  wasItYou:
    'If this was you, you do not need to do anything. If it was not you, choose a new password now. This also logs out everyone else.',
  whatItMeans: 'What does this email mean?',
  footer: 'You got this email because login alerts are on for your account at Abhyas.',
  turnOff: 'Turn off login alerts',
};

export const accountDeleted = {
  subject: 'Your account was deleted',
  heading: 'Your account was deleted',
  happened:
    'We deleted your account with your profile, photo, saved tests, bookmarked and reported questions, registrations, achievements and messages. The tests that you finished still count in the rankings, but without your name.',
  whatToDo:
    'You can sign up again with this address at any time. If you did not delete your account, please write to us.',
  writeToUs: 'Write to us',
  footer: 'You got this email because your account at Abhyas was deleted.',
};

export const liveTest = {
  starts: 'Starts',
  startBefore: 'Start before',
  duration: 'Duration',
  goToLobby: 'Go to the lobby',
  whatTheLobbyIs:
    'The lobby is the page where you wait for the test. It opens 10 minutes before the start. It checks your device, so that you can start on time.',
  footer: 'You got this email because you registered for this test at Abhyas.',
};

export const testReminder = {
  subject: (test: string) => `Reminder: ${test}`,
  heading: 'Your live test starts soon',
  happened: 'You are registered for this live test. It starts soon:',
  whatIfLate: 'What if I am late?',
  turnOff: 'Turn off test reminders',
};

export const testRegistration = {
  subject: (test: string) => `You are registered: ${test}`,
  heading: 'You are registered',
  happened: 'You are registered for this live test:',
  calendarFile:
    'Open the attached file to add the test to your calendar. The calendar will remind you 30 minutes before the test.',
};

/** To our team. */
export const contact = {
  subject: (subject: string) => `Contact: ${subject}`,
  from: 'From',
  email: 'Email',
  phone: 'Phone',
  footer: 'Sent with the contact form. Your reply to this email goes to the sender.',
};

export const contactReceived = {
  subject: (reference: string) => `We have received your message (${reference})`,
  heading: 'We have received your message',
  thanks:
    'Thank you for writing to us. Our team has your message and will answer you by email or phone.',
  helpPage: 'You can find answers to many questions on our help page:',
  help: 'Help',
  youWrote: 'You wrote:',
  subjectOfMessage: 'Subject',
  footer: 'You got this email because you wrote to Abhyas with the contact form.',
  footerForStranger:
    'You got this email because someone wrote this address in the contact form of Abhyas. If it was not you, ignore this email.',
};

/** To our team. */
export const questionReport = {
  subject: (heading: string, test: string, question: number) =>
    `${heading}: ${test}, question ${question}`,
  reported: 'A question was reported',
  changed: 'A report of a question has changed',
  reason: 'Reason',
  question: 'Question',
  questionInTest: (question: number) => `${question} in this test`,
  questionId: 'Question id',
  version: 'Version',
  report: 'Report',
  asSeen: 'The question as the student saw it:',
  whenChecked: (reportId: string) =>
    `After you have checked it, run: npm run reports:settle -- ${reportId} --outcome corrected (or no-error, or withdrawn). The student then gets an email.`,
  footer: 'You got this email because a student reported a question at Abhyas.',
};

export const reportSettled = {
  subject: (test: string, question: number) =>
    `We checked your report: ${test}, question ${question}`,
  heading: 'We checked your report',
  reported: (question: number, test: string, exam: string) =>
    `You reported question ${question} of “${test}” (${exam}).`,
  outcomes: {
    corrected: 'You were right: the question was corrected. Thank you.',
    'no-error': 'We checked the question again. It has no mistake.',
    withdrawn: 'The question was removed from the test. Thank you for telling us.',
  },
  seeQuestion: 'See the question',
  marksStay: 'Marks and ranks of tests that are already finished do not change.',
  footer: 'You got this email because you reported a question at Abhyas.',
};

export const liveResults = {
  subject: (test: string) => `Your marks: ${test}`,
  heading: 'Your marks and the solutions are here',
  happened: (test: string, exam: string) =>
    `The last student has finished the live test “${test}” (${exam}). You can now see your marks, your rank, and the solution of every question.`,
  seeResults: 'See your marks',
  footer: 'You got this email because you took this live test at Abhyas.',
};

/** Minutes in words: `10 minutes`, `2 hours 30 minutes`. */
export function durationOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [count(hours, 'hour'), count(rest, 'minute')].filter((part) => part !== '').join(' ');
}

function count(number: number, unit: string): string {
  if (number === 0) return '';
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
