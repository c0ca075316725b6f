import type { SampleFigure } from '../records.ts';
import type { Shape } from './shape.ts';
import { writeSvg } from './write-svg.ts';

/** Draws shapes. The same shapes give the same text on every machine. */
export function draw(
  { width, height }: Pick<SampleFigure, 'width' | 'height'>,
  shapes: readonly Shape[],
  alt: string,
): SampleFigure {
  return { svg: writeSvg(width, height, shapes), alt, width, height };
}
