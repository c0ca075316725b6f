import { describe, expect, it } from '@jest/globals';
import { ImportTally } from '../import-report.js';
import { describePlace, describeReport } from './describe-report.js';

describe('describeReport', () => {
  it('counts per exam and subject, tests per category, and sums up', () => {
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
      'SSC CGL: 1 setwise test made',
      '3 items read: 1 new, 1 unchanged, 1 refused; 0 exams and 1 test made.',
    ]);
  });

  it('says how to take questions that name no exam', () => {
    const tally = new ImportTally();
    tally.refuse({ place: { file: 'a.csv', line: 2 }, reason: 'exam is missing or empty' });
    expect(describeReport(tally.report(true))).toContain('--exam NAME');
  });

  it('gives a terminal no commands out of a file', () => {
    const tally = new ImportTally();
    tally.refuse({
      place: { file: 'a.csv', id: `\u001b[2J\u202e${'x'.repeat(500)}` },
      reason: 'the key \u0007 is none',
    });
    const text = describeReport(tally.report(true));
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(text.length).toBeLessThan(300);
  });

  it('says when nothing was taken', () => {
    expect(describeReport(new ImportTally().report(false))).toBe(
      '0 items read: 0 new; 0 exams and 0 tests made. Nothing was taken.',
    );
  });

  it('names the place of items without lines', () => {
    expect(describePlace({ file: 'q.xml', id: 'item-1' })).toBe('q.xml (item-1)');
  });
});
