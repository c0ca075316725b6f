import { describe, expect, it } from '@jest/globals';
import { hasStage } from './has-stage.js';

describe('hasStage', () => {
  it.each([
    ['Tier 1 Mock Test 3', 'Tier 1', true],
    ['Tier 1 Mock Test 3', 'tier-1', true],
    ['Mock Test: CBT  2', 'CBT 2', true],
    ['Tier 12 Mock Test 1', 'Tier 1', false],
    ['Tier 1 Mock Test 3', 'Tier 2', false],
    ['Mock Test 1', 'Tier 1', false],
    ['Mock Test 1', '', true],
    ['प्रारंभिक परीक्षा 2', 'प्रारंभिक परीक्षा', true],
    ['प्रारंभिकी 2', 'प्रारंभिक', false],
  ])('of the title %j and the stage %j is %s', (title, stage, expected) => {
    expect(hasStage(title, stage)).toBe(expected);
  });

  it('is false of a stage without a letter or digit', () => {
    expect(hasStage('Mock Test 1', '–')).toBe(false);
  });
});
