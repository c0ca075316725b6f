import { UsageError } from '@abhyas/service-kit/commands';
import { describe, expect, it } from '@jest/globals';
import { readArguments } from './import-questions.arguments.js';

describe('readArguments', () => {
  it('has defaults', () => {
    expect(readArguments(['a.jsonl', 'b.jsonl'])).toEqual({
      files: ['a.jsonl', 'b.jsonl'],
      size: 30,
      price: 499,
      isReplacing: false,
      isDryRun: false,
      isStrict: false,
      isJson: false,
    });
  });

  it('reads every option', () => {
    const args = [
      '--size',
      '90',
      '--price=0',
      '--replace',
      '--dry-run',
      '--strict',
      '--json',
      'a.jsonl',
    ];
    expect(readArguments(args)).toMatchObject({
      size: 90,
      price: 0,
      isReplacing: true,
      isDryRun: true,
      isStrict: true,
      isJson: true,
    });
    for (const exam of ['  Civil   Services ', '\u202ECivil\u200B\nServices\u2060']) {
      expect(readArguments(['--exam', exam, 'a.csv'])).toMatchObject({
        exam: 'Civil Services',
        files: ['a.csv'],
      });
    }
  });

  it.each([
    [[]],
    [['--size', '19', 'a']],
    [['--size', '91', 'a']],
    [['--size', '3e1', 'a']],
    [['--price', '-1', 'a']],
    [['--exam', ' ', 'a']],
    [['--exam', '\u200B\u202E', 'a']],
    [['--exam', 'x'.repeat(121), 'a']],
    [['--exam', 'a\u001bb', 'a']],
    [['--nonsense', 'a']],
    [['--size']],
  ])('refuses %j', (args) => {
    expect(() => readArguments(args)).toThrow(UsageError);
  });
});
