import { formatCount } from '@abhyas/web-kit/formats';

export const live = 'Live test';
export const over = 'Over';
export const closedOn = (time: string) => `This live test closed on ${time}.`;
export const registrationFailed = 'Your registration could not be loaded';
export const isRegistered = 'You are registered.';
export const registered = (note: string) => `${note} The lobby opens 10 minutes before the test.`;
export const startTest = 'Start Test';
export const registerNow = 'Register Now';
export const addToCalendar = 'Add to Calendar';
export const enterLobby = 'Enter lobby';
export const opens = 'Opens';
export const closes = 'Closes';
export const places = 'Places';

export const lobby = 'Lobby';
export const lobbyOf = (test: string) => `Lobby: ${test}`;
export const testDetails = 'Test details';
export const loadingLobby = 'Loading the lobby...';
export const noLobbyTitle = 'This test has no lobby';
export const noLobbyText =
  'Only live tests start at the same time for everyone. You can take this one at any time.';
export const viewDetails = 'View Details';

export const isOpen = 'The test is open';
export const startsIn = 'The test starts in';
export const startUntil = (closes: string, duration: string) =>
  `Start when you are ready, until ${closes}. Your time of ${duration} starts when you press Start Test under the instructions.`;
export const keepOpen =
  'Keep this page open: the Start Test button appears here by itself. You do not need to reload.';
export const timeToStart = 'Time to the start';
export const canStart = 'The test is open. You can start.';
export const startsWithin = (minutes: number) =>
  `The test starts in less than ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`;

export const earlyTitle = 'The lobby is not open yet';
export const early = (opens: string, wait: string) => (
  <>
    <span>You are registered.</span>{' '}
    <span>{`The lobby opens 10 minutes before the test, on ${opens}:`}</span>{' '}
    <strong>{`in ${wait}`}</strong>
    <span>. This page opens it by itself.</span>
  </>
);

export const notRegisteredTitle = 'You are not registered yet';
export const canRegister = (note: string) =>
  `Only registered students can enter the lobby and take the test. ${note}`;
export const cannotRegister = (note: string) =>
  `${note} Only registered students can take this test.`;
export const seriesOf = (exam: string) => `${exam} Test Series`;

export const taken = 'You have taken this live test';
export const takenAlready = 'You have taken this live test. Every student can take it once.';
export const takenOnce = (marksCome: string) => `Every student can take it once. ${marksCome}.`;
export const seeAttempt = 'See Your Attempt';

export const overTitle = 'This live test is over';
export const overOn = (time: string) => `It closed on ${time}.`;
export const seeResults = 'See your results';

export const starts = 'Starts';
export const openUntil = 'Open until';
export const questions = 'Questions';
export const questionsOf = (count: number) => formatCount(count, 'question');
export const duration = 'Duration';
