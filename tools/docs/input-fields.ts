/** The rule for each field that a call accepts. */
export const inputFields: readonly { names: readonly string[]; rule: string }[] = [
  {
    names: ['email'],
    rule: 'an email address (see below) of at most 254 characters, trimmed, compared without case; any text of that length in a log-in; ignored in the profile',
  },
  {
    names: ['password', 'newPassword'],
    rule: '8 to 128 characters of any kind, as typed, not among the most common ones; `password` of a log-in and of the deletion of the account: 1 to 128 characters',
  },
  { names: ['currentPassword'], rule: '1 to 128 characters' },
  { names: ['otp'], rule: 'six digits, of any script' },
  { names: ['token'], rule: '43 characters of base64url: 256 bits, from the link of a reset mail' },
  { names: ['name'], rule: '1 to 100 characters on one line, cleaned (see below)' },
  {
    names: ['mobile'],
    rule: '10 to 15 digits, of any script, with an optional plus sign in front; spaces, brackets, dots, hyphens and invisible characters are removed; may be empty in the profile',
  },
  { names: ['education'], rule: 'at most 200 characters on one line, cleaned' },
  { names: ['address'], rule: 'at most 500 characters, cleaned' },
  { names: ['remember', 'loginAlerts', 'testReminders'], rule: 'true or false' },
  {
    names: ['accessToken'],
    rule: 'at most 4,096 characters; the provider verifies it',
  },
  { names: ['googleId'], rule: 'ignored, like `name` and `email` of a provider sign-in' },
  { names: ['part'], rule: 'the number of a file that the index of the sitemap names' },
  { names: ['figureId'], rule: '43 characters of base64url: a digest of a picture' },
  { names: ['file'], rule: 'a UUID and `.webp`' },
  {
    names: ['page', 'limit'],
    rule: 'whole numbers from 1; in lists of the catalogue, an invalid one counts as the default and a too large one as the maximum, in the test history and the bookmarked questions it is 400; `page` of a report: at most 200 characters',
  },
  {
    names: ['q'],
    rule: 'any text; only its beginning is used; at most 200 characters in the bookmarked questions, 100 in the test history',
  },
  {
    names: ['category'],
    rule: 'any text; its first 60 characters are compared with the names of exam categories, in any case',
  },
  {
    names: ['examId', 'testId', 'attemptId', 'id'],
    rule: "a UUID of an existing exam, test or attempt; an attempt must be the caller's own",
  },
  {
    names: ['from', 'to'],
    rule: 'a day as YYYY-MM-DD, by India’s calendar; `to` is not before `from`',
  },
  { names: ['sort'], rule: '`date`, `score`, `accuracy` or `duration`, with `-` for descending' },
  { names: ['targets'], rule: 'at most 5, each exam once' },
  {
    names: ['examDate'],
    rule: 'a day from today to five years ahead by India’s calendar, or null',
  },
  { names: ['responses'], rule: "at most 1,000; each question must be in the attempt's paper" },
  {
    names: ['questionId'],
    rule: 'at most 64 characters; of a bookmark or a report: a question of a finished attempt of the caller',
  },
  { names: ['selectedOption'], rule: 'an option of the question, counted from 0, or null' },
  {
    names: ['selectedOptions'],
    rule: 'for a question with several right options: at most 8 different options of it, or null',
  },
  {
    names: ['value'],
    rule: 'for a numeric question: a decimal number as text, of at most 64 characters, or null',
  },
  { names: ['timeSpent'], rule: 'whole seconds from 0 to 86,400' },
  { names: ['marked', 'visited'], rule: 'true or false' },
  { names: ['cleared'], rule: 'true or false; not together with an answer' },
  { names: ['changedAt'], rule: 'whole milliseconds since the start, at most 32 bits' },
  {
    names: ['currentQuestionIndex', 'revision'],
    rule: 'whole numbers from 0 and from 1, with a maximum',
  },
  { names: ['userId'], rule: 'of the chat: 1 to 100 letters, digits, `_` and `-`' },
  {
    names: ['message'],
    rule: '1 to 1,000 characters in the chat, 1 to 5,000 in the contact form, cleaned; at most 500 in a report',
  },
  {
    names: ['phone'],
    rule: 'ten digits, of any script; +91, a leading 0 and other characters are removed',
  },
  {
    names: ['subject'],
    rule: '1 to 200 characters, cleaned; at most 200 characters as a filter of the bookmarked questions',
  },
  { names: ['topic'], rule: 'at most 200 characters; one that fits nothing finds nothing' },
  { names: ['note'], rule: 'at most 2,000 characters, cleaned' },
  {
    names: ['reason'],
    rule: '`wrong-answer`, `unclear`, `typing-error`, `wrong-explanation`, `outside-syllabus` or `other`',
  },
  { names: ['text'], rule: 'of a report of a question: at most 1,000 characters, cleaned' },
  {
    names: ['reports'],
    rule: '1 to 10 in at most 4 KB; addresses, tokens, queries, ids and long numbers are removed from their texts',
  },
  { names: ['kind'], rule: '`error`, `unhandled_rejection`, `save_failed` or `remote_failed`' },
  {
    names: ['remote'],
    rule: 'at most 40 characters; the name of an unknown app is logged as "other"',
  },
  { names: ['version'], rule: 'at most 40 letters, digits, `.`, `_`, `+` and `-`' },
  { names: ['count'], rule: 'a whole number from 1 to 1,000' },
];
