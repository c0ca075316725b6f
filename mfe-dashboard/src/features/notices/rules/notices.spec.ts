import { describe, expect, it } from '@jest/globals';
import { noticesAt, unreadCount, type NoticeSources } from './notices';

const now = new Date('2026-11-21T10:00:00Z');

const upcoming = (startsAt: string, registered: boolean) => ({
  id: 'live',
  examId: 'exam',
  examName: 'SSC CGL',
  testId: 'test',
  name: 'All India Mock',
  date: '23 Nov 2026',
  time: '10:00 am',
  startsAt,
  registered,
});

const none: NoticeSources = {
  openAttempts: [],
  upcomingTests: [],
  achievements: [],
  activity: [],
  reports: [],
};

describe('noticesAt', () => {
  it('lists recent results and achievements, newest first, without old ones', () => {
    const notices = noticesAt(now, {
      ...none,
      achievements: [
        { id: 'first', title: 'First test', unlocked: true, date: '2026-11-21T09:00:00Z' },
        { id: 'old', title: 'Old one', unlocked: true, date: '2026-11-01T09:00:00Z' },
        { id: 'later', title: 'Not yet', unlocked: false, date: null },
      ],
      activity: [
        {
          testName: 'Set 1',
          examName: 'SSC CGL',
          date: '2026-11-20T09:00:00Z',
          score: 66.7,
          attemptId: 'a',
          examId: 'e',
          testId: 't',
        },
      ],
    });
    expect(notices.map(({ text }) => text)).toEqual([
      'Achievement unlocked: First test',
      'SSC CGL: Set 1: you scored 67%',
    ]);
    expect(notices[1]?.to).toBe('/test-results/e/t?attempt=a');
  });

  it('tells of a live test when its marks are public, and nothing before', () => {
    const entry = { testName: 'All India Mock', examName: 'SSC CGL', score: 0, attemptId: 'a' };
    const place = { examId: 'e', testId: 't', date: '2026-11-10T09:00:00Z' };
    const pending = { ...entry, ...place, solutionsFrom: '2026-11-21T12:00:00Z' };
    expect(noticesAt(now, { ...none, activity: [pending] })).toEqual([]);
    const published = { ...entry, ...place, score: 60, solutionsAt: '2026-11-21T09:30:00Z' };
    expect(noticesAt(now, { ...none, activity: [published] })).toEqual([
      {
        id: 'result-a',
        text: 'SSC CGL: All India Mock: marks and solutions are here',
        to: '/test-results/e/t?attempt=a',
        at: new Date('2026-11-21T09:30:00Z'),
      },
    ]);
  });

  it('tells a result in marks if the test gives marks of its own', () => {
    const [notice] = noticesAt(now, {
      ...none,
      activity: [
        {
          testName: 'Paper 1',
          examName: 'JEE Main',
          date: '2026-11-20T09:00:00Z',
          score: 0,
          marks: 60,
          maxMarks: 80,
          attemptId: 'a',
          examId: 'e',
          testId: 't',
        },
      ],
    });
    expect(notice?.text).toBe('JEE Main: Paper 1: you got 60 of 80 marks');
  });

  it('puts a running test first, with the way back and its end', () => {
    const endsAt = now.getTime() + 60_000;
    const [first] = noticesAt(now, {
      ...none,
      openAttempts: [
        {
          attemptId: 'a',
          examId: 'e',
          examName: 'SSC CGL',
          testId: 't',
          title: 'Set 1',
          startedAt: '2026-11-21T09:30:00Z',
          endsAt,
        },
      ],
      achievements: [{ id: 'first', title: 'First', unlocked: true, date: '2026-11-21T09:59:00Z' }],
    });
    expect(first).toMatchObject({
      text: 'SSC CGL: Set 1 is running',
      to: '/mock-test/e/t',
      endsAt,
    });
  });

  it('tells how a report was settled, and nothing while it is open', () => {
    const report = {
      id: 'r',
      examId: 'e',
      testId: 't',
      attemptId: 'a',
      testTitle: 'Set 1',
      number: 7,
      outcome: 'the question was corrected',
      settledAt: '2026-11-21T09:00:00Z',
    };
    const open = { ...report, outcome: null, settledAt: null };
    expect(noticesAt(now, { ...none, reports: [report, open] })).toEqual([
      {
        id: 'report-r',
        text: 'We checked your report: the question was corrected (Set 1, question 7)',
        to: '/test-results/e/t?attempt=a&review=all',
        at: new Date('2026-11-21T09:00:00Z'),
      },
    ]);
  });

  it.each([
    ['registered and within three days', '2026-11-23T10:00:00Z', true, 1],
    ['registered and further off', '2026-11-28T10:00:00Z', true, 0],
    ['not registered', '2026-11-23T10:00:00Z', false, 0],
    ['begun', '2026-11-21T09:00:00Z', true, 0],
  ])('reminds of a test that is %s: %s %s gives %d', (_case, startsAt, registered, count) => {
    const upcomingTests = [upcoming(startsAt, registered)];
    expect(noticesAt(now, { ...none, upcomingTests })).toHaveLength(count);
  });
});

describe('the notice of a live test', () => {
  it('names the exam and leads to the details, and to the lobby once that is open', () => {
    const at = (startsAt: string) =>
      noticesAt(now, { ...none, upcomingTests: [upcoming(startsAt, true)] })[0];
    expect(at('2026-11-21T10:10:01Z')).toMatchObject({
      text: 'SSC CGL: All India Mock starts on 23 Nov 2026 at 10:00 am',
      to: '/test-details/exam/test',
    });
    expect(at('2026-11-21T10:10:00Z')).toMatchObject({
      text: 'SSC CGL: All India Mock starts at 10:00 am: enter the lobby',
      to: '/test-details/exam/test/lobby',
    });
  });
});

describe('unreadCount', () => {
  it('counts notices since the last look', () => {
    const notices = noticesAt(now, {
      ...none,
      upcomingTests: [upcoming('2026-11-23T10:00:00Z', true)],
    });
    expect(unreadCount(notices, undefined)).toBe(1);
    expect(unreadCount(notices, new Date('2026-11-20T00:00:00Z'))).toBe(1);
    expect(unreadCount(notices, now)).toBe(0);
  });
});
