import type { Point } from '../drawing/shape.ts';
import { BASE_LINE, LETTERS } from '../drawing/write-svg.ts';

interface Inked {
  fill: string;
  isDashed: boolean;
  width: number;
}

/** A line of a picture, with all its points; a closed one ends where it starts. */
export interface ReadLine extends Inked {
  points: readonly Point[];
}

export interface ReadCircle extends Inked {
  center: Point;
  radius: number;
}

export interface ReadText {
  /** Middle, start or end of the text, as its anchor says. */
  at: Point;
  anchor: string;
  text: string;
  size: number;
}

/** What is drawn in a picture. */
export interface ReadDrawing {
  width: number;
  height: number;
  lines: readonly ReadLine[];
  circles: readonly ReadCircle[];
  texts: readonly ReadText[];
}

const ROOT = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"([^<>]*)>(.*)<\/svg>$/;
const ELEMENT =
  /<(path|circle)((?: [\w-]+="[^"<>&]*")+) \/>|<text((?: [\w-]+="[^"<>&]*")+)>([^<>]+)<\/text>/g;
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;
const PATH = /^(?:M-?[\d.]+ -?[\d.]+(?:L-?[\d.]+ -?[\d.]+)+Z?)+$/;

/** Reads a picture of the drawing module. Throws for anything else, such as scripts and references. */
export function readDrawing(svg: string): ReadDrawing {
  const [, head = '', content = ''] = ROOT.exec(svg) ?? [];
  const { width = '', height = '', viewBox } = attributesOf(head);
  if (viewBox !== `0 0 ${width} ${height}`) throw new Error(`No drawing: ${svg.slice(0, 200)}`);
  const rest = content.replaceAll(ELEMENT, '');
  if (rest !== '') throw new Error(`Unknown elements in a drawing: ${rest}`);
  const elements = [...content.matchAll(ELEMENT)].map(([, name, shape, text, words = '']) => ({
    name: name ?? 'text',
    given: attributesOf(shape ?? text ?? ''),
    words,
  }));
  const named = (name: string) => elements.filter((element) => element.name === name);
  return {
    width: Number(width),
    height: Number(height),
    lines: named('path').flatMap(({ given }) => linesOf(given)),
    circles: named('circle').map(({ given }) => circleOf(given)),
    texts: named('text').map(({ given, words }) => textOf(given, words)),
  };
}

type Attributes = Readonly<Record<string, string>>;

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']): [string, string] => [
      name,
      value,
    ]),
  );
}

function inkOf(given: Attributes): Inked {
  return {
    fill: given['fill'] ?? 'none',
    isDashed: given['stroke-dasharray'] !== undefined,
    width: Number(given['stroke-width'] ?? 2),
  };
}

function linesOf(given: Attributes): ReadLine[] {
  const path = given['d'] ?? '';
  if (!PATH.test(path)) throw new Error(`Unknown path: ${path}`);
  return path
    .split('M')
    .slice(1)
    .map((stroke) => {
      const points = stroke
        .replace('Z', '')
        .split('L')
        .map((pair): Point => {
          const [x, y] = pair.split(' ').map(Number);
          return [x ?? 0, y ?? 0];
        });
      const [first] = points;
      return {
        ...inkOf(given),
        points: stroke.endsWith('Z') && first ? [...points, first] : points,
      };
    });
}

function circleOf(given: Attributes): ReadCircle {
  const { cx, cy, r } = given;
  return { ...inkOf(given), center: [Number(cx), Number(cy)], radius: Number(r) };
}

function textOf(given: Attributes, text: string): ReadText {
  const size = Number(given['font-size'] ?? LETTERS);
  const at: Point = [Number(given['x']), Number(given['y']) - size * BASE_LINE];
  return { at, text, size, anchor: given['text-anchor'] ?? 'middle' };
}
