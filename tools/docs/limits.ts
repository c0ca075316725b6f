/** The services' variables that limit guessing and load: what each counts. Their defaults are in the services' configurations. */
export const limits: Readonly<Record<string, string>> = {
  LIMIT_LOGIN_FAILURES:
    'failed log-ins of an account: of all strangers together, and of each browser that the account knows; also wrong current passwords of a session, to change the password or delete the account',
  LIMIT_LOGIN_FAILURES_SECONDS: 'the window of this limit',
  LOGIN_SLOWDOWN_MS: 'added delay of each failed log-in after the fifth, up to 2 seconds in all',
  LIMIT_ADDRESS:
    'calls of a client address that register, log in or use codes; with a token, calls of a student that log out, change the password or delete the account',
  LIMIT_ADDRESS_SECONDS: 'the window of this limit',
  LIMIT_KNOWN_BROWSERS:
    'in that window, further calls from client addresses beyond that limit, by all browsers together that an account knows',
  LIMIT_CODES: 'codes that one caller requests for one email address and purpose',
  LIMIT_CODES_SECONDS: 'the window of this limit',
  LIMIT_CODE_MAILS:
    'codes for one email address and purpose that all strangers together request in that window; beyond it no mail is sent, and the response is the same',
  CODE_GAP_SECONDS: 'pause between two codes of one purpose, for one caller',
  CODE_MINUTES: 'how long a code is valid',
  CODE_TRIES:
    'wrong tries at a code, counted separately for the browser that requested it, for browsers that the account knows and for all others; then a new code is needed',
  LIMIT_RESET_TRIES:
    'wrong reset codes for an email address in a day, counted separately for strangers who requested a code and for those who did not; then the link is needed',
  RESET_LINK_MINUTES: 'how long the link of a reset mail is valid',
  LIMIT_PHOTOS: 'uploads of a photo by a student in an hour, also refused ones',
  LIMIT_DATA: 'downloads of all their data by a student in an hour',
  CHAT_LIMIT_PER_USER: 'chat messages of one conversation in a minute',
  CHAT_LIMIT_PER_ADDRESS: 'chat messages of a client address in a minute',
  CONTACT_LIMIT_PER_ADDRESS: 'contact messages of a client address in an hour',
  CONTACT_RECEIPTS_PER_ADDRESS:
    'acknowledgements of contact messages to one email address in a day, whoever entered it',
  LIMIT_QUESTION_REPORTS: 'reports of questions by a student in an hour, changes included',
  LIMIT_BOOKMARKS: 'changes of bookmarks by a student in ten minutes',
  STARTS_PER_SECOND:
    'students who get into one test in a second, all together; others wait for their turn',
  LIMIT_BROWSER_REPORTS: 'error reports of a client address in ten minutes',
};
