import { describe, expect, it } from '@jest/globals';

import { dictionary } from '@zxcvbn-ts/language-common';

import { isCommonPassword, SHORTEST_PASSWORD } from './common-passwords.js';

describe('common passwords', () => {
  it.each(['password', '12345678', 'Password1', 'QWERTYUIOP'])('knows %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it('are thousands, of those that are long enough to be tried', () => {
    const tried = dictionary['passwords-common'].map(String).filter(isCommonPassword);
    expect(tried.length).toBeGreaterThan(15_000);
    expect(tried.every((word) => word.length >= SHORTEST_PASSWORD)).toBe(true);
  });

  it.each(['demo-practice-2026', 'monsoon over Pune', 'Zx9!kq0vLm'])('lets %s pass', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
