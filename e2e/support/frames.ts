import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './test.ts';

/** A part of a picture, in its pixels. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Of 255: below it, nobody sees a difference. */
const MAX_DIFFERENCE = 8;

/** Every picture that the page shows while the work is done, the one before it included. */
export async function framesWhile(page: Page, work: () => Promise<void>): Promise<Buffer[]> {
  const session = await page.context().newCDPSession(page);
  const frames: Buffer[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'));
    // The last frame may arrive when the recording, or the page, has ended.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  await work();
  await session.send('Page.stopScreencast');
  await session.detach();
  return frames;
}

/** The smallest part that has all differences between two pictures; undefined if they look the same. */
export async function changedArea(before: Buffer, after: Buffer): Promise<Area | undefined> {
  if (before.equals(after)) return undefined;
  const [first, second] = await Promise.all([before, after].map(readPixels));
  if (!first || !second || first.info.width !== second.info.width) {
    throw new Error('The pictures have different sizes.');
  }
  const { width } = first.info;
  let area: Area | undefined;
  for (const [index, value] of first.data.entries()) {
    if (Math.abs(value - (second.data[index] ?? 0)) < MAX_DIFFERENCE) continue;
    const pixel = Math.floor(index / first.info.channels);
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    area = {
      left: Math.min(area?.left ?? x, x),
      top: Math.min(area?.top ?? y, y),
      right: Math.max(area?.right ?? x, x),
      bottom: Math.max(area?.bottom ?? y, y),
    };
  }
  return area;
}

async function readPixels(picture: Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
