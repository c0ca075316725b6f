import { describe, expect, it } from '@jest/globals';
import { judgeBreaks } from './judge-breaks.ts';

const found = ['auth: GET /auth/me: removed'];

describe('breaks of a contract', () => {
  it('fail if they are not declared', () => {
    expect(judgeBreaks(found, [])).toEqual([
      'breaks what was released: auth: GET /auth/me: removed',
    ]);
  });

  it('pass if declared with a reason', () => {
    expect(
      judgeBreaks(found, [{ break: 'auth: GET /auth/me: removed', reason: 'no client calls it' }]),
    ).toEqual([]);
  });

  it('fail if declared without a reason', () => {
    expect(judgeBreaks(found, [{ break: 'auth: GET /auth/me: removed', reason: ' ' }])).toEqual([
      'declared without a reason: auth: GET /auth/me: removed',
    ]);
  });

  it('must be removed from the declarations when they no longer exist', () => {
    expect(judgeBreaks([], [{ break: 'auth: GET /auth/me: removed', reason: 'r' }])).toEqual([
      'declared, but no longer a break; remove it: auth: GET /auth/me: removed',
    ]);
  });
});
