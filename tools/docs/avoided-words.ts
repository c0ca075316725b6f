/** Words that no text for people uses, how a search finds them, and what we write. In docs/words.md. */
export const avoidedWords: readonly {
  words: string;
  found: readonly RegExp[];
  but: string;
}[] = [
  {
    words: 'sign in, sign on, sign-in',
    found: [/\bsign(s|ed|ing)? ?(in|on)\b/i, /\bsign-(in|on)s?\b/i],
    but: 'log in, login',
  },
  { words: 'sign out', found: [/\bsign(s|ed|ing)? out\b/i], but: 'log out' },
  { words: 'log-in, log-out', found: [/\blog-(in|out)s?\b/i], but: 'login, logout' },
  { words: 'e-mail', found: [/\be-mail/i], but: 'email' },
  { words: 'OTP, one-time code', found: [/\bOTP\b/, /\bone-time (code|password)/i], but: 'code' },
  { words: 'taker', found: [/\btakers?\b/i], but: 'students who took it' },
  {
    words: 'the mean, takers’ mean',
    found: [/\b(the|takers['’]|students['’]) mean\b/i],
    but: 'the average',
  },
  {
    words: 'left open, unattempted',
    found: [/\b(left|leaves?|leaving) (a |the |no )?(questions? )?open\b/i, /\bunattempted\b/i],
    but: 'not answered',
  },
  {
    words: 'synced, persisted',
    found: [/\b(re)?sync(s|ed|ing)?\b/i, /\bpersisted\b/i],
    but: 'saved',
  },
  {
    words: 'time remaining',
    found: [/\b(time remaining|remaining time|minutes remaining)\b/i],
    but: 'time left',
  },
  {
    words: 'our office, our staff',
    found: [
      /\b(to|by|ask|contact) (our|the) office\b/i,
      /\boffice (answer|check|will|can)s?\b/i,
      /\bour staff\b/i,
    ],
    but: 'our team',
  },
  { words: 'sends your wish', found: [/\bsends? your wish\b/i], but: 'our team will call you' },
  {
    words: 'perhaps other words help',
    found: [/\bother words help\b/i],
    but: 'please ask in a different way',
  },
  { words: 'leads to you', found: [/\bleads? (back )?to you\b/i], but: 'without your name' },
  { words: 'as on this device', found: [/\bas on this device\b/i], but: 'same as device' },
  { words: 'nowhere slower', found: [/\bnowhere slower\b/i], but: 'as fast as others, or faster' },
  { words: 'marked too', found: [/\bmarked too\b/i], but: 'answered and marked' },
];

/** Labels of the specification: whole texts, which are wrong as a part of others. */
export const specifiedLabels: readonly string[] = ['OTP'];

/** Texts of the specification, which stay word for word. */
export const specifiedTexts: readonly string[] = [
  'Sign in with',
  'of test takers',
  'Resend OTP',
  'Send Reset OTP',
  'Verify OTP',
  'OTP resent successfully!',
  'OTP verified successfully!',
  'Password reset OTP sent to your email!',
  'Failed to resend OTP',
  'Failed to send reset OTP',
  'OTP verification failed',
];
