import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { RefusedPicture } from '../rules/pictures/refused-picture.js';
import { buildPngBomb, buildRaster, buildSvg } from '../testing/pictures.js';
import { makeFigure } from './make-figure.js';
import { RasterEncoder } from './raster-encoder.js';

const encoder = new RasterEncoder();

async function reasonFor(bytes: Uint8Array): Promise<string> {
  return makeFigure(Buffer.from(bytes), encoder).then(
    () => 'taken',
    (error: unknown) => {
      if (error instanceof RefusedPicture) return error.message;
      throw error;
    },
  );
}

describe('makeFigure', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('stores a %s as WebP, with its size', async (type) => {
    const figure = await makeFigure(await buildRaster(type), encoder);
    expect(figure).toMatchObject({ mediaType: 'image/webp', width: 120, height: 80 });
    expect(figure.id).toMatch(/^[\w-]{43}$/);
    expect(await sharp(figure.bytes).metadata()).toMatchObject({ format: 'webp', width: 120 });
  });

  it('keeps drawings of few colours exactly, and transparency', async () => {
    const png = await sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 10, g: 20, b: 30, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const { bytes } = await makeFigure(png, encoder);
    const pixels = await sharp(bytes).raw().toBuffer();
    expect([...pixels.subarray(0, 4)]).toEqual([10, 20, 30, 128]);
  });

  it('compresses photos, shrinks large ones, and turns them upright', async () => {
    const photo = await buildRaster('png', { width: 1700, height: 900, isNoise: true });
    const shown = await makeFigure(
      await sharp(photo).jpeg({ quality: 60 }).withMetadata({ orientation: 6 }).toBuffer(),
      encoder,
    );
    expect([shown.width, shown.height]).toEqual([900, 1700]);
    const wide = await makeFigure(await buildRaster('png', { width: 3200, height: 100 }), encoder);
    expect([wide.width, wide.height]).toEqual([1600, 50]);
    const { exif, icc, xmp, orientation } = await sharp(shown.bytes).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['a drawing', async () => buildSvg()],
    ['a PNG', async () => buildRaster('png')],
    ['a photo', async () => buildRaster('jpeg', { isNoise: true })],
    [
      'a large picture',
      async () => buildRaster('png', { width: 2000, height: 300, isNoise: true }),
    ],
    [
      'a transparent photo',
      async () =>
        sharp(await buildRaster('png', { width: 900, height: 900, isNoise: true }))
          .ensureAlpha(0.5)
          .png({ compressionLevel: 9 })
          .toBuffer(),
    ],
  ])('gives %s the same id when it comes back', async (_, build) => {
    const once = await makeFigure(await build(), encoder);
    expect(await makeFigure(once.bytes, encoder)).toEqual(once);
    expect(await makeFigure(await build(), encoder)).toEqual(once);
  });

  it('encodes a WebP with metadata, an animation or bytes behind it anew', async () => {
    const plain = await buildRaster('webp');
    const { id } = await makeFigure(plain, encoder);
    const described = await sharp(plain)
      .withExif({ IFD0: { Artist: 'A' } })
      .webp()
      .toBuffer();
    const { bytes } = await makeFigure(described, encoder);
    expect(bytes.includes('EXIF')).toBe(false);
    const hidden = Buffer.concat([plain, Buffer.from('<script>')]);
    const found = await makeFigure(hidden, encoder);
    expect(found.bytes.includes('<script>')).toBe(false);
    expect(found.id).not.toBe(id);
    const frames = await sharp(Buffer.alloc(2 * 4 * 4 * 3, 99), {
      raw: { width: 4, height: 8, channels: 3, pageHeight: 4 },
    })
      .webp({ delay: [100, 100] })
      .toBuffer();
    expect(await makeFigure(frames, encoder)).toMatchObject({ width: 4, height: 4 });
  });

  it('refuses 100 megapixels by the header', async () => {
    const bomb = buildPngBomb(10_000, 10_000);
    expect(bomb.length).toBeLessThan(1000);
    expect(await reasonFor(bomb)).toBe('it has more than 16 million pixels');
  });

  it.each([
    ['nothing', async () => Buffer.alloc(0), 'it is empty'],
    ['a text', async () => Buffer.from('hello'), /^it is no picture; PNG, JPEG, WebP and SVG/],
    ['a GIF', async () => buildRaster('gif'), /^it is a GIF file; PNG, JPEG/],
    ['a PDF', async () => Buffer.from('%PDF-1.7'), /^it is a PDF file/],
    ['a page', async () => Buffer.from('<!doctype html><p>x'), /document type/],
    [
      'a compressed drawing',
      async () => Buffer.from([0x1f, 0x8b, 8]),
      /^it is a compressed \(gzip\) file/,
    ],
    ['a large file', async () => Buffer.alloc(2 * 1024 * 1024 + 1), 'it is larger than 2 MB'],
  ])('refuses %s', async (_, build, reason) => {
    expect(await reasonFor(await build())).toMatch(reason);
  });

  it.each(['png', 'jpeg', 'webp'] as const)('refuses a truncated %s', async (type) => {
    const whole = await buildRaster(type, { isNoise: true });
    for (const share of [0.02, 0.3, 0.9]) {
      const part = whole.subarray(0, Math.floor(whole.length * share));
      expect(await reasonFor(part)).toMatch(/^it is (?:damaged|no picture)/);
    }
  });
});
