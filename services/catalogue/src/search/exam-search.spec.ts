import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { profileExam } from '../import/rules/new-exam.js';
import { ExamSearch } from './exam-search.js';

const NAMES = [
  'SSC CGL',
  'SSC CHSL',
  'SSC JE',
  'RRB NTPC',
  'GATE CSE',
  'GATE EE',
  'NEET UG',
  'JEE Main',
  'RBI Grade B',
  'IBPS PO',
  'UPSC CAPF',
  'UGC NET',
  'CTET',
];

const search = new ExamSearch(
  NAMES.map((name) => ({
    id: name,
    name,
    description: profileExam(name).description,
    terms: profileExam(name).searchTerms,
    subjects: name === 'NEET UG' ? 'Biology Physics' : '',
  })),
);

describe('ExamSearch', () => {
  it.each([
    ['gate ee', 'GATE EE'],
    ['gat cs', 'GATE CSE'],
    ['cse gate', 'GATE CSE'],
    ['jee mian', 'JEE Main'],
    ['Main  JEE', 'JEE Main'],
    ['railway', 'RRB NTPC'],
    ['ralway', 'RRB NTPC'],
    ['ssccgl', 'SSC CGL'],
    ['SSC-CGL', 'SSC CGL'],
    ['biolgy', 'NEET UG'],
    ['upsc', 'UPSC CAPF'],
    ['teacher', 'CTET'],
  ])('finds for %j first %s', (query, name) => {
    expect(search.find(query)[0]).toBe(name);
  });

  it('finds every exam of a family', () => {
    expect(search.find('ssc').toSorted()).toEqual(['SSC CGL', 'SSC CHSL', 'SSC JE']);
  });

  it('finds nothing for text that no exam has', () => {
    expect(search.find('xyzzy')).toEqual([]);
    expect(search.find('  !? ')).toEqual([]);
  });

  it('accepts any text of any length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (query) => {
        expect(Array.isArray(search.find(query))).toBe(true);
      }),
      { numRuns: 300 },
    );
    expect(search.find('gate '.repeat(100_000))).toHaveLength(2);
  });
});
