import { describe, expect, it } from '@jest/globals';
import { describeOwn, ownQuestion, type OwnQuestion } from './own-figures.js';

describe('ownQuestion', () => {
  it.each<[text: string, question: OwnQuestion | undefined]>([
    ['how was my last test', 'last'],
    ['how many tests have i taken', 'count'],
    ['my weak subjects', 'weak'],
    ['which subject am i weakest in', 'weak'],
    ['my average score', 'average'],
    ['my rank', 'rank'],
    ['how is rank calculated', undefined],
    ['how many tests are there', undefined],
    ['i am weak in physics', undefined],
    ['which subject should i work on next', 'weak'],
    ['last test how many marks received', 'last'],
    ['my rank why not shown', undefined],
    ['when will my percentile come', undefined],
    ['can my friend see my marks', undefined],
  ])('reads %j as %s', (text, question) => expect(ownQuestion(text)).toBe(question));
});

describe('describeOwn', () => {
  it('says so when there is no finished test', () => {
    const none = { testsTaken: 0, avgScore: 0, weakestSubject: null, recentActivity: [] };
    expect(describeOwn('last', none)).toContain('not finished a test yet');
  });

  it('says of a live test that others still take that its marks come later', () => {
    const test = { examId: 'exam-1', testId: 'test-1', date: '2026-11-20T10:00:00.000Z' };
    const live = { ...test, attemptId: 'b', testName: 'Live', score: 0 };
    const pending = { ...live, solutionsFrom: '2026-11-20T12:00:00.000Z' };
    const earlier = { ...test, attemptId: 'a', testName: 'Mock 1', score: 40 };
    const only = { testsTaken: 1, testsMarked: 0, avgScore: 0, weakestSubject: null };
    const figures = { ...only, recentActivity: [pending] };
    for (const question of ['last', 'average'] as const) {
      expect(describeOwn(question, figures)).toContain('You have finished **Live**. It is a live');
      expect(describeOwn(question, figures)).not.toContain('%');
    }
    const both = {
      ...{ testsTaken: 2, testsMarked: 1, avgScore: 40, weakestSubject: null },
      recentActivity: [pending, earlier],
    };
    expect(describeOwn('average', both)).toContain('Your average score in 1 test is **40%**.');
    expect(describeOwn('last', both)).not.toContain('0%');
  });

  it('names the test before the last one, so that a student sees the change', () => {
    const test = { examId: 'exam-1', testId: 'test-1', date: '2026-11-20T10:00:00.000Z' };
    const two = {
      testsTaken: 2,
      avgScore: 50,
      weakestSubject: null,
      recentActivity: [
        { ...test, attemptId: 'b', testName: 'Mock 2', score: 59.6 },
        { ...test, attemptId: 'a', testName: 'Mock 1', score: 40 },
      ],
    };
    const text = describeOwn('last', two);
    expect(text).toContain('In the test before, **Mock 1**, you got 40%.');
    expect(text).toContain('you got **60%** of the questions right');
  });
});
