import { describe, expect, it, jest } from '@jest/globals';
import { candidatesOfSlot, chooseForSlot, planLiveSlots } from './live-schedule.js';
import { questionsOf } from './sample-exam.js';

// Thousands of questions are made; a busy machine needs its time for that.
jest.setTimeout(120_000);

const DAY = 86_400_000;

describe('live tests', () => {
  const now = new Date('2026-11-21T06:00:00Z');

  it('are on the next Sundays at ten in the morning in India', () => {
    const slots = planLiveSlots(now);
    expect(slots.slice(0, 2).map(({ opensAt }) => opensAt.toISOString())).toEqual([
      '2026-11-29T04:30:00.000Z',
      '2026-12-06T04:30:00.000Z',
    ]);
    expect(slots.slice(0, 2).map(({ title }) => title.replace(/^.*: /, ''))).toEqual([
      'Live Test of 29 November 2026',
      'Live Test of 6 December 2026',
    ]);
  });

  it('keep at least two days of notice', () => {
    for (let hour = 0; hour < 24 * 8; hour += 1) {
      const moment = new Date(now.getTime() + hour * 3_600_000);
      const notice = (planLiveSlots(moment)[0]?.opensAt.getTime() ?? 0) - moment.getTime();
      expect(notice).toBeGreaterThanOrEqual(2 * DAY);
      expect(notice).toBeLessThan(9 * DAY);
    }
  });

  it.each(Array.from({ length: 16 }, (_, week) => week))(
    'of week %i have at least twenty questions that no listed test has',
    (week) => {
      const slot = planLiveSlots(new Date(now.getTime() + week * 7 * DAY))[0];
      if (!slot) throw new Error('There is no slot.');
      const questions = chooseForSlot(candidatesOfSlot(slot));
      expect(questions.length).toBeGreaterThanOrEqual(20);
      const listed = new Set(questionsOf(slot.exam).map(({ question }) => question));
      expect(questions.filter(({ question }) => listed.has(question))).toEqual([]);
      expect(new Set(questions.map(({ subject }) => subject)).size).toBeGreaterThan(1);
    },
  );

  it('take as equal a share of each subject as there is', () => {
    const chosen = chooseForSlot([
      Array<string>(30).fill('a'),
      ['b', 'b'],
      Array<string>(30).fill('c'),
    ]);
    expect(chosen.join('')).toBe(`${'a'.repeat(12)}bb${'c'.repeat(11)}`);
  });
});
