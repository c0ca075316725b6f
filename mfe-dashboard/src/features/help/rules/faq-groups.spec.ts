import { describe, expect, it } from '@jest/globals';
import { groupFaqs } from './faq-groups';

describe('groupFaqs', () => {
  it('keeps the order of the groups and of their questions', () => {
    const faqs = [
      { id: '1', group: 'Account' },
      { id: '2', group: 'Tests' },
      { id: '3', group: 'Account' },
    ];
    expect(groupFaqs(faqs)).toEqual([
      { name: 'Account', faqs: [faqs[0], faqs[2]] },
      { name: 'Tests', faqs: [faqs[1]] },
    ]);
  });

  it('puts questions without a group together', () => {
    expect(groupFaqs([{}, {}])).toHaveLength(1);
    expect(groupFaqs([])).toEqual([]);
  });
});
