import { fitSize, type PictureSize } from './picture-bounds.js';
import { RefusedPicture } from './refused-picture.js';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i;
const LENGTH = /^\+?((?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?)\s*([a-z]*)$/i;

/** CSS pixels of each absolute unit. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/** The size of a drawing, and the part of its plane that it shows. */
export interface SvgFrame extends PictureSize {
  viewBox: string;
}

/**
 * The size of a drawing: its own width and height if both are absolute, otherwise that of its view box.
 * Throws RefusedPicture if it has neither.
 */
export function frameOf(attributes: ReadonlyMap<string, string>): SvgFrame {
  const width = lengthOf(attributes.get('width'));
  const height = lengthOf(attributes.get('height'));
  const own = width !== undefined && height !== undefined ? { width, height } : undefined;
  const box = readViewBox(attributes.get('viewBox')) ?? (own && { x: 0, y: 0, ...own });
  if (!box) {
    throw new RefusedPicture('its size is unknown: give it a viewBox, or a width and a height');
  }
  const viewBox = [box.x, box.y, box.width, box.height].join(' ');
  return { ...fitSize(own ?? box), viewBox };
}

function lengthOf(text: string | undefined): number | undefined {
  const [, number = '', unit = ''] = LENGTH.exec(text?.trim() ?? '') ?? [];
  const pixels = Number(number || Number.NaN) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
  return isLength(pixels) ? pixels : undefined;
}

interface ViewBox extends PictureSize {
  x: number;
  y: number;
}

function readViewBox(text: string | undefined): ViewBox | undefined {
  if (text === undefined) return undefined;
  const parts = text.trim().split(/\s*,\s*|\s+/);
  const numbers = parts.filter((part) => NUMBER.test(part)).map(Number);
  const [x, y, width, height] = numbers;
  if (parts.length === 4 && numbers.every(Number.isFinite) && isLength(width) && isLength(height)) {
    return { x: x ?? 0, y: y ?? 0, width, height };
  }
  throw new RefusedPicture(`its viewBox is “${text.slice(0, 60)}”, not four numbers`);
}

function isLength(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && value > 0;
}
