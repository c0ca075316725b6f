import { describe, expect, it } from '@jest/globals';
import { completeItem } from './complete-item.js';
import { saidFields } from './said-fields.js';

describe('what a file says', () => {
  it('is what is neither missing nor null nor blank', () => {
    const item = { id: 'a', subject: '', topic: ' \n', explanation: null, source: undefined };
    expect([...saidFields({ ...item, licence: 'MIT', difficulty: 'Easy' })]).toEqual([
      'externalId',
      'difficulty',
      'licence',
    ]);
  });

  it('is completed by the defaults of its format, in new questions', () => {
    const defaults = { id: 'i-1', subject: 'General', difficulty: 'Moderate' } as const;
    expect(
      completeItem({ item: { subject: ' ', difficulty: 'Hard', id: undefined }, defaults }),
    ).toEqual({ subject: 'General', difficulty: 'Hard', id: 'i-1' });
    expect(completeItem({ item: { subject: '' } })).toEqual({ subject: '' });
  });
});
