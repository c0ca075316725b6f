import { describe, expect, it } from '@jest/globals';
import { checkQuestion } from '../import/rules/check-question.js';
import { countTests } from '../import/rules/plan-tests.js';
import { planLiveSlots, questionsOfSlot } from './live-schedule.js';
import { questionsOf, SAMPLE_EXAMS } from './sample-exams.js';

describe.each(SAMPLE_EXAMS.map((exam) => [exam.name, exam] as const))(
  'sample exam %s',
  (_, exam) => {
    const questions = questionsOf(exam);

    it('has more than sixty different questions, each with an explanation', () => {
      expect(questions.length).toBeGreaterThan(60);
      expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
      for (const { explanation } of questions) expect(explanation.length).toBeGreaterThan(10);
    });

    it('has only questions that the importer takes, unchanged', () => {
      for (const question of questions) {
        const check = checkQuestion({ ...question, exam: exam.name });
        expect(check).toEqual({ ok: true, draft: expect.objectContaining({ ...question }) });
      }
    });

    it('is the same in every run', () => {
      expect(questionsOf(exam)).toEqual(questions);
    });

    it('suffices for at least one test per subject', () => {
      const subjects = Map.groupBy(questions, ({ subject }) => subject);
      for (const own of subjects.values()) expect(countTests(own.length, 25)).toBeGreaterThan(0);
    });

    it('puts right options at every place', () => {
      const places = [0, 1, 2, 3].map(
        (place) => questions.filter(({ correct }) => correct === place).length,
      );
      for (const count of places) expect(count).toBeGreaterThan(questions.length / 8);
    });
  },
);

describe('live tests', () => {
  const now = new Date('2026-11-21T06:00:00Z');

  it('are on the next two Sundays at ten in the morning in India', () => {
    const slots = planLiveSlots(now);
    expect(slots.map(({ opensAt }) => opensAt.toISOString())).toEqual([
      '2026-11-29T04:30:00.000Z',
      '2026-12-06T04:30:00.000Z',
    ]);
    expect(slots.map(({ title }) => title.replace(/^.*: /, ''))).toEqual([
      'Live Test of 29 November 2026',
      'Live Test of 6 December 2026',
    ]);
  });

  it('keep at least two days of notice', () => {
    for (let hour = 0; hour < 24 * 8; hour += 1) {
      const moment = new Date(now.getTime() + hour * 3_600_000);
      const notice = (planLiveSlots(moment)[0]?.opensAt.getTime() ?? 0) - moment.getTime();
      expect(notice).toBeGreaterThanOrEqual(2 * 86_400_000);
      expect(notice).toBeLessThan(9 * 86_400_000);
    }
  });

  it('have at least twenty questions, from every subject that has families', () => {
    for (const slot of planLiveSlots(now)) {
      const questions = questionsOfSlot(slot);
      const subjects = new Set(slot.exam.families.map(({ subject }) => subject));
      expect(questions.length).toBeGreaterThanOrEqual(20);
      expect(new Set(questions.map(({ subject }) => subject))).toEqual(subjects);
    }
  });
});
