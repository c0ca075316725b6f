import { describe, expect, it } from '@jest/globals';
import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword, MIN_PASSWORD_LENGTH } from './common-passwords.js';

describe('common passwords', () => {
  it.each(['password', '12345678', 'Password1', 'QWERTYUIOP'])('include %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it('are thousands, all with at least the minimum length', () => {
    const tried = dictionary['passwords-common'].map(String).filter(isCommonPassword);
    expect(tried.length).toBeGreaterThan(15_000);
    expect(tried.every((word) => word.length >= MIN_PASSWORD_LENGTH)).toBe(true);
  });

  it.each(['demo-practice-2026', 'monsoon over Pune', 'Zx9!kq0vLm'])(
    'do not include %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
