import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { describeNewExam } from '../import/rules/new-exam.js';
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
    description: describeNewExam(name).description,
    terms: describeNewExam(name).searchTerms,
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
    expect(search.find(query).ids[0]).toBe(name);
  });

  it('finds every exam of a family', () => {
    expect(search.find('ssc').ids.toSorted()).toEqual(['SSC CGL', 'SSC CHSL', 'SSC JE']);
  });

  it.each(['cat', 'CAT', 'Cat mock test', 'ca', 'pop', 'edu', 'rec', 'ion'])(
    'does not find %j within other words',
    (query) => {
      expect(search.find(query).ids).not.toContain('RRB NTPC');
    },
  );

  it.each([
    ['CAT', 'CAT', []],
    ['cat 2026 mock', 'CAT', []],
    ['mba', 'CAT', []],
    ['CLAT', 'CLAT', []],
    ['gmat', 'GMAT', []],
    ['GRE', 'GRE', []],
    ['ielts', 'IELTS', []],
    ['jee advanced', 'JEE Advanced', ['JEE Main']],
    ['sbi po', 'SBI PO', ['IBPS PO']],
    ['neet-pg', 'NEET PG', ['NEET UG']],
    ['civil services', 'UPSC Civil Services', ['UPSC CAPF']],
    ['gate ece', 'GATE ECE', ['GATE CSE', 'GATE EE']],
  ])('says for %j that %s is not offered, and finds what is close', (query, notOffered, ids) => {
    const found = search.find(query);
    expect({ ...found, ids: found.ids.toSorted() }).toEqual({ notOffered, ids });
  });

  it('offers an exam once its name is there, and takes a word of an offered exam for that', () => {
    const offering = new ExamSearch([
      { id: 'cat', name: 'CAT 2027', description: '', terms: 'MBA', subjects: '' },
      { id: 'judges', name: 'Judges', description: '', terms: '', subjects: 'Law' },
    ]);
    expect(offering.find('cat')).toEqual({ ids: ['cat'] });
    expect(offering.find('mba')).toEqual({ ids: ['cat'] });
    expect(offering.find('law')).toEqual({ ids: ['judges'] });
    expect(offering.find('common law admission test')).toMatchObject({ notOffered: 'CLAT' });
  });

  it('offers none of the known exams that the list has already', () => {
    for (const name of NAMES) expect(search.find(name)).not.toHaveProperty('notOffered');
  });

  it('finds nothing for text that no exam has', () => {
    expect(search.find('xyzzy')).toEqual({ ids: [] });
    expect(search.find('  !? ')).toEqual({ ids: [] });
  });

  it('accepts any text of any length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (query) => {
        expect(Array.isArray(search.find(query).ids)).toBe(true);
      }),
      { numRuns: 300 },
    );
    expect(search.find('gate '.repeat(100_000)).ids).toHaveLength(2);
  });
});
