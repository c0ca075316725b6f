import { UsageError } from '@abhyas/service-kit/commands';
import { describe, expect, it } from '@jest/globals';
import { readArguments } from './award-question.arguments.js';

const ID = '0193a1c0-0000-7000-8000-00000000000a';
const TEST = '0193a1c0-0000-7000-8000-00000000000b';

describe('readArguments', () => {
  it('reads the question, the award and the test', () => {
    expect(readArguments(['--question', ID.toUpperCase(), '--award', 'bonus'])).toEqual({
      ...{ questionId: ID, award: 'bonus', testId: null, isDryRun: false },
    });
    expect(readArguments(['--question', ID, '--award=none', '--test', TEST, '--dry-run'])).toEqual({
      questionId: ID,
      award: null,
      testId: TEST,
      isDryRun: true,
    });
  });

  it.each([
    [[], 'Name the question by its id: --question ID.'],
    [['--question', 'made-1', '--award', 'bonus'], '"made-1" is not the id of a question.'],
    [['--question', ID], 'Say --award bonus, dropped, none.'],
    [['--question', ID, '--award', 'full'], 'Say --award bonus, dropped, none.'],
    [['--question', ID, '--award', 'bonus', '--test', '7'], '"7" is not the id of a test.'],
    [[ID, '--award', 'bonus'], 'Unexpected argument'],
  ])('refuses %j', (args, reason) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(reason);
  });
});
