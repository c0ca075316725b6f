import { describe, expect, it } from '@jest/globals';
import type { ExamFacts } from '../../clients/catalogue.client.js';
import type { Intent } from '../rules/detect-intent.js';
import { composeReply, type Findings } from './compose-reply.js';

const CGL: ExamFacts = {
  _id: 'exam-1',
  name: 'SSC CGL',
  description: 'For graduate posts.',
  price: 1499,
  totalTests: 24,
  freeTests: 8,
  duration: '60 minutes',
  lastUpdated: '2026-11-02T00:00:00.000Z',
  testCounts: { chapterwise: 8, topicwise: 12, setwise: 4 },
  subjects: ['Reasoning', 'English'],
};
const GATE: ExamFacts = {
  ...CGL,
  _id: 'exam-2',
  name: 'GATE CSE',
  price: 0,
  totalTests: 1,
  testCounts: {},
};

const LIVE_TEST = { examName: 'SSC CGL' };

function replyTo(intent: Intent, findings: Partial<Findings> = {}): string {
  const facts = { exams: [GATE, CGL], upcomingTests: [] };
  return composeReply({ intent, facts, exams: [], passages: [], ...findings });
}

describe('composeReply', () => {
  it('gives the price of the named exam', () => {
    expect(replyTo('price', { exams: [CGL] })).toContain(
      '**SSC CGL** test series costs **₹1,499**',
    );
  });

  it('lists every exam with its price when none was named', () => {
    expect(replyTo('price')).toContain(
      '**GATE CSE**: free of charge, 1 test\n• **SSC CGL**: ₹1,499, 24 tests',
    );
  });

  it('counts the tests of one exam and of all', () => {
    expect(replyTo('counts', { exams: [CGL] })).toBe(
      '**SSC CGL** has 24 tests (8 chapterwise, 12 topicwise and 4 setwise), 8 of them free to start.',
    );
    expect(replyTo('counts')).toContain('There are 25 tests in 2 exams');
  });

  it('describes an exam when the message only names it', () => {
    const text = replyTo('other', { exams: [CGL] });
    expect(text).toContain('Price: ₹1,499');
    expect(text).toContain('Subjects: Reasoning and English');
    expect(text).toContain('Last updated: November 2026');
  });

  it('adds the exam’s line to study guidance', () => {
    const passage = { id: 'p', title: 't', asks: [], text: 'Practise daily.' };
    expect(replyTo('other', { exams: [CGL], passages: [{ passage, score: 1 }] })).toBe(
      'Practise daily.\n\nOur test series: **SSC CGL**: ₹1,499, 24 tests.',
    );
  });

  it('lists live tests in Indian time, soonest first', () => {
    const upcomingTests = [
      { ...LIVE_TEST, name: 'Later', startsAt: '2026-12-02T04:30:00.000Z' },
      { ...LIVE_TEST, name: 'Sooner', startsAt: '2026-12-01T04:30:00.000Z' },
    ];
    const text = replyTo('upcoming', { facts: { exams: [], upcomingTests } });
    expect(text).toMatch(/Sooner\*\* \(SSC CGL\): Tue,? 1 December.* 10:00 am[\s\S]*Later/);
  });

  it.each<Intent>(['price', 'counts', 'exam-list', 'upcoming'])(
    'says so when the catalogue is away (%s)',
    (intent) =>
      expect(replyTo(intent, { facts: undefined })).toContain('cannot read our exam list'),
  );

  it('says when it does not know', () => {
    expect(replyTo('other')).toContain('I am not sure about that one');
  });
});
