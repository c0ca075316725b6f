import { describe, expect, it } from '@jest/globals';
import { recommendationReason, type ReasonFacts } from './recommendation-reason.js';

function reason(given: Partial<ReasonFacts>): string {
  return recommendationReason({
    examName: 'SSC CGL',
    category: 'setwise',
    group: 'target',
    weakShare: 0,
    weakest: undefined,
    isMostTaken: false,
    hasTakenExam: false,
    ...given,
  });
}

describe('recommendationReason', () => {
  const algebra = { subject: 'Algebra', isOfExam: true };

  it('names the weakest subject of the exam if the test is about it', () => {
    const facts = { weakest: algebra, isMostTaken: true };
    expect(reason({ ...facts, weakShare: 1 })).toBe('Your weakest subject in SSC CGL: Algebra');
    expect(reason({ ...facts, weakShare: 0.25 })).toBe('The most popular test for SSC CGL');
  });

  it('does not say that the weakest subject over all exams is that of the exam', () => {
    const weakest = { ...algebra, isOfExam: false };
    expect(reason({ weakest, weakShare: 1 })).toBe('Your weakest subject: Algebra');
  });

  it.each<[Partial<ReasonFacts>, string]>([
    [{ category: 'full' }, 'A full mock test for SSC CGL, your target exam'],
    [{ category: 'new kind' }, 'A test for SSC CGL, your target exam'],
    [{ group: 'own', hasTakenExam: true }, 'A mixed test for SSC CGL, an exam that you practise'],
    [{ group: 'own' }, 'You saved a test for SSC CGL'],
    [
      { group: 'other', category: 'topicwise' },
      'A topic test for SSC CGL, an exam that is new to you',
    ],
  ])('otherwise says what %j is to the student', (facts, text) => {
    expect(reason(facts)).toBe(text);
  });
});
