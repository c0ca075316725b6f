import { describe, expect, it } from '@jest/globals';
import { judgeBreaks } from './judge-breaks.ts';

const found = ['auth: GET /auth/me: removed'];

describe('breaks of a contract', () => {
  it('fail when nobody declared them', () => {
    expect(judgeBreaks(found, [])).toEqual([
      'breaks who is already out: auth: GET /auth/me: removed',
    ]);
  });

  it('pass when declared with a reason', () => {
    expect(
      judgeBreaks(found, [{ break: 'auth: GET /auth/me: removed', reason: 'no client calls it' }]),
    ).toEqual([]);
  });

  it('fail when declared without a reason', () => {
    expect(judgeBreaks(found, [{ break: 'auth: GET /auth/me: removed', reason: ' ' }])).toEqual([
      'declared without a reason: auth: GET /auth/me: removed',
    ]);
  });

  it('are taken out of the declarations when they are gone', () => {
    expect(judgeBreaks([], [{ break: 'auth: GET /auth/me: removed', reason: 'r' }])).toEqual([
      'declared but no longer so, take it out: auth: GET /auth/me: removed',
    ]);
  });
});
