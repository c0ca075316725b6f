/** The services' variables that limit guessing and load: what each counts. Their defaults are in the services' configurations. */
export const limits: Readonly<Record<string, string>> = {
  LIMIT_LOGIN_FAILURES:
    'failed log-ins of an account, from all strangers together and from each browser that it knows; a wrong present password counts too',
  LIMIT_LOGIN_FAILURES_SECONDS: 'in so long a time',
  LOGIN_SLOWDOWN_MS: 'how much longer each failed log-in after the fifth takes, to 2 seconds',
  LIMIT_ADDRESS: 'calls of a client address that register, log in or use codes',
  LIMIT_ADDRESS_SECONDS: 'in so long a time',
  LIMIT_CODES: 'codes that one caller asks for, for one e-mail address and purpose',
  LIMIT_CODES_SECONDS: 'in so long a time',
  LIMIT_CODE_MAILS:
    'codes that strangers together have mailed to an e-mail address for one purpose in that time; beyond it no mail is sent, and the response is the same',
  CODE_GAP_SECONDS: 'pause between two codes of one purpose, for one caller',
  CODE_MINUTES: 'how long a code is good for',
  CODE_TRIES:
    'wrong tries at a code by the browser that asked for it, by browsers that the account knows, and by all others: each then has to ask for a new one',
  LIMIT_RESET_TRIES:
    'wrong reset codes for an e-mail address in a day, of strangers who asked for one, and of those who did not; then they need the link',
  RESET_LINK_MINUTES: 'how long the link of a reset mail is good for',
  LIMIT_PHOTOS: 'photos a student may upload in an hour',
  LIMIT_DATA: 'downloads of all their data by a student in an hour',
  CHAT_LIMIT_PER_USER: 'chat messages of one conversation in a minute',
  CHAT_LIMIT_PER_ADDRESS: 'chat messages of a client address in a minute',
  CONTACT_LIMIT_PER_ADDRESS: 'contact messages of a client address in an hour',
  LIMIT_BROWSER_REPORTS: 'calls of a client address that report faults of pages, in ten minutes',
};
