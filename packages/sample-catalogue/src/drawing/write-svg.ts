import type { Circle, Fill, Label, Lines, Point, Shape } from './shape.ts';

/** Size of letters unless a label has another. */
export const LETTERS = 14;
/** From the middle of a line of capital letters to its base line, as a share of their size. */
export const BASE_LINE = 0.35;

const COLOURS: Readonly<Record<Exclude<Fill, 'none'>, string>> = { grey: '#999', black: '#000' };
const WORDS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Writes shapes as SVG: black on transparent, all numbers with at most one decimal. What the catalogue
 * stores of a picture is the same text.
 */
export function writeSvg(width: number, height: number, shapes: readonly Shape[]): string {
  const root = attributes({
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    fill: 'none',
    stroke: '#000',
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'font-family': 'sans-serif',
    'font-size': LETTERS,
    'text-anchor': 'middle',
  });
  return `<svg${root}>${shapes.map(writeShape).join('')}</svg>`;
}

function writeShape(shape: Shape): string {
  switch (shape.form) {
    case 'lines':
      return `<path${attributes({ d: pathOf(shape), ...outline(shape) })} />`;
    case 'circle': {
      const [cx, cy] = shape.center.map(number);
      const radius = number(shape.radius);
      return `<circle${attributes({ cx, cy, r: radius, ...outline(shape) })} />`;
    }
    case 'label':
      return writeLabel(shape);
  }
}

function writeLabel({ at: [x, y], text, size, anchor }: Label): string {
  const base = y + (size ?? LETTERS) * BASE_LINE;
  const style = { 'font-size': size, 'text-anchor': anchor, fill: '#000', stroke: 'none' };
  const given = attributes({ x: number(x), y: number(base), ...style });
  return `<text${given}>${text.replace(/[&<>]/g, (sign) => WORDS[sign] ?? sign)}</text>`;
}

function outline({ fill = 'none', isDashed, width }: Lines | Circle) {
  return {
    fill: fill === 'none' ? undefined : COLOURS[fill],
    'stroke-width': width,
    'stroke-dasharray': isDashed ? '5 5' : undefined,
  };
}

function pathOf({ strokes, isClosed }: Lines): string {
  return strokes.map((stroke) => `M${stroke.map(pair).join('L')}${isClosed ? 'Z' : ''}`).join('');
}

function pair([x, y]: Point): string {
  return `${number(x)} ${number(y)}`;
}

/** Rounds to one decimal, and never gives −0. */
function number(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

function attributes(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');
}
