import { describe, expect, it } from '@jest/globals';
import { categoryLabel } from './category-label';

describe('categoryLabel', () => {
  it.each([
    ['setwise', 'Setwise'],
    ['full', 'Full tests'],
    ['previous years', 'Previous years'],
    ['', ''],
  ])('labels %p as %p', (category, label) => {
    expect(categoryLabel(category)).toBe(label);
  });
});
