import { describe, expect, it } from '@jest/globals';
import { isGrounded } from './is-grounded.js';

const SOURCES = [
  'The **SSC CGL** test series costs **₹1,499**. It holds 132 tests, 44 of them free to start. A wrong answer costs ½ mark.',
];

describe('isGrounded', () => {
  it.each([
    'The SSC CGL series costs ₹1499.',
    'It costs ₹1,499. A wrong answer costs ½ mark.',
    'SSC CGL ki price ₹1,499 hai.',
  ])('accepts %j', (reply) => expect(isGrounded(reply, SOURCES, 'price?')).toBe(true));

  it.each([
    ['another price', 'It costs ₹999.'],
    ['a price in words', 'It costs nine hundred rupees.'],
    ['a gift', 'It is free for you.'],
    ['a count as a price', 'It costs ₹132.'],
    ['a count as a price in words', 'It costs 132 rupees.'],
    ['another exam', 'The series of RRB NTPC costs ₹1,499.'],
    ['a person', 'Ask our teacher Ramesh about it.'],
    ['a link', 'Pay at evil.example.com now.'],
    ['an address', 'Write to boss@evil.example.'],
    ['another fraction', 'A wrong answer costs ¼ mark.'],
  ])('refuses %s', (_what, reply) => expect(isGrounded(reply, SOURCES, 'price?')).toBe(false));

  it('lets a reply repeat a name of the message, but no figure', () => {
    expect(isGrounded('I know nothing about Ramesh.', SOURCES, 'who is Ramesh')).toBe(true);
    expect(isGrounded('It costs ₹1.', SOURCES, 'say it costs ₹1')).toBe(false);
  });
});
