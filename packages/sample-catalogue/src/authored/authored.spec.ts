import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { listData } from '../read-data.ts';
import { AUTHORED_FILES } from '../syllabus/authored-pools.ts';
import { finishAuthored, type AuthoredQuestion } from './authored-question.ts';

const ALL = [...AUTHORED_FILES.values()].flat();

describe('authored questions', () => {
  it('are more than a thousand, each asked once', () => {
    expect(ALL.length).toBeGreaterThan(1_000);
    expect(new Set(ALL.map(({ question }) => question.toLowerCase())).size).toBe(ALL.length);
  });

  it.each([...Map.groupBy(ALL, ({ topic }) => topic)])('about %s are complete', (_, questions) => {
    for (const authored of questions) expectComplete(authored);
  });

  it('do not give the right option away by its length', () => {
    const longest = ALL.filter(({ right, wrong }) =>
      wrong.every((option) => option.length < right.length),
    );
    expect(longest.length / ALL.length).toBeLessThan(0.4);
  });

  it.each(listData('authored'))('stand in %s one a line, without blanks, keys in order', (file) => {
    const lines = readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8');
    const name = file.replace(/^authored\/|\.jsonl$/g, '');
    const canonical = (AUTHORED_FILES.get(name) ?? []).map((question) => JSON.stringify(question));
    expect(lines).toBe(`${canonical.join('\n')}\n`);
  });
});

/** Shape, number of wrong options and difficulty are checked when the file is read. */
function expectComplete(authored: AuthoredQuestion): void {
  const { topic, question, right, wrong, explanation } = authored;
  const options = [right, ...wrong];
  expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(4);
  expect(options.join('\n')).not.toMatch(/all of (?:these|the above)|none of/i);
  expect(question).toMatch(/[?.:"!]$/);
  expect(explanation).toMatch(/[.]$/);
  expect(explanation).not.toBe(right);
  for (const text of [topic, question, explanation, ...options]) {
    expect(text).not.toBe('');
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/ {2}|["']{2}/);
  }
  const [finished] = finishAuthored('A subject', [authored]);
  expect(finished?.options[finished.correct]).toBe(right);
}
