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
  ])('reads %j as %s', (text, question) => expect(ownQuestion(text)).toBe(question));
});

describe('describeOwn', () => {
  it('says so when there is no finished test', () => {
    const none = { testsTaken: 0, avgScore: 0, weakestSubject: null, recentActivity: [] };
    expect(describeOwn('last', none)).toContain('not finished a test yet');
  });
});
