import { expect, it } from '@jest/globals';
import { furtherCounts } from './further-counts';

it('names the rest of the tests, full tests first', () => {
  const counts = { chapterwise: 38, topicwise: 37, setwise: 37, sectional: 16, full: 4, live: 0 };
  expect(furtherCounts(counts)).toEqual([
    ['full', 4],
    ['sectional', 16],
  ]);
});
