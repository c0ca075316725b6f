import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RecommendationsCache, type Basis, type Tests } from './recommendations-cache.js';
import type { RecommendationDto } from './recommendations.dto.js';

const BASIS: Basis = {
  taken: 'a,b',
  weakest: 'Algebra',
  weakestIn: 'x:Algebra',
  targets: 'x',
  saved: '',
};
const TESTS: Tests = {
  offered: { examOf: new Map(), listed: new Map() },
  participants: new Map(),
};

describe('cached recommendations', () => {
  const choose = jest.fn<() => RecommendationDto[]>();
  let cache: RecommendationsCache;

  beforeEach(() => {
    cache = new RecommendationsCache();
    choose.mockReset().mockImplementation(() => []);
  });

  const ask = (student: string, basis = BASIS, tests = TESTS) =>
    cache.getOrChoose(student, { basis, tests }, choose);

  it('are chosen once for each student', () => {
    expect(ask('one')).toBe(ask('one'));
    ask('other');
    expect(choose).toHaveBeenCalledTimes(2);
  });

  it.each<Partial<Basis>>([
    { taken: 'a' },
    { weakest: undefined },
    { weakestIn: undefined },
    { targets: 'x,y' },
    { saved: 'c' },
  ])('are chosen again after the change %j', (change) => {
    ask('one');
    ask('one', { ...BASIS, ...change });
    expect(choose).toHaveBeenCalledTimes(2);
    expect(cache.size).toBe(1);
  });

  it.each([
    ['tests', { ...TESTS, offered: { examOf: new Map(), listed: new Map() } }],
    ['participants', { ...TESTS, participants: new Map() }],
  ])('are dropped with the %s from which they were chosen', (_what, tests) => {
    ask('one');
    ask('two');
    expect(cache.size).toBe(2);
    ask('one', BASIS, tests);
    expect(cache.size).toBe(1);
  });
});
