import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OfferedTestsCache } from './offered-tests.js';
import type { ParticipantCounts } from './participant-counts.js';
import type { RecommendationsRepository } from './recommendations.repository.js';
import { RecommendationsService } from './recommendations.service.js';

const student = (number: number) => ({ userId: `0193b2a0-1111-7222-8333-44445555000${number}` });

describe('cached recommendations', () => {
  let savedIds: string[];
  let participants: Map<string, number>;
  let service: RecommendationsService;

  beforeEach(() => {
    savedIds = [];
    participants = new Map();
    const repository = { findSavedIds: () => Promise.resolve(savedIds) };
    const offered = { examOf: new Map(), listed: new Map() };
    const cache = { current: () => Promise.resolve(offered) };
    const counts = { current: () => Promise.resolve(participants) };
    service = new RecommendationsService(
      repository as unknown as RecommendationsRepository,
      cache as unknown as OfferedTestsCache,
      counts as unknown as ParticipantCounts,
    );
  });

  it('are chosen once, until something that they depend on changes', async () => {
    const asha = { ...student(1), taken: 'a,b', weakest: 'Algebra' };
    const first = await service.recommend(asha);
    await service.recommend(student(2));
    expect(await service.recommend({ ...asha })).toBe(first);
    expect(await service.recommend({ ...asha, taken: 'a,b,c' })).not.toBe(first);
    const second = await service.recommend(asha);
    savedIds = ['d'];
    const third = await service.recommend(asha);
    expect(third).not.toBe(second);
    participants = new Map();
    expect(await service.recommend(asha)).not.toBe(third);
  });
});
