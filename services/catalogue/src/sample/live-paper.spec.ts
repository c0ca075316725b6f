import { describe, expect, it } from '@jest/globals';
import { checkQuestion } from '../import/rules/check-question.js';
import type { QuestionDraft } from '../import/rules/import-item.js';
import { buildPart, buildProfile, buildSection } from '../profiles/testing/build-profile.js';
import { planLivePaper, type LivePaper } from './live-paper.js';

const TIER = buildProfile({
  title: 'Tier 1 Mock Test',
  minutes: 60,
  sections: [
    buildSection({ name: 'English', parts: [buildPart({ subject: 'English', questions: 25 })] }),
    buildSection({
      name: 'Reasoning',
      parts: [buildPart({ subject: 'Reasoning', questions: 75 })],
    }),
  ],
});

function made(
  subject: string,
  count: number,
  answer: object = { options: ['one', 'two'], correct: 0 },
): QuestionDraft[] {
  return Array.from({ length: count }, (_, index) => {
    const check = checkQuestion({
      ...{ exam: 'SSC CGL', subject, topic: 'Mixed', difficulty: 'Easy' },
      ...{ question: `${subject} ${index}?`, ...answer },
    });
    if (!check.ok) throw new Error(check.reason);
    return check.draft;
  });
}

function countsOf(paper: LivePaper | undefined): Record<string, number> {
  const bySubject = Map.groupBy(paper?.drafts ?? [], ({ subject }) => subject);
  return Object.fromEntries([...bySubject].map(([subject, own]) => [subject, own.length]));
}

describe('the paper of a live test', () => {
  it('has the sections, order and time of the real paper if there are enough questions', () => {
    const paper = planLivePaper([TIER], [...made('Reasoning', 90), ...made('English', 30)]);
    expect(paper).toMatchObject({ duration: 3600, label: 'Tier 1' });
    expect(paper?.drafts.map(({ subject }) => subject)).toEqual([
      ...Array<string>(25).fill('English'),
      ...Array<string>(75).fill('Reasoning'),
    ]);
    expect(paper?.pattern.sections.map(({ name }) => name)).toEqual(['English', 'Reasoning']);
  });

  it('shrinks in all parts and in time, and says so, if one part has too few questions', () => {
    const paper = planLivePaper([TIER], [...made('Reasoning', 90), ...made('English', 15)]);
    expect(countsOf(paper)).toEqual({ English: 15, Reasoning: 45 });
    expect(paper).toMatchObject({ duration: 36 * 60, label: 'Tier 1, 60 of 100 questions' });
  });

  it('leaves out a part with almost no questions instead of shrinking to nothing', () => {
    const paper = planLivePaper([TIER], [...made('Reasoning', 90), ...made('English', 4)]);
    expect(countsOf(paper)).toEqual({ Reasoning: 75 });
    expect(paper).toMatchObject({ duration: 45 * 60, label: 'Tier 1, 75 of 100 questions' });
    expect(paper?.pattern.sections).toHaveLength(1);
  });

  it('shrinks the clocks of locked sections with their questions', () => {
    const [english, reasoning] = TIER.sections;
    const locked = buildProfile({
      minutes: 60,
      sections: [
        { ...(english ?? buildSection()), minutes: 20 },
        {
          ...(reasoning ?? buildSection()),
          minutes: 40,
          choose: { questions: 50, counted: 'best' },
        },
      ],
    });
    const paper = planLivePaper([locked], [...made('Reasoning', 90), ...made('English', 15)]);
    expect(paper?.pattern.sections.map(({ seconds, choose }) => [seconds, choose])).toEqual([
      [12 * 60, null],
      [24 * 60, { questions: 30, counted: 'best' }],
    ]);
    expect(paper?.duration).toBe(36 * 60);
  });

  it('takes each part from the questions of its kind', () => {
    const numeric = buildPart({ subject: 'Physics', kind: 'numeric', questions: 5 });
    const single = buildPart({ subject: 'Physics', questions: 20 });
    const jee = buildProfile({ sections: [buildSection({ parts: [single, numeric] })] });
    const drafts = [...made('Physics', 30), ...made('Physics', 6, { answer: '7' })];
    const kinds = planLivePaper([jee], drafts)?.drafts.map(({ key }) => key.kind);
    expect(kinds).toEqual([
      ...Array<string>(20).fill('single'),
      ...Array<string>(5).fill('numeric'),
    ]);
  });

  it('takes the next paper if the first cannot be filled, and none if no paper can', () => {
    const hindi = buildProfile({
      title: 'Written Test Mock',
      sections: [buildSection({ parts: [buildPart({ subject: 'Hindi', questions: 10 })] })],
    });
    expect(planLivePaper([hindi, TIER], made('Reasoning', 75))?.label).toMatch(/^Tier 1/);
    expect(planLivePaper([TIER, hindi], made('Hindi', 10))?.label).toBe('Written Test');
    expect(planLivePaper([hindi, TIER], [])).toBeUndefined();
  });
});
