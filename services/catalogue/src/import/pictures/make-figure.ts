import { figureIdOf } from '../../figures/rules/figure-id.js';
import type { StoredFigure } from '../../figures/stored-figure.js';
import { pictureTypeOf } from '../rules/pictures/picture-type.js';
import { RefusedPicture } from '../rules/pictures/refused-picture.js';
import type { RasterEncoder } from './raster-encoder.js';
import { readSvg } from './read-svg.js';

/** Size of a picture's file in a package. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

/**
 * Makes what is stored of a picture, by its content. The same picture always gives the same figure, and so
 * does the figure itself. Throws RefusedPicture.
 */
export async function makeFigure(bytes: Buffer, encoder: RasterEncoder): Promise<StoredFigure> {
  if (bytes.length > MAX_PICTURE_BYTES) throw new RefusedPicture('it is larger than 2 MB');
  const type = pictureTypeOf(bytes);
  if (type === 'svg') {
    const { svg, ...size } = readSvg(bytes);
    return { id: figureIdOf(svg), mediaType: 'image/svg+xml', ...size, bytes: svg };
  }
  const { webp, ...size } = await encoder.encode(bytes, type);
  return { id: figureIdOf(webp), mediaType: 'image/webp', ...size, bytes: webp };
}
