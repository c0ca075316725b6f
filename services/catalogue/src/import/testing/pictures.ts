import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A drawing as a teacher's program writes it: with a declaration, notes and an outline. */
export function buildSvg(
  content = '<circle cx="50" cy="50" r="40" fill="none" stroke="#000"/>',
): Buffer {
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->\n` +
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
      `viewBox="0 0 100 100">${content}</svg>`,
  );
}

/** A picture of pixels: a few stripes, or noise like a photo. */
export async function buildRaster(
  type: 'png' | 'jpeg' | 'webp' | 'gif',
  { width = 120, height = 80, isNoise = false } = {},
): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    pixels[at] = isNoise
      ? (at * 2_654_435_761) >>> 24
      : Math.floor(at / 3 / 20) % 2 === 0
        ? 255
        : 0;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(type)
    .toBuffer();
}

/** A PNG whose header names this size, with the pixels of one line. */
export function buildPngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1 + width * 3))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
