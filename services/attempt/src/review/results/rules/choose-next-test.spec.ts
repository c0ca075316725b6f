import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chooseNextTest, type ListedTest } from './choose-next-test.js';

const subjects = ['Physics', 'Chemistry', 'Biology'];

const test = fc.record({
  testId: fc.uuid(),
  title: fc.constantFrom('Mock 1', 'Heat, set 1', 'Physics, set 1'),
  category: fc.constantFrom('full', 'chapterwise', 'topicwise'),
  group: fc.constantFrom('', 'Physics', 'Physics: Optics'),
  subjects: fc.array(
    fc.record({ subject: fc.constantFrom(...subjects), questions: fc.integer({ min: 1, max: 9 }) }),
    { minLength: 1, maxLength: 3 },
  ),
});
const practice = fc.record({
  subjects: fc.subarray(subjects),
  topic: fc.constantFrom('heat', 'Optics', 'Botany', null),
});

describe('the test to take next', () => {
  it('is untaken, has a question of the subjects, and is chosen whenever there is one', () => {
    fc.assert(
      fc.property(
        fc.array(test, { maxLength: 8 }),
        fc.infiniteStream(fc.boolean()),
        practice,
        (tests, isTaken, wanted) => {
          const taken = new Set(
            tests.flatMap(({ testId }) => (isTaken.next().value ? [testId] : [])),
          );
          const fits = (one: ListedTest): boolean =>
            !taken.has(one.testId) &&
            (wanted.subjects.length === 0 ||
              one.subjects.some(({ subject }) => wanted.subjects.includes(subject)));
          const chosen = chooseNextTest(tests, taken, wanted);
          expect(chosen !== null).toBe(tests.some(fits));
          if (chosen) expect(fits(chosen)).toBe(true);
        },
      ),
    );
  });

  const heat = {
    testId: 'heat',
    title: 'Heat, set 1',
    category: 'topicwise',
    group: 'Physics: Heat',
  };
  const physics = {
    testId: 'physics',
    title: 'Physics, set 1',
    category: 'chapterwise',
    group: 'Physics',
  };
  const mock = { testId: 'mock', title: 'Mock 1', category: 'full', group: '' };
  const list: ListedTest[] = [
    { ...physics, subjects: [{ subject: 'Physics', questions: 20 }] },
    { ...heat, subjects: [{ subject: 'Physics', questions: 20 }] },
    { ...mock, subjects: subjects.map((subject) => ({ subject, questions: 20 })) },
  ];

  it.each([
    [{ subjects: ['Physics'], topic: 'Heat' }, [], 'heat'],
    [{ subjects: ['Physics'], topic: 'Heat' }, ['heat'], 'physics'],
    [{ subjects: ['Physics'], topic: null }, ['heat', 'physics'], 'mock'],
    [{ subjects: ['Chemistry'], topic: 'Heat' }, [], 'mock'],
    [{ subjects: [], topic: null }, [], 'mock'],
    [{ subjects: [], topic: null }, ['mock'], 'physics'],
    [{ subjects: ['Physics'], topic: null }, ['heat', 'physics', 'mock'], undefined],
  ])('for %j after %j is %s', (wanted, taken, expected) => {
    expect(chooseNextTest(list, new Set(taken), wanted)?.testId).toBe(expected);
  });
});
