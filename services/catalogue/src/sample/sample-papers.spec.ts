import type { SampleProfile } from '@abhyas/sample-catalogue';
import { describe, expect, it } from '@jest/globals';
import type { PlannedQuestion } from '../import/rules/plan-tests.js';
import { planFullMocks, planSectionals } from './sample-papers.js';

function made(subject: string, topics: Readonly<Record<string, number>>): PlannedQuestion[] {
  return Object.entries(topics).flatMap(([topic, count]) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${topic} ${index}`,
      version: 1,
      identity: `${topic} ${String(index).padStart(3, '0')}`,
      subject,
      topic,
      difficulty: 'Easy' as const,
    })),
  );
}

const FIRST_PART = { subject: 'First', questions: 30 };
const SECOND_PART = { subject: 'Second', questions: 10 };

const EXAM: SampleProfile = {
  name: 'An exam',
  description: '',
  color: 'primary',
  examCategories: [],
  price: 100,
  features: [],
  searchTerms: '',
  marking: { correct: '1', wrong: '0' },
  papers: [{ title: 'Mock Test', minutes: 60, parts: [FIRST_PART, SECOND_PART] }],
};

describe('mock tests', () => {
  const questions = [...made('First', { a: 60, b: 33 }), ...made('Second', { c: 25 })];

  it('are as many as the smallest part allows, without repeated questions', () => {
    const mocks = planFullMocks(EXAM, questions);
    expect(mocks.map(({ title }) => title)).toEqual(['Mock Test 1', 'Mock Test 2']);
    const ids = mocks.flatMap((mock) => mock.questions.map(({ id }) => id));
    expect(new Set(ids).size).toBe(80);
    for (const mock of mocks) {
      expect(mock.duration).toBe(3600);
      expect(mock.questions.map(({ subject }) => subject)).toEqual([
        ...Array<string>(30).fill('First'),
        ...Array<string>(10).fill('Second'),
      ]);
    }
  });

  it('have a share of every topic', () => {
    for (const mock of planFullMocks(EXAM, questions)) {
      const ofTopic = mock.questions.filter(({ topic }) => topic === 'b').length;
      expect(ofTopic).toBeGreaterThanOrEqual(9);
      expect(ofTopic).toBeLessThanOrEqual(12);
    }
  });

  it('do not exist if a part has too few questions', () => {
    expect(planFullMocks(EXAM, made('First', { a: 100 }))).toEqual([]);
    expect(planFullMocks(EXAM, [])).toEqual([]);
  });

  it('of one part exist for parts that are long enough, with their share of the time', () => {
    const sectionals = planSectionals(EXAM, questions);
    expect(sectionals.map(({ title, duration }) => [title, duration])).toEqual([
      ['First: Sectional Test 1', 2700],
      ['First: Sectional Test 2', 2700],
      ['First: Sectional Test 3', 2700],
    ]);
  });

  it('of one part are created once, even if two papers have the part', () => {
    const twice = { ...EXAM, papers: [...EXAM.papers, ...EXAM.papers] };
    expect(planSectionals(twice, questions)).toEqual(planSectionals(EXAM, questions));
  });

  it('of a paper with a single part are only full tests', () => {
    const single = { ...EXAM, papers: [{ title: 'Mock Test', minutes: 60, parts: [FIRST_PART] }] };
    expect(planSectionals(single, questions)).toEqual([]);
    expect(planFullMocks(single, questions)).toHaveLength(3);
  });
});
