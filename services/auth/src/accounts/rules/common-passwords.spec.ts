import { describe, expect, it } from '@jest/globals';

import { isCommonPassword } from './common-passwords.js';

describe('common passwords', () => {
  it.each(['password', '12345678', 'Password1', 'QWERTYUIOP'])('knows %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['demo-practice-2026', 'monsoon over Pune', 'Zx9!kq0vLm'])('lets %s pass', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
