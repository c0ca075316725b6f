import { describe, expect, it } from '@jest/globals';
import { ImportTally } from '../import-tally.js';
import { describePlace, describeReport } from './describe-report.js';

describe('describeReport', () => {
  it('shows counts per exam and subject, tests per category, and a summary', () => {
    const tally = new ImportTally();
    tally.count('SSC CGL', 'English', 'added');
    tally.count('SSC CGL', 'English', 'unchanged');
    tally.refuse({
      place: { file: 'a.jsonl', line: 3, id: 'x' },
      reason: 'correct is not 0, 1, 2 or 3',
    });
    tally.countTests('SSC CGL', 'setwise', 1);
    expect(describeReport(tally.report(true)).split('\n')).toEqual([
      'Refused a.jsonl:3 (x): correct is not 0, 1, 2 or 3.',
      'SSC CGL / English: 2 questions (1 new, 1 unchanged)',
      'SSC CGL: 1 setwise test created',
      '3 items read: 1 new, 1 unchanged, 1 refused; 0 exams and 1 test created.',
    ]);
  });

  it('lists changed fields, and in a dry run also the questions', () => {
    const tally = new ImportTally();
    tally.count('JEE Main', 'Physics', 'corrected');
    tally.noteChanges({ file: 'a.gift', line: 7, id: 'p-1' }, [
      { field: 'correct', from: 'A', to: 'C' },
      { field: 'explanation', from: 'It is\n\u001b[2Jlight.', to: null },
    ]);
    const lines = (taken: boolean) => describeReport(tally.report(taken)).split('\n');
    expect(lines(false)[0]).toBe(
      'Would change a.gift:7 (p-1): correct "A" → "C"; explanation "It is\\n\\u001b[2Jlight." → none',
    );
    expect(lines(false)).toContain('Fields that would change: correct 1, explanation 1');
    expect(lines(true)).toEqual([
      'JEE Main / Physics: 1 question (1 corrected)',
      'Fields changed: correct 1, explanation 1',
      '1 item read: 1 corrected; 0 exams and 0 tests created.',
    ]);
  });

  it('explains how to import questions without an exam', () => {
    const tally = new ImportTally();
    tally.refuse({ place: { file: 'a.csv', line: 2 }, reason: 'exam is missing or empty' });
    expect(describeReport(tally.report(true))).toContain('--exam NAME');
  });

  it('replaces terminal control characters from a file', () => {
    const tally = new ImportTally();
    tally.refuse({
      place: { file: 'a.csv', id: `\u001b[2J\u202e${'x'.repeat(500)}` },
      reason: 'the key \u0007 is none',
    });
    const text = describeReport(tally.report(true));
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(text.length).toBeLessThan(300);
  });

  it('lists warnings before refusals, and counts those that are not listed', () => {
    const tally = new ImportTally();
    const place = { file: 'a.csv', line: 2, id: 'q\u001b' };
    for (let index = 0; index < 1001; index += 1) tally.warn(place, 'question: \u0007');
    const lines = describeReport(tally.report(true)).split('\n');
    expect(lines.slice(0, 1)).toEqual(['Warning a.csv:2 (q\ufffd): question: \ufffd.']);
    expect(lines.slice(-2)).toEqual([
      '… and 1 more warnings.',
      '0 items read: 0 new, 1,001 warnings; 0 exams and 0 tests created.',
    ]);
  });

  it('reports that nothing was imported', () => {
    expect(describeReport(new ImportTally().report(false))).toBe(
      '0 items read: 0 new; 0 exams and 0 tests created. Nothing was imported.',
    );
  });

  it('shows the location of items without lines', () => {
    expect(describePlace({ file: 'q.xml', id: 'item-1' })).toBe('q.xml (item-1)');
  });
});
