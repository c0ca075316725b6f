import { describe, expect, it } from '@jest/globals';
import type { ComposableQuestion } from '../import/rules/plan-tests.js';
import { buildPart, buildProfile, buildSection } from '../profiles/testing/build-profile.js';
import { planFullMocks, planSectionals } from './sample-papers.js';

function made(subject: string, topics: Readonly<Record<string, number>>): ComposableQuestion[] {
  return Object.entries(topics).flatMap(([topic, count]) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ id: `${topic} ${index}`, version: 1, subject, topic },
      identity: `${topic} ${String(index).padStart(3, '0')}`,
      ...{ difficulty: 'Easy' as const, kind: 'single' as const, passage: null },
    })),
  );
}

const FIRST = buildSection({
  name: 'First section',
  parts: [buildPart({ subject: 'First', questions: 30 })],
});
const SECOND = buildSection({
  name: 'Second section',
  parts: [buildPart({ subject: 'Second', questions: 10 })],
});
const PROFILE = buildProfile({ title: 'Mock Test', minutes: 60, sections: [FIRST, SECOND] });

describe('mock tests', () => {
  const questions = [...made('First', { a: 60, b: 33 }), ...made('Second', { c: 25 })];

  it('are as many as the smallest part allows, without repeated questions', () => {
    const [series, ...others] = planFullMocks([PROFILE], questions);
    expect([series?.category, series?.groupName, others]).toEqual(['full', 'Mock Test', []]);
    const papers = series?.papers ?? [];
    expect(papers).toHaveLength(2);
    expect(new Set(papers.flat().map(({ id }) => id)).size).toBe(80);
    for (const paper of papers) {
      expect(paper.map(({ subject }) => subject)).toEqual([
        ...Array<string>(30).fill('First'),
        ...Array<string>(10).fill('Second'),
      ]);
    }
  });

  it('have a share of every topic', () => {
    for (const paper of planFullMocks([PROFILE], questions)[0]?.papers ?? []) {
      const ofTopic = paper.filter(({ topic }) => topic === 'b').length;
      expect(ofTopic).toBeGreaterThanOrEqual(9);
      expect(ofTopic).toBeLessThanOrEqual(12);
    }
  });

  it('do not exist if a part has too few questions', () => {
    expect(planFullMocks([PROFILE], made('First', { a: 100 }))).toEqual([]);
    expect(planFullMocks([PROFILE], [])).toEqual([]);
  });

  it('are at most four of a profile', () => {
    const many = [...made('First', { a: 300 }), ...made('Second', { c: 100 })];
    expect(planFullMocks([PROFILE], many)[0]?.papers).toHaveLength(4);
  });

  it('of profiles that share a subject are made in turns', () => {
    const other = buildProfile({ title: 'Other Mock Test', sections: [FIRST] });
    const planned = planFullMocks([PROFILE, other], questions);
    expect(planned.map(({ groupName, papers }) => [groupName, papers.length])).toEqual([
      ['Mock Test', 2],
      ['Other Mock Test', 1],
    ]);
    const ids = planned.flatMap(({ papers }) => papers.flat().map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('of one section exist for sections that are long enough, with their share of the time', () => {
    const planned = planSectionals([PROFILE], questions);
    expect(planned).toMatchObject([
      {
        ...{ category: 'sectional', groupName: 'First section' },
        profile: { title: 'First section: Sectional Test', minutes: 45, instructions: [] },
      },
    ]);
    expect(planned[0]?.papers).toHaveLength(3);
  });

  it('of a locked section have its time as the only clock', () => {
    const locked = buildProfile({
      sections: [
        { ...FIRST, minutes: 20 },
        { ...SECOND, minutes: 40 },
      ],
    });
    expect(planSectionals([locked], questions)[0]?.profile).toMatchObject({
      minutes: 20,
      sections: [{ name: 'First section', minutes: null }],
    });
  });

  it('of one section are created once, even if two papers have the section', () => {
    const twice = [PROFILE, { ...PROFILE, id: 'second' }];
    expect(planSectionals(twice, questions)).toEqual(planSectionals([PROFILE], questions));
  });

  it('of a paper with a single section are only full tests', () => {
    const single = buildProfile({ title: 'Mock Test', sections: [FIRST] });
    expect(planSectionals([single], questions)).toEqual([]);
    expect(planFullMocks([single], questions)[0]?.papers).toHaveLength(3);
  });
});
