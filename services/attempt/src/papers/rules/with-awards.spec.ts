import { describe, expect, it } from '@jest/globals';
import { changedAwards, nextAwards, withAwards, type Award } from './with-awards.js';

const paperOf = (version: number, awards: Record<string, Award>) => ({
  version,
  questions: Object.entries(awards).map(([id, award]) => ({ id, ...(award && { award }) })),
});

describe('awards of a later version', () => {
  const newest = paperOf(3, { a: 'bonus', b: null, d: 'dropped' });
  const awards = nextAwards(newest, { version: 2, awards: { b: 'bonus', c: 'dropped' } });

  it('are those of its questions, and those of before for questions that it does not have', () => {
    expect(awards).toEqual({
      version: 3,
      awards: { a: 'bonus', b: null, c: 'dropped', d: 'dropped' },
    });
  });

  it('hold for papers up to that version, and take earlier ones back', () => {
    const before = paperOf(1, { a: null, b: 'bonus', c: null, e: 'bonus' });
    const after = withAwards(before, awards);
    expect(after.questions.map(({ id, award }) => [id, award])).toEqual([
      ['a', 'bonus'],
      ['b', undefined],
      ['c', 'dropped'],
      ['e', 'bonus'],
    ]);
    expect(changedAwards(before, after)).toEqual([0, 1, 2]);
    const later = paperOf(4, { a: null });
    expect(withAwards(later, awards)).toBe(later);
  });
});
