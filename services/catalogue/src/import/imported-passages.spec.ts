import { describe, expect, it } from '@jest/globals';
import { NO_PARTS } from '../questions/rules/question-parts.js';
import { ImportedPassages } from './imported-passages.js';
import type { QuestionDraft } from './rules/import-item.js';

function buildDraft(text: string | null, exam = 'CAT'): QuestionDraft {
  return {
    ...NO_PARTS,
    ...{ externalId: null, exam, subject: 'Reading', topic: 'Prose', difficulty: 'Easy' },
    ...{ question: 'Why?', options: ['a', 'b'], explanation: null, source: null, licence: null },
    key: { kind: 'single', correct: 0 },
    passage: text === null ? null : { title: null, text, table: null, figures: [] },
  };
}

describe('ImportedPassages', () => {
  it('warns about passages of one question and of more than eight', () => {
    const passages = new ImportedPassages();
    const add = (line: number, draft: QuestionDraft): boolean =>
      passages.add({ place: { file: 'f', line }, draft });
    expect(add(1, buildDraft(null))).toBe(false);
    expect(add(2, buildDraft('alone'))).toBe(true);
    expect(add(3, buildDraft('alone', 'NET'))).toBe(true);
    for (let line = 10; line < 19; line += 1) {
      expect(add(line, buildDraft('many\n words'))).toBe(line === 10);
      if (line < 18) expect(add(line, buildDraft('eight'))).toBe(line === 10);
      if (line < 12) expect(add(line, buildDraft('two'))).toBe(line === 10);
    }
    expect([...passages.warnings()]).toEqual([
      {
        place: { file: 'f', line: 2 },
        warning: 'it is the only question in these files that has its passage',
      },
      {
        place: { file: 'f', line: 3 },
        warning: 'it is the only question in these files that has its passage',
      },
      {
        place: { file: 'f', line: 10 },
        warning: '9 questions have its passage; real papers have at most 8',
      },
    ]);
  });
});
