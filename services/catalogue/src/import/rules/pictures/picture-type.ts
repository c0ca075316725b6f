import { RefusedPicture } from './refused-picture.js';

/** The types of pictures that are taken. */
export type PictureType = 'png' | 'jpeg' | 'webp' | 'svg';

type Signature = readonly [at: number, bytes: string];

const TAKEN: readonly (readonly [PictureType, ...(readonly Signature[])])[] = [
  ['png', [0, '\x89PNG\r\n\x1a\n']],
  ['jpeg', [0, '\xff\xd8\xff']],
  ['webp', [0, 'RIFF'], [8, 'WEBP']],
];

/** Known by name, so that the reason says more. */
const OTHERS: readonly (readonly [name: string, ...(readonly Signature[])])[] = [
  ['GIF', [0, 'GIF8']],
  ['BMP', [0, 'BM']],
  ['TIFF', [0, 'II*\0']],
  ['TIFF', [0, 'MM\0*']],
  ['AVIF or HEIC', [4, 'ftyp']],
  ['PDF', [0, '%PDF']],
  ['EPS', [0, '%!PS']],
  ['Photoshop', [0, '8BPS']],
  ['compressed (gzip)', [0, '\x1f\x8b']],
  ['ZIP', [0, 'PK\x03\x04']],
];

/** White space and byte order marks before the first sign of a text, also of UTF-16. */
const BEGINS_MARKUP = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\0\s]*</;

/**
 * The type of a picture by its content; its name and media type do not matter. Whatever may be XML is
 * `svg`, and its parser decides. Throws RefusedPicture.
 */
export function pictureTypeOf(bytes: Uint8Array): PictureType {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  if (start === '') throw new RefusedPicture('it is empty');
  const matches = ([, ...signatures]: readonly [string, ...(readonly Signature[])]): boolean =>
    signatures.every(([at, text]) => start.startsWith(text, at));
  const type = TAKEN.find(matches)?.[0];
  if (type) return type;
  if (BEGINS_MARKUP.test(start)) return 'svg';
  const other = OTHERS.find(matches)?.[0];
  const what = other === undefined ? 'it is no picture' : `it is a ${other} file`;
  throw new RefusedPicture(`${what}; PNG, JPEG, WebP and SVG are accepted`);
}
