import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Locator } from '@playwright/test';
import { buildStale } from '../../tools/build/build.ts';
import { partsPage } from '../../tools/build/units.ts';
import { root } from '../../tools/stack/inventory.ts';
import { showAllCharts } from '../support/charts.ts';
import { watchConsole } from '../support/console.ts';
import { expectAccessible, expectNoOverflow, expectVisibleIn } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const folder = join(root, partsPage.folder, 'dist');
const types: Readonly<Record<string, string>> = {
  '': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

let server: Server;
let origin: string;

test.beforeAll(async () => {
  await buildStale([partsPage]);
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = createReadStream(join(folder, pathname === '/' ? 'index.html' : pathname));
    response.setHeader('Content-Type', types[extname(pathname)] ?? 'application/octet-stream');
    file.on('error', () => response.writeHead(404).end());
    file.pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

for (const theme of ['light', 'dark', 'contrast']) {
  test(`axe finds nothing on the page of the parts: ${theme}`, async ({ page }) => {
    const expectNoErrors = watchConsole(page);
    for (const width of theme === 'light' ? [360, 1440] : [1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${origin}/?sheet&theme=${theme}`);
      // The last part, and what loads lazily.
      await expect(page.getByRole('heading', { name: 'Icons' })).toBeVisible();
      await showAllCharts(page);
      await expect(page.locator('.katex').first()).toBeVisible();
      await expectNoOverflow(page, `${theme}, ${width}`);
      await expectAccessible(page, `${theme}, ${width}`, 'color-contrast');
      if (width === 360) await expectVisibleIn(['forced colours'], page, 'the parts');
    }
    expectNoErrors();
  });
}

test('the page of the parts shows one part in a theme and a width', async ({ page }) => {
  await page.goto(origin);
  await page.getByLabel('Part').selectOption('Tabs');
  await page.getByLabel('Theme').selectOption('Dark');
  await page.getByLabel('Width').selectOption('360 px, a phone');
  const sheet = page.frameLocator('iframe');
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(['Tabs']);
  await expect(sheet.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await page.locator('iframe').boundingBox())?.width).toBe(360);
});

test('in forced colours, the main button and what is chosen are not like the others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${origin}/?sheet`);
  const [main, other] = ['Button: primary', 'Button: secondary'].map((name) =>
    page.getByRole('region', { name }).getByRole('button', { name: 'Save Changes' }).first(),
  );
  const background = (button: Locator) =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const line = (tab: Locator) =>
    tab.evaluate((element) => getComputedStyle(element).borderBottomColor);
  await expect(main!).toBeVisible();
  expect(await background(main!)).not.toBe(await background(other!));
  const tabs = page.getByRole('region', { name: 'Tabs' });
  const others = tabs.getByRole('tab', { selected: false });
  expect(await line(tabs.getByRole('tab', { selected: true }).first())).not.toBe(
    await line(others.first()),
  );
  const pages = page.getByRole('navigation', { name: 'Exams, first page' });
  expect(await background(pages.locator('[aria-current]'))).not.toBe(
    await background(pages.locator('button[aria-label]:not([aria-current])').first()),
  );
});

test('every control shows focus, a press and that it is disabled in the same way', async ({
  page,
}) => {
  await page.goto(`${origin}/?sheet&theme=light`);
  await expect(page.getByRole('heading', { name: 'Icons' })).toBeVisible();
  /** The different values of a property, of elements that have finished their transitions. */
  const values = (selector: string, property: string) =>
    page.evaluate<string[]>(`[...new Set([...document.querySelectorAll('${selector}')]
      .map((element) => getComputedStyle(element).${property}))]`);
  await expect.poll(() => values('[data-focus-visible]', 'outline')).toHaveLength(1);
  expect(await values('[data-focus-visible]', 'outline')).toEqual([
    expect.stringMatching(/ solid 3px$/),
  ]);
  const pressed = await values('[data-active]:is(button, a, select)', 'boxShadow');
  expect(pressed).toEqual([expect.stringContaining('inset')]);
  const disabled = 'button:disabled:not([aria-busy])';
  await expect.poll(() => values(disabled, 'backgroundColor')).toHaveLength(1);
  expect(await values(disabled, 'color')).toHaveLength(1);
  expect(await values(':disabled:not([aria-busy])', 'cursor')).toEqual(['not-allowed']);
});
