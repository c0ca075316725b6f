import type { User } from '@abhyas/web-kit';

/** Where the last answers are, on every screen of a running test. */
export const saved = 'Saved';
export const saving = 'Saving…';
export const allSaved = 'All answers saved';
export const savedOffline = 'Offline, all answers saved';
export const offline = 'Offline, kept on this device';
export const offlineKeepOpen = 'Offline: keep this page open';
export const notSent = 'Not sent yet, kept on this device';
export const notSentKeepOpen = 'Not sent yet: keep this page open';
export const refused = 'Not saved, kept on this device';
export const refusedKeepOpen = 'Not saved: keep this page open';

/** What to do when the server does not accept the answers. `reason` is a sentence of the server. */
export const refusedNotice = (reason: string): string =>
  `Your answers are not saved: ${reason} They are kept on this device. We try again with your next answer, or when you reload this page. If this message stays, contact us before your time is up.`;
export const refusedKeepOpenNotice = (reason: string): string =>
  `Your answers are not saved: ${reason} They cannot be kept on this device, so keep this page open. We try again with your next answer. If this message stays, contact us before your time is up.`;

export const elsewhere = 'This test is open in another tab';
export const elsewhereText =
  'Your test goes on in that tab, with all your answers. To use this tab, press “Continue here”, or close the other tab.';
export const takeOver = 'Continue here';

/** What a page says of its test while its student is not logged in. */
export interface AwayWords {
  readonly title: string;
  readonly reason?: string;
  readonly saved: string;
  readonly kept: string;
  readonly keepOpen: string;
  readonly clockIsRunning: string;
}

export const noAccount: AwayWords = {
  title: 'You are logged out',
  saved: 'All your answers are saved. Log in again to continue your test.',
  kept: 'Your last answers are kept on this device. We save them when you log in again.',
  keepOpen:
    'Your last answers are only on this page. Keep it open and log in again in a new tab. Then this page saves them.',
  clockIsRunning: 'The clock of your test is still running:',
};
export const logIn = 'Log in';

type Student = Pick<User, 'name' | 'email'>;

/** Another account was logged in, in another tab of this browser, while a test of the owner was running. */
export const otherAccount = (owner: Student, other: Student): AwayWords => ({
  title: 'Another account is logged in',
  reason: `You are now logged in as ${other.name} (${other.email}). This happened in another tab. The test on this page belongs to ${owner.name} (${owner.email}).`,
  saved: `All answers of ${owner.name} are saved. To continue the test, log in as ${owner.name} again.`,
  kept: `The last answers of ${owner.name} are kept on this device. We save them when ${owner.name} logs in here again.`,
  keepOpen: `The last answers of ${owner.name} are only on this page. Keep it open and log in as ${owner.name} again in another tab. Then this page saves them.`,
  clockIsRunning: 'The clock of this test is still running:',
});
export const changeAccount = 'Log out and change account';
export const openAs = ({ name }: Student): string => `Open the test as ${name}`;
