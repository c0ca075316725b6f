import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { UNTOUCHED } from './answer.js';
import { ZERO } from './fraction.js';
import { markAnswers } from './mark-paper.js';
import { scoreAttempt } from './score-attempt.js';
import { tallyTopics } from './tally-topics.js';

const question = fc.record({
  correct: fc.constant(0),
  subject: fc.constantFrom('Physics', 'Chemistry'),
  topic: fc.constantFrom('', 'Units', 'Bonds'),
  difficulty: fc.constant('Easy'),
});
const answer = fc
  .constantFrom(0, 1, null)
  .map((selectedOption) => ({ ...UNTOUCHED, selectedOption }));

describe('the topics of an attempt', () => {
  it('add up to the figures of the subjects, without questions that have no topic', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(question, answer), { maxLength: 30 }), (asked) => {
        const withTopic = asked.filter(([{ topic }]) => topic !== '');
        const questions = withTopic.map(([one]) => one);
        const answers = withTopic.map(([, one]) => one);
        const marking = { correct: '1', wrong: '0' };
        const { subjects } = scoreAttempt({ questions, marking }, answers, []);
        const all = asked.map(([one]) => one);
        const marked = markAnswers(
          { questions: all, marking },
          asked.map(([, one]) => one),
        );
        const topics = tallyTopics(all, marked);
        for (const { name, total, answered, correct } of subjects) {
          const own = topics.filter(({ subject }) => subject === name);
          const sum = (key: 'total' | 'answered' | 'correct') =>
            own.reduce((whole, tally) => whole + tally[key], 0);
          expect([sum('total'), sum('answered'), sum('correct')]).toEqual([
            total,
            answered,
            correct,
          ]);
        }
        expect(new Set(topics.map(({ subject, topic }) => `${subject}/${topic}`)).size).toBe(
          topics.length,
        );
      }),
    );
  });

  it('have only the questions that count', () => {
    const physics = { subject: 'Physics', topic: 'Units' };
    const counting = { marks: ZERO, maxMarks: ZERO, counts: true };
    const outcomes = ['right', 'partly_right', 'wrong', 'unanswered', 'bonus'] as const;
    const marked = outcomes.map((outcome) => ({ ...counting, outcome }));
    const beyond = (['not_counted', 'unanswered', 'dropped'] as const).map((outcome) => ({
      ...counting,
      counts: false,
      outcome,
    }));
    const answers = [...marked, ...beyond];
    expect(
      tallyTopics(
        answers.map(() => physics),
        answers,
      ),
    ).toEqual([{ ...physics, total: 5, answered: 4, correct: 2 }]);
    expect(
      tallyTopics(
        beyond.map(() => physics),
        beyond,
      ),
    ).toEqual([]);
  });
});
