/** The rule for each field that a call accepts. */
export const inputFields: readonly { names: readonly string[]; rule: string }[] = [
  {
    names: ['email'],
    rule: 'an e-mail address (see below) of at most 254 characters, trimmed, compared without case',
  },
  {
    names: ['password', 'newPassword'],
    rule: '8 to 128 characters of any kind, as typed, not among the commonest',
  },
  { names: ['currentPassword'], rule: '1 to 128 characters' },
  { names: ['otp'], rule: 'six digits' },
  { names: ['token'], rule: '43 characters of base64url: 256 bits, from the link of a reset mail' },
  { names: ['name'], rule: '1 to 100 characters on one line, cleaned (see below)' },
  { names: ['mobile'], rule: '10 to 15 digits, a plus in front allowed' },
  { names: ['education'], rule: 'at most 200 characters on one line, cleaned' },
  { names: ['address'], rule: 'at most 500 characters, cleaned' },
  { names: ['remember', 'loginAlerts', 'testReminders'], rule: 'true or false' },
  {
    names: ['accessToken'],
    rule: 'at most 4,096 characters; the provider is asked what it is worth',
  },
  { names: ['googleId'], rule: 'not looked at; `name` and `email` of a provider sign-in neither' },
  { names: ['file'], rule: 'a UUID and `.webp`' },
  {
    names: ['page', 'limit'],
    rule: 'whole numbers, brought into the range that exists; `page` of a report: at most 200 characters',
  },
  { names: ['q'], rule: 'any text; only its beginning is searched for' },
  {
    names: ['examId', 'testId', 'attemptId', 'id'],
    rule: "a UUID that is there and, where it is somebody's, the caller's",
  },
  { names: ['responses'], rule: "at most 1,000, of questions of the attempt's own paper" },
  { names: ['questionId'], rule: 'at most 64 characters' },
  { names: ['selectedOption'], rule: '0 to 3, or null' },
  { names: ['timeSpent'], rule: 'whole seconds from 0 to 86,400' },
  { names: ['marked', 'visited'], rule: 'true or false' },
  { names: ['changedAt'], rule: 'whole milliseconds since the start, bounded' },
  { names: ['currentQuestionIndex', 'revision'], rule: 'whole numbers from 0 and from 1, bounded' },
  { names: ['userId'], rule: 'of the chat: 1 to 100 letters, digits, `_` and `-`' },
  {
    names: ['message'],
    rule: '1 to 1,000 characters in the chat, 1 to 5,000 in the contact form, cleaned; at most 500 in a report',
  },
  { names: ['phone'], rule: 'ten digits, whatever stands between them' },
  { names: ['subject'], rule: '1 to 200 characters, cleaned' },
  {
    names: ['reports'],
    rule: '1 to 10 in at most 4 KB; addresses, tokens, queries, ids and long numbers are cut out of their texts',
  },
  { names: ['kind'], rule: '`error`, `unhandled_rejection`, `save_failed` or `remote_failed`' },
  {
    names: ['remote'],
    rule: 'at most 40 characters; of what is no app of ours only "other" is kept',
  },
  { names: ['version'], rule: 'at most 40 letters, digits, `.`, `_`, `+` and `-`' },
  { names: ['count'], rule: 'a whole number from 1 to 1,000' },
];
