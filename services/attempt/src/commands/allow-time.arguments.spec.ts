import { userInfo } from 'node:os';
import { UsageError } from '@abhyas/service-kit/commands';
import { describe, expect, it } from '@jest/globals';
import { readArguments } from './allow-time.arguments.js';

// 11:30 in India.
const NOW = new Date('2026-11-21T06:00:00.000Z');
const WHY = ['--reason', 'power cut'];

describe('the arguments of attempts:allow', () => {
  it('request a credit for the attempts that are open now', () => {
    expect(readArguments(['outage', ' cut 1 ', '--minutes', '12', ...WHY], NOW)).toEqual({
      what: 'outage',
      name: 'cut 1',
      minutes: 12,
      student: null,
      test: null,
      window: null,
      reason: 'power cut',
      grantedBy: userInfo().username,
      isDryRun: false,
    });
  });

  it('request a credit for a window, which may have no end', () => {
    const args = ['outage', 'a', '--minutes', '5', '--from', '10:20', '--dry-run', ...WHY];
    const from = new Date('2026-11-21T04:50:00.000Z');
    expect(readArguments(args, NOW)).toMatchObject({
      window: { from, until: null },
      isDryRun: true,
    });
    expect(readArguments([...args, '--until', '10:35'], NOW)).toMatchObject({
      window: { from, until: new Date('2026-11-21T05:05:00.000Z') },
    });
  });

  it('request extra time for a student', () => {
    const args = ['student', 'a@b.in', '--per-hour', '20', '--test', 'Set 1', '--by', 'me', ...WHY];
    expect(readArguments(args, NOW)).toEqual({
      what: 'student',
      student: 'a@b.in',
      minutes: 0,
      minutesPerHour: 20,
      test: 'Set 1',
      reason: 'power cut',
      grantedBy: 'me',
      isDryRun: false,
    });
  });

  it('request a list of the credits', () => {
    expect(readArguments(['list'], NOW)).toEqual({ what: 'list' });
  });

  it.each([
    ['nothing', [], 'Start with what to do'],
    ['another word', ['give'], 'Start with what to do'],
    ['no name', ['outage', '--minutes', '5', ...WHY], 'a name for the credit'],
    ['no minutes', ['outage', 'a', ...WHY], 'Say how many minutes: add --minutes'],
    ['no minutes of a student', ['student', 'a', ...WHY], '--minutes N or --per-hour'],
    ['no reason', ['outage', 'a', '--minutes', '5'], 'Say why'],
    ['no minute', ['outage', 'a', '--minutes', '0', ...WHY], 'from 1 to 1440'],
    ['half a minute', ['outage', 'a', '--minutes', '0.5', ...WHY], 'from 1 to 1440'],
    ['minutes taken away', ['outage', 'a', '--minutes=-5', ...WHY], 'from 1 to 1440'],
    ['days', ['student', 'a', '--minutes', '1441', ...WHY], 'from 0 to 1440'],
    ['too much per hour', ['student', 'a', '--per-hour', '61', ...WHY], 'from 0 to 60'],
    [
      'an outage per hour',
      ['outage', 'a', '--per-hour', '5', ...WHY],
      '--per-hour is only for students',
    ],
    ['a student’s window', ['student', 'a', '--minutes', '5', '--from', '1:00'], 'for outages'],
    [
      'no time',
      ['outage', 'a', '--minutes', '5', '--from', 'noon', ...WHY],
      '"noon" is not a time',
    ],
    [
      'a day that the calendar does not have',
      ['outage', 'a', '--minutes', '5', '--from', '2026-02-30 10:00', ...WHY],
      '"2026-02-30 10:00" is not a time',
    ],
    [
      'a time to come',
      ['outage', 'a', '--minutes', '5', '--from', '2999-01-01 00:00', ...WHY],
      'is in the future',
    ],
    [
      'times the wrong way round',
      [
        ...['outage', 'a', '--minutes', '5', '--from', '2020-01-02 00:00'],
        ...['--until', '2020-01-01 00:00', ...WHY],
      ],
      'later than --until',
    ],
    ['an end only', ['outage', 'a', '--minutes', '5', '--until', '1:00', ...WHY], 'needs --from'],
    ['an unknown option', ['outage', 'a', '--hours', '5'], '--hours'],
    ['a name in pieces', ['outage', 'a', 'b', '--minutes', '5', ...WHY], 'in quotes'],
  ])('are rejected with %s', (_what, args, sentence) => {
    const read = (): unknown => readArguments(args, NOW);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(sentence);
  });
});
