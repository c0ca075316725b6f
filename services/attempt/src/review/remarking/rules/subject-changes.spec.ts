import { describe, expect, it } from '@jest/globals';
import { subjectChanges } from './subject-changes.js';

const count = (subject: string, correct: number, total: number) => ({ subject, correct, total });

describe('changes of the sums by subject', () => {
  it('are what the new results have more or less', () => {
    expect(
      subjectChanges(
        [count('Maths', 1, 3), count('Maths', 2, 3), count('Art', 1, 1), count('English', 0, 2)],
        [
          count('Maths', 2, 3),
          count('Maths', 2, 2),
          count('History', 1, 1),
          count('English', 0, 2),
        ],
      ),
    ).toEqual([
      { subject: 'Art', participants: -1, correct: -1, total: -1 },
      { subject: 'History', participants: 1, correct: 1, total: 1 },
      { subject: 'Maths', participants: 0, correct: 1, total: -1 },
    ]);
  });
});
