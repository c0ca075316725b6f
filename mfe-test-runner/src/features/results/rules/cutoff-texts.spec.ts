import { describe, expect, it } from '@jest/globals';
import { buildCutoff } from '../../../testing/result-builders';
import { cutoffBand, cutoffPapers, cutoffsInRange } from './cutoff-texts';

const own = { marks: 132, maxMarks: 200 };
const compare = (marks: number, maxMarks = 200, mine = own) =>
  cutoffPapers([buildCutoff({ marks, maxMarks })], mine)[0];

describe('cutoffPapers', () => {
  it.each([
    [120, 'Above by 12', true],
    [132, 'Equal', true],
    [150.04936, 'Below by 18.05', false],
    [131.99999, 'Above by less than 0.01', true],
    [132.00001, 'Below by less than 0.01', false],
    [-40, 'Above by 172', true],
  ])('compares 132 of 200 marks with a cut-off of %d', (marks, comparison, isReached) => {
    expect(compare(marks)?.rows).toEqual([
      expect.objectContaining({ category: 'UR', comparison, isReached }),
    ]);
  });

  it('compares marks on the same scale, and says out of how many', () => {
    expect(compare(150.04936)).toMatchObject({
      title: 'Tier 1, 2024',
      scale: 'Out of 200 marks. You have 132.',
      rows: [{ cutoff: '150.04936' }],
    });
    expect(compare(10, 200, { marks: -3.5, maxMarks: 200 })?.scale).toBe(
      'Out of 200 marks. You have −3.5.',
    );
  });

  it('compares percentages if the paper had other maximum marks, and says so', () => {
    expect(compare(105, 150)).toMatchObject({
      scale:
        'The paper had 150 marks and this test has 200, so we compare percentages. You have 66%.',
      rows: [{ cutoff: '70% (105)', comparison: 'Below by 4%', isReached: false }],
    });
    expect(compare(99, 150)?.rows[0]).toMatchObject({ comparison: 'Equal', isReached: true });
  });

  it('groups by stage, year and source, in their order', () => {
    const papers = cutoffPapers(
      [
        buildCutoff(),
        buildCutoff({ category: 'OBC' }),
        buildCutoff({ category: 'SC', source: { title: 'Notice', url: null } }),
        buildCutoff({ year: 2023, stage: '' }),
      ],
      own,
    );
    expect(papers.map(({ title, rows }) => [title, rows.map(({ category }) => category)])).toEqual([
      ['Tier 1, 2024', ['UR', 'OBC']],
      ['Tier 1, 2024', ['SC']],
      ['2023', ['UR']],
    ]);
    expect(cutoffPapers([], own)).toEqual([]);
  });
});

describe('cutoffBand', () => {
  it('is there only with cut-offs', () => {
    expect(cutoffBand([])).toBeUndefined();
  });

  it('spans those of the latest year and stage', () => {
    const band = cutoffBand([
      buildCutoff({ marks: 14 }),
      buildCutoff({ marks: 11.7, category: 'SC' }),
      buildCutoff({ marks: 1, stage: 'Tier 2' }),
      buildCutoff({ marks: 2, year: 2023 }),
    ]);
    expect(band).toMatchObject({
      ...{ label: 'Cut-offs of 2024', from: 58.5, to: 70 },
      sentence: 'The cut-offs of the real exam (Tier 1, 2024) were from 58.5% (SC) to 70% (UR).',
    });
    const ranges = [50, 60, 70].map((from) => ({
      from,
      to: from + 10,
      participants: 0,
      own: false,
    }));
    expect(ranges.map((range) => band && cutoffsInRange(band, range))).toEqual(['SC', '', 'UR']);
  });

  it('is one line for one cut-off', () => {
    expect(cutoffBand([buildCutoff({ marks: 20 })])).toMatchObject({
      ...{ label: 'Cut-off of 2024', from: 100, to: 100 },
      sentence: 'The cut-off of the real exam (Tier 1, 2024) was 100% (UR).',
    });
  });

  it('finds the ends of the scale: full marks and marks below zero', () => {
    const band = cutoffBand([
      buildCutoff({ marks: 20 }),
      buildCutoff({ marks: -1, category: 'ST' }),
      buildCutoff({ marks: 0, category: 'SC' }),
    ]);
    const inRange = (from: number | null, to: number) =>
      band && cutoffsInRange(band, { from, to, participants: 0, own: false });
    expect([inRange(null, 0), inRange(0, 10), inRange(90, 100)]).toEqual(['ST', 'SC', 'UR']);
  });
});
