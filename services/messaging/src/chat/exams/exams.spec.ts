import { describe, expect, it } from '@jest/globals';
import { marksText } from './describe-series.js';
import { linkExams } from './link-exams.js';
import { REAL_EXAMS } from './real-exams.js';

const NAMES =
  'SSC CGL,SSC CHSL,SSC JE,RRB NTPC,GATE CSE,GATE EE,NEET UG,JEE Main,RBI Grade B,IBPS PO,CRPF HC,UPSC CAPF,SSC GD,UPSC CDS,CTET,UGC NET'.split(
    ',',
  );
const EXAMS = NAMES.map((name) => ({ name }));

describe('linkExams', () => {
  it.each<[text: string, names: string[]]>([
    ['tell me about ssc cgl', ['SSC CGL']],
    ['cgl tier 1', ['SSC CGL']],
    ['ssc je and jee main', ['SSC JE', 'JEE Main']],
    ['difference between rrb ntpc and ssc cgl', ['RRB NTPC', 'SSC CGL']],
    ['gate cse vs gate ee', ['GATE CSE', 'GATE EE']],
    ['gate', ['GATE CSE', 'GATE EE']],
    ['railway exam', ['RRB NTPC']],
    ['net exam', ['UGC NET']],
    ['jrf', ['UGC NET']],
    ['internet', []],
    ['what grade do i need', []],
    ['', []],
  ])('finds in %j: %j', (text, names) => {
    expect(linkExams(text, EXAMS).exams.map((exam) => exam.name)).toEqual(names);
  });

  it('names exams that are not offered, and does not take them for others', () => {
    expect(linkExams('jee advanced mock', EXAMS)).toMatchObject({
      exams: [],
      notOffered: ['JEE Advanced'],
      rest: 'mock',
    });
    expect(linkExams('cuet price', EXAMS).notOffered).toEqual(['CUET']);
  });

  it('offers an exam as soon as the catalogue has it', () => {
    const { exams, notOffered } = linkExams('clat price', [...EXAMS, { name: 'CLAT' }]);
    expect(exams).toEqual([{ name: 'CLAT' }]);
    expect(notOffered).toEqual([]);
  });
});

describe('the facts of the real exams', () => {
  it('are there for the sixteen exams, with year, document and site', () => {
    expect(REAL_EXAMS.map(({ exam }) => exam)).toEqual(NAMES);
    for (const { year, source, site, papers } of REAL_EXAMS) {
      expect(year).toBeGreaterThanOrEqual(2023);
      expect(source).toMatch(/\d{4}/);
      expect(site.length).toBeGreaterThan(5);
      expect(papers.length).toBeGreaterThan(0);
    }
  });
});

describe('marksText', () => {
  it.each([
    ['2', '2 marks'],
    ['1', '1 mark'],
    ['-1/2', '½ mark'],
    ['-2/3', '⅔ mark'],
    ['-3/2', '3/2 marks'],
  ])('writes %s as %s', (marks, text) => expect(marksText(marks)).toBe(text));
});
