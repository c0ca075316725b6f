import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const RED = { r: 200, g: 20, b: 20 };
const GREEN = { r: 20, g: 200, b: 20 };

/** A picture whose left half is red and whose right half is green. */
export function twoHalves(width: number, height: number): Sharp {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const, background: RED };
  return sharp({ create: { width, height, channels: 3, background: GREEN } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ]);
}

/** A JPEG like those of a phone held upright: stored rotated, with the place in its metadata. */
export function phonePhoto(width = 800, height = 600): Promise<Buffer> {
  return twoHalves(width, height)
    .withExif({
      IFD0: { Make: 'Secretphone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A JPEG of a given size: a picture, padded with zero bytes. */
export async function jpegOfSize(bytes: number): Promise<Buffer> {
  const picture = await twoHalves(64, 64).jpeg().toBuffer();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
}

/** A JPEG that is expensive to convert: 12 million pixels, progressive. */
export function heavyPhoto(): Promise<Buffer> {
  return twoHalves(4000, 3000).jpeg({ progressive: true }).toBuffer();
}

/** An animated WebP: a red frame, then a green one. */
export async function animation(): Promise<Buffer> {
  const frame = (background: typeof RED): Promise<Buffer> =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all([RED, GREEN].map(frame));
  return sharp(frames, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
}

/** A PNG of a few KB that decompresses to 400 million pixels. */
export function decompressionBomb(side = 20_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A BMP of one pixel. */
export function bitmap(): Buffer {
  const bytes = Buffer.alloc(58);
  bytes.write('BM');
  bytes.writeUInt32LE(58, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(1, 18);
  bytes.writeInt32LE(1, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
