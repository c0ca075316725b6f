import type { PaperPattern } from '@abhyas/sample-catalogue';
import { describe, expect, it } from '@jest/globals';
import { planLivePaper } from './live-paper.js';

const TIER: PaperPattern = {
  title: 'Tier 1 Mock Test',
  minutes: 60,
  parts: [
    { subject: 'English', questions: 25 },
    { subject: 'Reasoning', questions: 75 },
  ],
};

function made(subject: string, count: number): { subject: string }[] {
  return Array.from({ length: count }, () => ({ subject }));
}

function countsOf(questions: readonly { subject: string }[]): Record<string, number> {
  const bySubject = Map.groupBy(questions, ({ subject }) => subject);
  return Object.fromEntries([...bySubject].map(([subject, own]) => [subject, own.length]));
}

describe('the paper of a live test', () => {
  it('has the parts, order and time of the real paper if there are enough questions', () => {
    const paper = planLivePaper([TIER], [made('Reasoning', 90), made('English', 30)]);
    expect(paper).toMatchObject({ duration: 3600, label: 'Tier 1' });
    expect(paper?.questions.map(({ subject }) => subject)).toEqual([
      ...Array<string>(25).fill('English'),
      ...Array<string>(75).fill('Reasoning'),
    ]);
  });

  it('shrinks in all parts and in time, and says so, if one part has too few questions', () => {
    const paper = planLivePaper([TIER], [made('Reasoning', 90), made('English', 15)]);
    expect(countsOf(paper?.questions ?? [])).toEqual({ English: 15, Reasoning: 45 });
    expect(paper).toMatchObject({ duration: 36 * 60, label: 'Tier 1, 60 of 100 questions' });
  });

  it('leaves out a part with almost no questions instead of shrinking to nothing', () => {
    const paper = planLivePaper([TIER], [made('Reasoning', 90), made('English', 4)]);
    expect(countsOf(paper?.questions ?? [])).toEqual({ Reasoning: 75 });
    expect(paper).toMatchObject({ duration: 45 * 60, label: 'Tier 1, 75 of 100 questions' });
  });

  it('takes the next paper if the first cannot be filled, and none if no paper can', () => {
    const hindi = {
      title: 'Written Test Mock',
      minutes: 10,
      parts: [{ subject: 'Hindi', questions: 10 }],
    };
    expect(planLivePaper([hindi, TIER], [made('Reasoning', 75)])?.label).toMatch(/^Tier 1/);
    expect(planLivePaper([TIER, hindi], [made('Hindi', 10)])?.label).toBe('Written Test');
    expect(planLivePaper([hindi, TIER], [[], []])).toBeUndefined();
  });
});
