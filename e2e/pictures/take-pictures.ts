/**
 * Takes the pictures of the product that the start page and README.md show, from the stack of ABHYAS_STACK:
 * a running test, its results and their review, in both themes, as on a phone and on a larger screen.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../tools/prepare/programs.mjs';
import { runningStack } from '../support/stack.ts';
import { expect } from '../support/test.ts';
import { makeProduct, type Product } from './product.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'mfe-marketing/src/features/tour/pictures');
const readmePicture = join(root, 'docs/images/runner.png');

const wide = { width: 1040, height: 650 };
/** At the widths at which the start page shows them; sharp on displays with more pixels. */
const devices = {
  phone: { viewport: { width: 360, height: 620 }, deviceScaleFactor: 2 },
  wide: { viewport: wide, deviceScaleFactor: 1 },
  'wide-sharp': { viewport: wide, deviceScaleFactor: 1.6 },
} as const;
type Device = keyof typeof devices;
const themes = ['light', 'dark'] as const;

const MAX_BYTES = { phone: 40_000, wide: 24_000, 'wide-sharp': 40_000 } as const;
/** The first with which a picture is small enough. */
const QUALITIES = [60, 52, 44, 36, 28];
/** What the clock of the running test shows. */
const LEFT_MS = (33 * 60 + 20) * 1000;
/** Above the heading with which a picture begins. */
const MARGIN = 24;

/** The header and the assistant are on every page: pictures show what is special. */
const withoutFurniture = `header[data-print='none'], aside[aria-label='Chat'] { display: none; }`;

const product = await makeProduct();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const device of Object.keys(devices) as Device[]) {
  await takeRunner(browser, product, device);
  await takeResults(browser, product, device);
}
await browser.close();

async function takeRunner(from: Browser, { token, runner, deadline }: Product, device: Device) {
  const page = await openPage(from, token, device);
  // The clock shows the same time in all pictures.
  await page.clock.install();
  await page.goto(runner);
  await page.getByRole('dialog').getByRole('button', { name: 'Resume Test' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  const notice = page.getByRole('button', { name: 'Dismiss' });
  if (await notice.isVisible()) await notice.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.clock.pauseAt(deadline - LEFT_MS);
  await page.mouse.move(0, 0);
  await takeInBothThemes(page, 'runner', device);
  await page.context().close();
}

async function takeResults(from: Browser, { token, results }: Product, device: Device) {
  const page = await openPage(from, token, device);
  await page.goto(results);
  const review = page.getByRole('heading', { name: 'Questions to Review' });
  await expect(review).toBeVisible();
  await page.addStyleTag({ content: withoutFurniture });
  await page.waitForLoadState('networkidle');
  await scrollTo(page, 0);
  await takeInBothThemes(page, 'results', device);
  const top = await review.evaluate((it): number => it.getBoundingClientRect().top);
  await scrollTo(page, top - MARGIN);
  await takeInBothThemes(page, 'review', device);
  await page.context().close();
}

async function openPage(from: Browser, token: string, device: Device): Promise<Page> {
  const context = await from.newContext({
    ...devices[device],
    baseURL: runningStack().origin,
    // For the style that hides what is on every page.
    bypassCSP: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(`localStorage.setItem('token', '${token}')`);
  const page = await context.newPage();
  // A page keeps the font with which it begins; this one loads the site's font for those that follow.
  await page.goto('/terms', { waitUntil: 'networkidle' });
  return page;
}

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate<void>(`scrollTo({ top: ${top}, behavior: 'instant' })`);
}

async function takeInBothThemes(page: Page, screen: string, device: Device): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const picture = await page.screenshot();
    const name = `${screen}-${device}-${theme}`;
    const bytes = await writeSmall(picture, join(folder, `${name}.avif`), MAX_BYTES[device]);
    console.log(`${name}.avif  ${(bytes / 1000).toFixed(1)} KB`);
    if (name === 'runner-wide-sharp-light') await writeReadmePicture(picture);
  }
}

/** @returns the number of bytes */
async function writeSmall(picture: Buffer, file: string, max: number): Promise<number> {
  for (const quality of QUALITIES) {
    const small = await sharp(picture).avif({ quality, effort: 6 }).toBuffer();
    if (small.length > max) continue;
    await writeFile(file, small);
    return small.length;
  }
  throw new Error(`${file} would be larger than ${max} bytes.`);
}

/** As PNG, which every reader of Markdown shows. */
async function writeReadmePicture(picture: Buffer): Promise<void> {
  await sharp(picture)
    .resize({ width: wide.width })
    .png({ palette: true, effort: 10 })
    .toFile(readmePicture);
}
