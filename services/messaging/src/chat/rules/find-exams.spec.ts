import { describe, expect, it } from '@jest/globals';
import { findExams } from './find-exams.js';
import { withoutExamWords } from './without-exam-words.js';

const EXAMS = [
  'SSC CGL',
  'SSC CHSL',
  'SSC GD',
  'RRB NTPC',
  'GATE CSE',
  'GATE EE',
  'NEET UG',
  'JEE Main',
  'RBI Grade B',
  'IBPS PO',
  'CTET',
  'UGC NET',
].map((name) => ({ name }));

describe('findExams', () => {
  it.each<[string, string[]]>([
    ['Tell me about SSC CGL', ['SSC CGL']],
    ['ssc-cgl price', ['SSC CGL']],
    ['cgl', ['SSC CGL']],
    ['gate', ['GATE CSE', 'GATE EE']],
    ['compare NEET UG and JEE Main', ['NEET UG', 'JEE Main']],
    ['jee advanced', ['JEE Main']],
    ['railway exam', ['RRB NTPC']],
    ['what grade do I need', []],
    ['the main idea', []],
    ['hello', []],
    ['', []],
  ])('finds in %j: %j', (message, names) => {
    expect(findExams(message, EXAMS).map((exam) => exam.name)).toEqual(names);
  });

  it('finds nothing when there are no exams', () => {
    expect(findExams('SSC CGL', [])).toEqual([]);
  });
});

describe('withoutExamWords', () => {
  it('removes exam names and generic words', () => {
    expect(withoutExamWords('How to prepare for SSC CGL tests?', [{ name: 'SSC CGL' }])).toBe(
      'how to prepare for',
    );
  });

  it('does not change a message that names no exam', () => {
    expect(withoutExamWords('Can I retake a test?', [])).toBe('Can I retake a test?');
  });
});
