import { describe, expect, it } from '@jest/globals';
import type { FigureFamily } from '../families/figures/figure-family.ts';
import { makeQuestions } from '../family.ts';
import type { SampleChoice, SampleFigure } from '../records.ts';
import { looksLike } from './compare-drawings.ts';
import { expectAnswer, expectOptions, expectReadable } from './expect-family.ts';
import { readDrawing, type ReadDrawing, type ReadText } from './read-drawing.ts';

const SEEDS = 120;
/** How many different questions a family gives unless its nature is smaller. */
const CAPACITY = 150;
/** Of the narrowest phone that is supported. */
const MAX_WIDTH = 320;
/** A longer description cannot be kept in mind. */
const MAX_ALT_LENGTH = 700;

/** A picture as it is drawn and described. */
export interface SeenPicture extends ReadDrawing {
  alt: string;
}

/** A question as students get it, without its key. */
interface SeenQuestion {
  stem: string;
  figures: readonly SeenPicture[];
  /** Options that are texts. */
  texts: readonly string[];
  /** Options that are pictures. */
  options: readonly SeenPicture[];
}

/** Works out the answer from what is drawn: a number, an option's very text, or the indexes of right pictures. */
export type FigureSolver = (seen: SeenQuestion) => number | string | readonly number[];

/** Tests of families with pictures; `smaller` names those with few different questions. */
export function describeFigureFamilies(
  title: string,
  families: readonly FigureFamily[],
  solvers: Readonly<Record<string, FigureSolver>>,
  smaller: Readonly<Record<string, number>> = {},
): void {
  describe(title, () => {
    it('are all solved here', () => {
      expect(families.map(({ name }) => name).toSorted()).toEqual(Object.keys(solvers).toSorted());
    });

    describe.each(families.map((family) => [family.name, family] as const))(
      '%s',
      (name, family) => {
        const questions = Array.from({ length: SEEDS }, (_, seed) =>
          makeQuestions(family, `trial ${seed}`, 1),
        ).flat();

        it('draws within its pictures, and describes them', () => {
          for (const question of questions) {
            for (const figure of [...(question.figures ?? []), ...(question.optionFigures ?? [])]) {
              expectPicture(figure);
            }
          }
        });

        it('has options that differ, and reads well', () => {
          for (const question of questions) {
            const { optionFigures, options, explanation } = question;
            expectReadable(question.question, explanation, ...options);
            if (optionFigures) expectDifferent(optionFigures);
            else expectOptions(question);
          }
        });

        it('marks the right option', () => {
          const solve = solvers[name] ?? (() => 'no solver');
          for (const question of questions) expectSolved(question, solve(see(question)));
        });

        it('gives enough different questions, the same in every run', () => {
          const count = smaller[name] ?? CAPACITY;
          const made = makeQuestions(family, 'capacity', count);
          expect(made).toHaveLength(count);
          expect(makeQuestions(family, 'capacity', 3)).toEqual(made.slice(0, 3));
        });
      },
    );
  });
}

/** Reads the pictures of a question. */
function see({ question, figures, options, optionFigures }: SampleChoice): SeenQuestion {
  return {
    stem: question,
    figures: (figures ?? []).map(seePicture),
    texts: optionFigures ? [] : options,
    options: (optionFigures ?? []).map(seePicture),
  };
}

export function seePicture({ svg, alt }: SampleFigure): SeenPicture {
  return { ...readDrawing(svg), alt };
}

function expectSolved(question: SampleChoice, solution: number | string | readonly number[]): void {
  if (typeof solution === 'number' || typeof solution === 'string') {
    expectAnswer(question, solution);
    return;
  }
  const { explanation, correct, optionFigures } = question;
  const options = optionFigures?.map(({ alt }) => alt);
  expect({ options, explanation, solution }).toEqual({ options, explanation, solution: [correct] });
}

/** Checks that a picture is well-formed, has its size, shows everything in it, and is described. */
export function expectPicture({ svg, alt, width, height }: SampleFigure): void {
  const drawing = readDrawing(svg);
  expect([drawing.width, drawing.height]).toEqual([width, height]);
  expect(Number.isInteger(width) && Number.isInteger(height)).toBe(true);
  expect(width).toBeLessThanOrEqual(MAX_WIDTH);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|script|href|url\(|style|on\w+=/);
  expect(alt).toMatch(/^[A-Z].*\S$/);
  expect(alt).not.toMatch(/NaN|undefined|null|object/);
  expect(alt.length).toBeLessThanOrEqual(MAX_ALT_LENGTH);
  const outside = boxesOf(drawing).filter(
    ([left, top, right, bottom]) => left < 0 || top < 0 || right > width || bottom > height,
  );
  expect({ svg, outside }).toEqual({ svg, outside: [] });
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

function boxesOf({ lines, circles, texts }: ReadDrawing): Box[] {
  return [
    ...lines.flatMap(({ points, width }) =>
      points.map(([x, y]): Box => [x - width / 2, y - width / 2, x + width / 2, y + width / 2]),
    ),
    ...circles.map(({ center: [x, y], radius, width }): Box => {
      const reach = radius + width / 2;
      return [x - reach, y - reach, x + reach, y + reach];
    }),
    ...texts.map(boxOfText),
  ];
}

/** A text is about six tenths as wide as high for each letter. */
function boxOfText({ at: [x, y], anchor, text, size }: ReadText): Box {
  const width = text.length * size * 0.6;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, y - size / 2, left + width, y + size / 2];
}

/** Checks that no two pictures look the same, and no two are described alike. */
function expectDifferent(pictures: readonly SampleFigure[]): void {
  expect(pictures).toHaveLength(4);
  expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
  const drawings = pictures.map(({ svg }) => readDrawing(svg));
  const same = drawings.flatMap((one, index) =>
    drawings.slice(index + 1).filter((other) => looksLike(one, other)),
  );
  expect({ pictures, same }).toEqual({ pictures, same: [] });
}
