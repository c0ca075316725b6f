/** A place in a drawing: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** What is inside an outline. */
export type Fill = 'none' | 'grey' | 'black';

interface Outline {
  /** `none` by default. */
  fill?: Fill;
  isDashed?: boolean;
  /** Of the line; 2 by default. */
  width?: number;
}

/** Straight lines, drawn with one pen. */
export interface Lines extends Outline {
  form: 'lines';
  strokes: readonly (readonly Point[])[];
  /** Each stroke returns to its start. */
  isClosed: boolean;
}

export interface Circle extends Outline {
  form: 'circle';
  center: Point;
  radius: number;
}

export interface Label {
  form: 'label';
  /** The middle of the text, or its start or end. */
  at: Point;
  text: string;
  /** Height of the letters; 14 by default. */
  size?: number;
  anchor?: 'start' | 'end';
}

/** What a picture consists of. */
export type Shape = Lines | Circle | Label;

/** A line through points. */
export function line(points: readonly Point[], outline: Outline = {}): Lines {
  return { form: 'lines', strokes: [points], isClosed: false, ...outline };
}

/** Several lines, which need not meet. */
export function lines(strokes: readonly (readonly Point[])[], outline: Outline = {}): Lines {
  return { form: 'lines', strokes, isClosed: false, ...outline };
}

/** A polygon with these corners. */
export function polygon(corners: readonly Point[], outline: Outline = {}): Lines {
  return { form: 'lines', strokes: [corners], isClosed: true, ...outline };
}

/** A rectangle with this upper left corner. */
export function rectangle(
  [x, y]: Point,
  width: number,
  height: number,
  outline: Outline = {},
): Lines {
  return polygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    outline,
  );
}

export function circle(center: Point, radius: number, outline: Outline = {}): Circle {
  return { form: 'circle', center, radius, ...outline };
}

export function label(at: Point, text: string, style: Pick<Label, 'size' | 'anchor'> = {}): Label {
  return { form: 'label', at, text, ...style };
}
