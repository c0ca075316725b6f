import { expect, it } from '@jest/globals';
import { monthName } from './month-name.js';

it('formats months for display', () => {
  expect(monthName('2026-11')).toBe('Nov 2026');
  expect(monthName('2026-09')).toBe('Sept 2026');
});
