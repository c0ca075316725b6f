import type { Faq } from '@abhyas/web-kit';
import { describe, expect, it } from '@jest/globals';
import { AnswerSearch } from './search-answers';

const faq = (slug: string, question: string, answer: string): Faq => ({
  id: slug,
  slug,
  group: 'Group',
  question,
  answer,
});

const search = new AnswerSearch([
  faq('reset-password', 'How do I reset my password?', 'Choose “Forgot your password”.'),
  faq('code-not-arrived', 'My code has not arrived. What can I do?', 'Look in the spam folder.'),
  faq('what-is-percentile', 'What does my percentile mean?', 'The share of participants.'),
  faq('connection-lost', 'What happens if I lose my connection during a test?', 'Go on.'),
  faq('delete-my-account', 'How do I delete my account?', 'Open Settings.'),
  faq('negative-marking', 'Is there negative marking?', 'It depends on the test.'),
  faq('which-devices', 'Which device do I need? Is there an app?', 'A phone or a computer.'),
]);
const first = (text: string) => search.find(text)[0]?.slug;

describe('AnswerSearch', () => {
  it.each([
    ['password', 'reset-password'],
    ['pasword', 'reset-password'],
    ['FORGOT PASSWROD', 'reset-password'],
    ['perc', 'what-is-percentile'],
    ['percentle', 'what-is-percentile'],
    ['otp not received', 'code-not-arrived'],
    ['internet gone', 'connection-lost'],
    ['minus marks', 'negative-marking'],
    ['delet acount', 'delete-my-account'],
    ['remove account', 'delete-my-account'],
    ['mobile', 'which-devices'],
  ])('finds for %j the answer %s', (text, slug) => expect(first(text)).toBe(slug));

  it.each(['', '   ', 'the is my', '???', 'zzzzzz', 'x'.repeat(10_000)])(
    'finds nothing for %j',
    (text) => {
      expect(search.find(text)).toEqual([]);
    },
  );
});
