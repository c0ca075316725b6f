/** Draws the icons by which a phone installs the site, and the picture that previews of links show. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../tools/prepare/programs.mjs';

const folder = join(import.meta.dirname, '../../shell/src/public');
const logo = await readFile(join(folder, 'favicon.svg'), 'utf8');
/** Phones cut a maskable icon to their own shape: it fills the square, and its mark stands in the middle four fifths. */
const filled = logo
  .replace('rx="6" ', '')
  .replace('<path ', '<path transform="translate(16 16) scale(0.8) translate(-16 -16)" ');

const SHARE = { width: 1200, height: 630 };

for (const [name, svg, size] of [
  ['icon-192.png', logo, 192],
  ['icon-512.png', logo, 512],
  ['icon-maskable-512.png', filled, 512],
  // Without transparent corners, which some phones fill with black.
  ['apple-touch-icon.png', filled, 180],
] as const) {
  await writeFile(join(folder, name), await png(svg, size));
}
await writeFile(join(folder, 'favicon.ico'), iconFile(await png(logo, 32), 32));
await writeFile(join(folder, 'share.png'), await sharePicture());

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An icon file of one picture. */
function iconFile(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

async function sharePicture(): Promise<Buffer> {
  const font = createRequire(import.meta.url).resolve(
    '@fontsource-variable/anek-devanagari/files/anek-devanagari-latin-wght-normal.woff2',
  );
  const data = (await readFile(font)).toString('base64');
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: SHARE });
    await page.setContent(`<style>
      @font-face { font-family: Anek; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) }
      body { margin: 0; height: 630px; box-sizing: border-box; padding: 80px 96px; background: #faf6ee; color: #221d17;
        font-family: Anek; display: flex; flex-direction: column; justify-content: space-between }
      .name { display: flex; align-items: center; gap: 24px; font-size: 56px; font-weight: 650 }
      .name svg { width: 88px; height: 88px }
      h1 { margin: 0; font-size: 96px; line-height: 1.08; font-weight: 650; letter-spacing: -0.01em }
      p { margin: 0; font-size: 42px; line-height: 1.4; color: #534a3e }
    </style>
    <div class="name">${logo}Abhyas</div>
    <h1>Practise the exam<br>before exam day</h1>
    <p>Timed mock tests for India’s competitive exams. After each test you see what to study next.</p>`);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    return await sharp(await page.screenshot())
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  } finally {
    await browser.close();
  }
}
