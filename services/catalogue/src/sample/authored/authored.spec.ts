import { describe, expect, it, jest } from '@jest/globals';
import { checkQuestion } from '../../import/rules/check-question.js';
import { AUTHORED } from '../exams/syllabus.js';
import { finishAuthored, type AuthoredQuestion } from './authored-question.js';

// Thousands of questions are made; a busy machine needs its time for that.
jest.setTimeout(120_000);

const ALL: readonly AuthoredQuestion[] = [...new Set(Object.values(AUTHORED).flat())];

describe('authored questions', () => {
  it('are more than a thousand, each asked once', () => {
    expect(ALL.length).toBeGreaterThan(1_000);
    expect(new Set(ALL.map(([, , question]) => question.toLowerCase())).size).toBe(ALL.length);
  });

  it.each([...Map.groupBy(ALL, ([topic]) => topic)])('about %s are whole', (_, questions) => {
    for (const authored of questions) expectWhole(authored);
  });

  it('do not give the right option away by its length', () => {
    const longest = ALL.filter(([, , , right, wrong]) =>
      wrong.every((option) => option.length < right.length),
    );
    expect(longest.length / ALL.length).toBeLessThan(0.4);
  });
});

function expectWhole(authored: AuthoredQuestion): void {
  const [topic, difficulty, question, right, wrong, explanation] = authored;
  const options = [right, ...wrong];
  expect(options).toHaveLength(4);
  expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(4);
  expect(options.join('\n')).not.toMatch(/all of (?:these|the above)|none of/i);
  expect(question).toMatch(/[?.:"!]$/);
  expect(explanation).toMatch(/[.]$/);
  expect(explanation).not.toBe(right);
  for (const text of [topic, question, explanation, ...options]) {
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/ {2}|["']{2}/);
  }
  const [finished] = finishAuthored('A subject', [authored]);
  expect(finished?.options[finished.correct]).toBe(right);
  expect(checkQuestion({ ...finished, exam: 'An exam' })).toMatchObject({
    ok: true,
    draft: { question, difficulty, explanation },
  });
}
