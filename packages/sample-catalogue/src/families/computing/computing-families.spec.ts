import { describe, expect, it } from '@jest/globals';
import { describeUnits } from '../../testing/describe-families.ts';
import {
  computerAwarenessFamilies,
  computerScienceFamilies,
  engineeringMathematicsFamilies,
  researchAptitudeFamilies,
} from './computing-families.ts';

const ALL = [
  ...computerScienceFamilies,
  ...engineeringMathematicsFamilies,
  ...computerAwarenessFamilies,
  ...researchAptitudeFamilies,
];

describe('computing families', () => {
  it('have names of their own, since the name seeds the questions', () => {
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
  });

  it('stand under their subjects', () => {
    const subjects = (families: typeof ALL): string[] => [
      ...new Set(families.map(({ subject }) => subject)),
    ];
    expect(subjects([...computerScienceFamilies])).toEqual(['Computer Science']);
    expect(subjects([...engineeringMathematicsFamilies])).toEqual(['Engineering Mathematics']);
    expect(subjects([...computerAwarenessFamilies])).toEqual(['Computer Awareness']);
    expect(subjects([...researchAptitudeFamilies])).toEqual([
      'Teaching Aptitude',
      'Research Aptitude',
      'Logical Reasoning',
      'Data Interpretation',
    ]);
  });

  describeUnits(ALL);
});
