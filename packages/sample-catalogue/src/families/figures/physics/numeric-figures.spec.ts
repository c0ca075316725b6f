import { describe, it } from '@jest/globals';
import { makeQuestions } from '../../../family.ts';
import type { SampleNumeric } from '../../../records.ts';
import { expectPicture, seePicture, type SeenPicture } from '../../../testing/describe-figures.ts';
import { describeNumericFamilies } from '../../../testing/describe-kinds.ts';
import { batteryCurrentOf, conductanceOf } from '../../../testing/read-circuit.ts';
import { numericCircuitFamilies, numericPhysicsFigureFamilies } from './numeric-figures.ts';

function pictureOf({ figures: [shown] = [] }: SampleNumeric): SeenPicture {
  if (!shown) throw new Error('The question has no picture.');
  return seePicture(shown);
}

function resistanceIn(_stem: string, question: SampleNumeric): number {
  return 1 / conductanceOf(pictureOf(question));
}

describeNumericFamilies('numeric families of drawn circuits', numericCircuitFamilies, {
  'numeric-drawn-network': resistanceIn,
  'numeric-drawn-battery': (_stem, question) => batteryCurrentOf(pictureOf(question)),
});

describeNumericFamilies('numeric families of physics with pictures', numericPhysicsFigureFamilies, {
  'numeric-whole-drawn-network': resistanceIn,
  'numeric-velocity-time-graph': (_stem, question) => {
    const { lines, texts } = pictureOf(question);
    // The area between the thick line and the axis, in units of the numbers at the axes.
    const graph = lines.find(({ width }) => width === 3)?.points ?? [];
    const [[left] = [0, 0], [, top] = [0, 0]] = graph;
    const [right, bottom] = graph.at(-1) ?? [1, 1];
    const numbers = texts
      .filter(({ text }) => /^\d+$/.test(text))
      .map((own) => ({ ...own, value: Number(own.text) }));
    const speed = numbers.find(({ at: [x] }) => x < left)?.value ?? 0;
    const fastest =
      numbers.find(({ at: [x, y] }) => x < left && Math.abs(y - top) < 1)?.value ?? speed;
    const seconds = Math.max(
      ...numbers.filter(({ at: [, y] }) => y > bottom).map(({ value }) => value),
    );
    const area = graph.slice(1).reduce((sum, [x, y], index) => {
      const [x1, y1] = graph[index] ?? [x, y];
      return sum + (x - x1) * (bottom - (y + y1) / 2);
    }, 0);
    const measured = (area / ((right - left) * (bottom - top))) * fastest * seconds;
    // Coordinates are exact to a tenth, and the number is whole.
    return Math.round(measured);
  },
});

describe('pictures of numeric questions', () => {
  it.each(
    [...numericCircuitFamilies, ...numericPhysicsFigureFamilies].map(
      (family) => [family.name, family] as const,
    ),
  )('%s draws within its pictures, and describes them', (_, family) => {
    for (const { figures = [] } of makeQuestions(family, 'pictures', 100)) {
      for (const figure of figures) expectPicture(figure);
    }
  });
});
