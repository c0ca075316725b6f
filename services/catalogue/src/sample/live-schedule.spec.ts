import type { SampleRecord } from '@abhyas/sample-catalogue';
import { describe, expect, it } from '@jest/globals';
import { planLiveSlots, type LivePlan } from './live-schedule.js';

const DAY = 86_400_000;

function record(name: string): SampleRecord {
  return {
    name,
    description: '',
    color: 'primary',
    examCategories: [],
    price: 100,
    features: [],
    searchTerms: '',
  };
}

const PLAN: LivePlan = {
  exams: [record('First'), record('Second')],
  profiles: [],
  live: { firstOpensAt: '2026-11-15T04:30:00.000Z', weeks: 4 },
};

describe('live tests', () => {
  const now = new Date('2026-11-21T06:00:00Z');

  it('are on the next Sundays at 10 am in India', () => {
    const slots = planLiveSlots(PLAN, now);
    expect(slots.slice(0, 2).map(({ opensAt }) => opensAt.toISOString())).toEqual([
      '2026-11-29T04:30:00.000Z',
      '2026-12-06T04:30:00.000Z',
    ]);
    expect(slots.slice(0, 2).map(({ title }) => title)).toEqual([
      'First: Live Test of 29 November 2026',
      'Second: Live Test of 6 December 2026',
    ]);
  });

  it('are at least two days away', () => {
    for (let hour = 0; hour < 24 * 8; hour += 1) {
      const moment = new Date(now.getTime() + hour * 3_600_000);
      const notice = (planLiveSlots(PLAN, moment)[0]?.opensAt.getTime() ?? 0) - moment.getTime();
      expect(notice).toBeGreaterThanOrEqual(2 * DAY);
      expect(notice).toBeLessThan(9 * DAY);
    }
  });

  it.each([
    ['2026-10-05T00:00:00Z', [3, 0, 1]],
    ['2026-11-10T00:00:00Z', [0, 1, 2]],
    ['2026-11-21T06:00:00Z', [2, 3, 0]],
    ['2031-01-01T00:00:00Z', [0, 1, 2]],
  ])('repeat the weeks of the calendar, at %s', (moment, weeks) => {
    const slots = planLiveSlots(PLAN, new Date(moment));
    expect(slots.map(({ week }) => week)).toEqual(weeks);
    expect(slots.map(({ exam }) => exam)).toEqual(weeks.map((week) => PLAN.exams[week % 2]));
  });

  it('give the papers of an exam turns, one a round', () => {
    const profiles = ['A', 'B'].map((id) => ({ id, exam: 'First', sections: [] }));
    const firsts = [0, 14, 28].map((days) => {
      const [slot] = planLiveSlots({ ...PLAN, profiles }, new Date(now.getTime() + days * DAY));
      return slot?.profiles.map(({ id }) => id).join('');
    });
    expect(firsts).toEqual(['BA', 'AB', 'BA']);
  });
});
