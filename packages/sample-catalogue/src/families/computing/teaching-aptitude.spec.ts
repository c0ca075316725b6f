import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { teachingAptitudeFamilies } from './teaching-aptitude.ts';

function listOf(text: string): number[] {
  return numbersOf(text.replaceAll(',', ' '));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function repeated(times: number, value: number): number[] {
  return Array.from({ length: times }, () => value);
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'item-difficulty-index': (stem) => {
    const [pupils = 0, correct = 0] = numbersOf(stem);
    return mean([...repeated(correct, 1), ...repeated(pupils - correct, 0)]);
  },
  'item-discrimination-index': (stem) => {
    const [group = 0, upper = 0, lower = 0] = numbersOf(stem);
    const share = (correct: number): number =>
      mean([...repeated(correct, 1), ...repeated(group - correct, 0)]);
    return share(upper) - share(lower);
  },
  'percentile-rank': (stem) => {
    const [candidates = 0, place = 0] = numbersOf(stem);
    let below = 0;
    for (let rank = 1; rank <= candidates; rank += 1) if (rank > place) below += 1;
    return (below / candidates) * 100;
  },
  'split-half-reliability': (stem) => {
    // A test of double length: variances of true scores grow fourfold, of errors twofold.
    const correlation = numberAt(stem, 0);
    const [trueVariance, errorVariance] = [4 * correlation, 2 * (1 - correlation)];
    return trueVariance / (trueVariance + errorVariance);
  },
  'grade-point-average': (stem) => {
    const [, credits = '', points = ''] =
      /courses of ([\d, and]+) credits and earns ([\d, and]+) grade/.exec(stem) ?? [];
    const earned = listOf(points);
    return mean(listOf(credits).flatMap((weight, place) => repeated(weight, earned[place] ?? 0)));
  },
  'combined-class-mean': (stem) => {
    const [a = 0, first = 0, b = 0, second = 0] = numbersOf(stem);
    return mean([...repeated(a, first), ...repeated(b, second)]);
  },
  'classroom-talk-share': (stem) => {
    const [indirect = 0, direct = 0, pupil = 0, silence = 0] = numbersOf(stem);
    const all = indirect + direct + pupil + silence;
    if (stem.includes('large is pupil talk')) return (pupil / all) * 100;
    return stem.includes('large is teacher talk')
      ? 100 - ((pupil + silence) / all) * 100
      : 100 - (direct / (direct + indirect)) * 100;
  },
};

describeFamilies('teaching aptitude families', teachingAptitudeFamilies, SOLVERS, {
  'split-half-reliability': 70,
});
