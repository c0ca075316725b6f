import { describe, expect, it } from '@jest/globals';
import type { OfferedTestsCache } from './offered-tests.js';
import type { RecommendationsRepository } from './recommendations.repository.js';
import { RecommendationsService } from './recommendations.service.js';

const student = (number: number) => ({ userId: `0193b2a0-1111-7222-8333-44445555000${number}` });

describe('cached recommendations', () => {
  it('are dropped with the tests and saves from which they were chosen', async () => {
    const repository = { findSavedIds: () => Promise.resolve([]) };
    const offered = { examOf: new Map(), listed: new Map() };
    let saves = new Map<string, number>();
    const cache = {
      current: () => Promise.resolve(offered),
      countSaves: () => Promise.resolve(saves),
    };
    const service = new RecommendationsService(
      repository as unknown as RecommendationsRepository,
      cache as unknown as OfferedTestsCache,
    );
    const cached = Reflect.get(service, 'chosen') as { size: number };
    await service.recommend(student(1));
    await service.recommend(student(2));
    expect(cached.size).toBe(2);
    saves = new Map();
    await service.recommend(student(1));
    expect(cached.size).toBe(1);
  });
});
