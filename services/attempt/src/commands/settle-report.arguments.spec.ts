import { UsageError } from '@abhyas/service-kit/commands';
import { describe, expect, it } from '@jest/globals';
import { readArguments } from './settle-report.arguments.js';

const ID = '0193a1c0-0000-7000-8000-000000000001';

describe('the arguments of reports:settle', () => {
  it('name the report, the outcome and a note', () => {
    expect(
      readArguments([ID.toUpperCase(), '--outcome', 'no-error', '--note', ' Right. ']),
    ).toEqual({ id: ID, outcome: 'no-error', note: 'Right.' });
    expect(readArguments([ID, '--outcome', 'corrected'])).toMatchObject({ note: null });
  });

  it.each([
    ['nothing', [], 'Name the report'],
    ['something else', ['7', '--outcome', 'corrected'], 'is not the id of a report'],
    ['two reports', [ID, ID, '--outcome', 'corrected'], 'one report at a time'],
    ['no outcome', [ID], 'corrected, no-error, withdrawn'],
    ['another outcome', [ID, '--outcome', 'fixed'], 'corrected, no-error, withdrawn'],
    ['a long note', [ID, '--outcome', 'corrected', '--note', 'x'.repeat(1001)], '1000 characters'],
  ])('are refused with %s', (_what, args, sentence) => {
    const read = (): unknown => readArguments(args);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(sentence);
  });
});
