import type { ReactElement } from 'react';

export const loading = 'Loading your settings...';
export const loadFailed = 'Your settings could not be loaded';

export const account = 'Account';
export const accountText = (email: ReactElement, link: (label: string) => ReactElement) => (
  <>
    <span>You are logged in as</span> {email}
    <span>. Your photo, name, phone number, education and address are on your</span>{' '}
    {link('profile')}
    <span>.</span>
  </>
);

export const appearance = 'Appearance';
export const appearanceText = 'Your choice is saved in this browser.';
export const themeHints = {
  system: 'Follows the setting of your device.',
  light: 'Dark text on a light background.',
  dark: 'Light text on a dark background.',
  contrast: 'The strongest contrast between text and background.',
} as const;

export const targets = 'Target exams';
export const targetsText =
  'Your home page counts the days to these exams and recommends their tests first.';
export const targetsFailed = 'Your target exams could not be loaded';
export const targetsSaved = 'Your target exams are saved.';

export const password = 'Password';
export const passwordText =
  'A new password logs you out on every other device. We send you an email about it.';
export const noPassword = (link: (label: string) => ReactElement) => (
  <>
    <span>This account has no password yet. Log out and use</span> {link('Forgot your password')}{' '}
    <span>to set one.</span>
  </>
);
export const currentPassword = 'Current Password';
export const newPassword = 'New Password';
export const changePassword = 'Change Password';
export const passwordChanged =
  'Your password was changed. You stay logged in here and are logged out everywhere else.';
export const passwordFailed = 'Your password could not be changed.';
export const enterCurrentPassword = 'Enter your current password';
export const enterNewPassword = 'Choose a new password';
export const enterPassword = 'Enter your password';

export const sessions = 'Where you are logged in';
export const sessionsText =
  'If you do not recognise one of these, log out everywhere and change your password.';
export const thisDevice = 'This device';
export const since = (time: string) => `Since ${time}`;
export const logOutEverywhere = 'Log Out Everywhere';
export const logOutTitle = 'Log out everywhere?';
export const logOutText =
  'You will be logged out on every device, including this one. If you are taking a test, your answers stay saved, but the clock keeps running.';
export const loggedOut = 'You are logged out everywhere.';
export const logOutFailed = 'You could not be logged out.';
export const cancel = 'Cancel';

export const mails = 'Emails';
export const mailsText = 'You cannot turn off emails with codes or about changes to your account.';
export const loginAlerts = 'Login alerts';
export const loginAlertsHint =
  'We email you when your account is used from a new browser or device.';
export const testReminders = 'Test reminders';
export const testRemindersHint = 'We email you before a live test that you registered for.';
export const saving = 'Saving…';
export const saved = 'Saved.';
export const mailsFailed = 'Your choice could not be saved.';

export const data = 'Your data';
export const dataText =
  'Everything that we store about you, including your answers and results, in one JSON file.';
export const download = 'Download My Data';
export const downloaded = 'Your data was downloaded.';
export const downloadFailed = 'Your data could not be downloaded.';

export const deletion = 'Delete your account';
export const deletionText =
  'This deletes your account and your personal data forever. You have to enter your password first.';
export const deleteAccount = 'Delete My Account';
export const deleteTitle = 'Delete your account?';
export const deleteForever = 'This cannot be undone.';
export const deleteLogsOut = 'You are logged out on every device.';
export const deleteRemoves =
  'Your profile, photo, saved tests, bookmarked and reported questions, registrations, achievements, messages and chats are deleted.';
export const deleteLeaves =
  'Results of finished tests stay in the rankings, without your name or anything else that identifies you.';
export const deleteKeeps =
  'For a year we keep a number made of each test and your email address. If you sign up with this address again, these tests do not count as first attempts.';
export const keepAccount = 'Keep My Account';
export const deleteFailed = 'Your account could not be deleted.';
export const passwordLabel = 'Password';
