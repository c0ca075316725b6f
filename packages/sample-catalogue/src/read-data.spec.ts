import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { authoredQuestion } from './authored/authored-question.ts';
import { listData, readJson, readJsonLines } from './read-data.ts';

describe('reading data', () => {
  it('names the file and line that has another shape', () => {
    expect(() => readJsonLines('authored/english.jsonl', z.strictObject({}))).toThrow(
      'authored/english.jsonl, line 1',
    );
    expect(() => readJson('exams/01-ssc-cgl.json', z.array(z.string()))).toThrow(
      'exams/01-ssc-cgl.json',
    );
  });

  it('refuses an authored question with a field missing, added or of another kind', () => {
    const [good] = readJsonLines('authored/english.jsonl', authoredQuestion);
    for (const bad of [
      { ...good, topic: undefined },
      { ...good, hint: 'none' },
      { ...good, difficulty: 'Very hard' },
      { ...good, wrong: good?.wrong.slice(1) },
      { ...good, right: ['one', 'two'] },
    ]) {
      expect(authoredQuestion.safeParse(bad).success).toBe(false);
    }
  });

  it('lists files by name', () => {
    expect(listData('exams').slice(0, 2)).toEqual([
      'exams/01-ssc-cgl.json',
      'exams/02-ssc-chsl.json',
    ]);
  });
});
