import { describe, expect, it } from '@jest/globals';
import { completeItem } from './complete-item.js';
import { providedFields } from './provided-fields.js';

describe('the fields that a file provides', () => {
  it('are those that are not missing, null or blank', () => {
    const item = { id: 'a', subject: '', topic: ' \n', explanation: null, source: undefined };
    expect([...providedFields({ ...item, licence: 'MIT', difficulty: 'Easy' })]).toEqual([
      'externalId',
      'difficulty',
      'licence',
    ]);
  });

  it('are completed by the defaults of the format in new questions', () => {
    const defaults = { id: 'i-1', subject: 'General', difficulty: 'Moderate' } as const;
    expect(
      completeItem({ item: { subject: ' ', difficulty: 'Hard', id: undefined }, defaults }),
    ).toEqual({ subject: 'General', difficulty: 'Hard', id: 'i-1' });
    expect(completeItem({ item: { subject: '' } })).toEqual({ subject: '' });
  });
});
