import { describe, expect, it } from '@jest/globals';
import type { Cutoff } from './cutoff.js';
import { describeCutoffs, describeOutcome, type CutoffsOutcome } from './describe-cutoffs.js';

const UR: Cutoff = {
  ...{ stage: 'Tier 1', year: 2024, category: 'UR', marks: '150.04936', maxMarks: '200' },
  ...{ source: 'Result of Tier 1', url: 'https://exams.example/1' },
};
const OBC: Cutoff = { ...UR, category: 'OBC', marks: '140', url: null };
const WHOLE: Cutoff = { ...UR, stage: '', year: 2023 };

const outcome: CutoffsOutcome = {
  ...{ exam: 'SSC CGL', isDryRun: false, added: [], removed: [], stored: 7, hiddenStages: [] },
};

describe('describeOutcome', () => {
  it.each([
    [
      { added: [UR, OBC, WHOLE] },
      ['SSC CGL: 3 cut-offs (Tier 1 of 2024, 2023) are stored.', 'SSC CGL has 7 cut-offs now.'],
    ],
    [
      { added: [UR], removed: [UR, OBC], stored: 1 },
      [
        'SSC CGL: 1 cut-off (Tier 1 of 2024) is stored.',
        'SSC CGL: 2 cut-offs (Tier 1 of 2024) are replaced.',
        'SSC CGL has 1 cut-off now.',
      ],
    ],
    [
      { removed: [UR], stored: 0 },
      ['SSC CGL: 1 cut-off (Tier 1 of 2024) is removed.', 'SSC CGL has 0 cut-offs now.'],
    ],
    [
      { added: [UR, WHOLE], hiddenStages: ['Tier 1', ''], isDryRun: true },
      [
        'SSC CGL: 2 cut-offs (Tier 1 of 2024, 2023) would be stored.',
        'No result shows the cut-offs of Tier 1: SSC CGL has no full test with "Tier 1" in its title.',
        'No result shows the cut-offs without a stage: SSC CGL has no full test.',
        'Nothing was changed.',
      ],
    ],
  ])('describes %j', (change, lines) => {
    expect(describeOutcome({ ...outcome, ...change }).split('\n')).toEqual(lines);
  });
});

describe('describeCutoffs', () => {
  it('lists them by stage and year, with their sources', () => {
    expect(describeCutoffs('SSC CGL', [UR, OBC, WHOLE]).split('\n')).toEqual([
      'SSC CGL, Tier 1 of 2024:',
      '  UR   150.04936 of 200  Result of Tier 1 (https://exams.example/1)',
      '  OBC  140 of 200  Result of Tier 1',
      'SSC CGL, 2023:',
      '  UR  150.04936 of 200  Result of Tier 1 (https://exams.example/1)',
    ]);
  });
});
