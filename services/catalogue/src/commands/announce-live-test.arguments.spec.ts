import { UsageError } from '@abhyas/service-kit/commands';
import { describe, expect, it } from '@jest/globals';
import { readArguments } from './announce-live-test.arguments.js';

const least = [
  ...['paper.jsonl', '--exam', 'SSC CGL', '--title', 'All India Mock'],
  ...['--opens', '2026-12-06 10:00', '--closes', '2026-12-06 22:00'],
];

describe('readArguments', () => {
  it('needs a file, an exam, a title and a window', () => {
    expect(readArguments(least)).toEqual({
      file: 'paper.jsonl',
      patternFile: null,
      exam: 'SSC CGL',
      title: 'All India Mock',
      opensAt: new Date('2026-12-06T04:30:00Z'),
      closesAt: new Date('2026-12-06T16:30:00Z'),
      registrationOpensAt: null,
      registrationClosesAt: null,
      capacity: null,
      minutes: null,
      marking: { correct: null, wrong: null },
    });
  });

  it('removes invisible characters and controls of the writing direction from names', () => {
    const names = ['--exam', 'SSC\u200B\nCGL', '--title', '\u202EAll  India\u2060 Mock'];
    expect(readArguments([...least, ...names])).toMatchObject({
      exam: 'SSC CGL',
      title: 'All India Mock',
    });
  });

  it('reads all other options', () => {
    const command = readArguments([
      ...least,
      ...['--registration-opens', '2026-12-01 00:00', '--registration-closes', '2026-12-05 00:00'],
      ...['--places', '500', '--minutes', '60', '--marks', '2', '--penalty', '1/2'],
    ]);
    expect(command).toMatchObject({
      registrationOpensAt: new Date('2026-11-30T18:30:00Z'),
      registrationClosesAt: new Date('2026-12-04T18:30:00Z'),
      capacity: 500,
      minutes: 60,
      marking: { correct: '2', wrong: '-1/2' },
    });
  });

  it.each([
    [least.slice(1), 'Name one file'],
    [['second.csv', ...least], 'Name one file'],
    [least.filter((arg) => arg !== '--exam' && arg !== 'SSC CGL'), '--exam is missing'],
    [[...least, '--title', ' '], '--title is missing'],
    [[...least, '--title', '\u200B\u2060'], '--title is missing'],
    [[...least, '--exam', '\u202E\u00AD'], '--exam is missing'],
    [[...least, '--title', 'x'.repeat(301)], '--title is longer'],
    [[...least, '--opens', 'soon'], '--opens takes a time'],
    [[...least, '--opens', '2026-02-30 10:00'], '--opens takes a time'],
    [[...least, '--places', '0'], '--places takes'],
    [[...least, '--places', '1.5'], '--places takes'],
    [[...least, '--minutes', '601'], '--minutes takes'],
    [[...least, '--marks', 'one'], '--marks takes'],
    [[...least, '--penalty', '1/0'], '--penalty takes'],
    [
      [...least, '--pattern', 'pattern.json', '--marks', '2'],
      '--pattern sets the marks: leave out --marks.',
    ],
    [[...least, '--nonsense'], 'nonsense'],
  ])('refuses %j', (args, reason) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(reason);
  });
});
