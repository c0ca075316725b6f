import type { Cell } from '../../drawing/cells.ts';
import { lines, type Point } from '../../drawing/shape.ts';
import type { GridMap } from './trail.ts';

/** Strokes of letters and digits in a box of 4 by 6, from its upper left corner: a pair of digits is a point. */
const STROKES: Readonly<Record<string, string>> = {
  A: '06 20 46, 13 33',
  B: '00 30 41 42 33 03, 33 44 45 36 06 00',
  C: '40 10 01 05 16 46',
  D: '00 20 42 44 26 06 00',
  E: '40 00 06 46, 03 33',
  F: '40 00 06, 03 33',
  G: '40 10 01 05 16 46 43 23',
  H: '00 06, 40 46, 03 43',
  J: '10 40, 30 35 26 16 05',
  K: '00 06, 40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03, 23 46',
  S: '40 10 01 02 13 33 44 45 36 06',
  T: '00 40, 20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 22 36 40',
  Y: '00 23 40, 23 26',
  Z: '00 40 06 46',
  2: '01 10 30 41 42 06 46',
  3: '00 40 22 33 44 45 36 16 05',
  4: '36 30 04 44',
  5: '40 00 03 33 44 45 36 06',
  6: '30 10 01 05 16 36 45 44 33 03',
  7: '00 40 16',
  9: '43 13 02 01 10 30 41 45 36 16',
};

const LETTER_WIDTH = 4;
const LETTER_HEIGHT = 6;
/** From the left side of a letter to that of the next. */
const ADVANCE = 6.5;

/**
 * Draws a word, turned or mirrored as a whole around its middle.
 *
 * @param alt describes the result
 */
export function wordCell(word: string, map: GridMap, alt: string): Cell {
  const width = ADVANCE * (word.length - 1) + LETTER_WIDTH;
  const scale = 2 / width;
  const strokes = [...word].flatMap((letter, index) =>
    strokesOf(letter).map((stroke) =>
      stroke.map(([x, y]): Point => {
        const [mx, my] = map([x + index * ADVANCE - width / 2, y - LETTER_HEIGHT / 2]);
        return [mx * scale, my * scale];
      }),
    ),
  );
  return { shapes: [lines(strokes)], alt };
}

function strokesOf(letter: string): Point[][] {
  return (STROKES[letter] ?? '')
    .split(', ')
    .map((stroke) => stroke.split(' ').map(([x, y]): Point => [Number(x), Number(y)]));
}
