import type { Locator, Page } from '@playwright/test';
import { mixedTest, takeTest } from '../support/completed-attempts.ts';
import {
  expectAccessible,
  expectBackground,
  expectNoOverflow,
  expectVisibleIn,
} from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const widths = [360, 1440];
/** The background of a running test on every screen. */
const RUNNING = '--color-primary-soft';

interface Screen {
  name: string;
  path: string;
  /** Brings the screen into the state, and waits for it. */
  enter: (page: Page) => Promise<void>;
}

test('screens of a student with a running test work at every width and are accessible, in all colours', async ({
  page,
  loggedIn,
  attempt,
}) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await takeTest(page.request, loggedIn.token, await mixedTest());
  await page.request.post(`/tests/${attempt.test.testId}/start`, {
    headers: { authorization: `Bearer ${loggedIn.token}` },
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    for (const { name, path, enter } of screensOf(attempt.path)) {
      const where = `${name}, ${width}`;
      await page.goto(path);
      await enter(page);
      await expectNoOverflow(page, where);
      await expectAccessible(page, where);
      await expectVisibleIn(['dark', 'forced colours'], page, where);
    }
  }
});

test('in forced colours, the current page and question are not like the others', async ({
  page,
  loggedIn,
}) => {
  expect(loggedIn.token).not.toBe('');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  // Browsers replace background colours by their own.
  const look = (part: Locator) =>
    part.evaluate((element) => {
      const { color, borderWidth } = getComputedStyle(element);
      return [color, borderWidth];
    });
  await page.goto('/dashboard');
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  await expect(link('Profile')).toBeVisible();
  expect(await look(link('Dashboard'))).not.toEqual(await look(link('Profile')));
  await page.goto('/');
  const tile = (number: number) =>
    page
      .getByRole('region', { name: 'Try a question' })
      .locator('button')
      .nth(number - 1);
  await expect(tile(1)).toHaveAttribute('aria-current');
  expect(await look(tile(1))).not.toEqual(await look(tile(2)));
});

function screensOf(testPath: string): Screen[] {
  const isRunning = (page: Page) =>
    expectBackground(
      page.getByRole('region', { name: 'Your test is running' }).getByRole('list'),
      RUNNING,
    );
  return [
    { name: 'home', path: '/dashboard', enter: isRunning },
    {
      name: 'notifications',
      path: '/dashboard/settings',
      enter: async (page) => {
        await page.getByRole('button', { name: /^Notifications/ }).click();
        await expect(page.getByRole('menuitem', { name: /is running/ })).toBeVisible();
      },
    },
    {
      name: 'history',
      path: '/dashboard/history',
      enter: async (page) => {
        await isRunning(page);
        await expect(page.getByText(/^Showing 1 to /)).toBeVisible();
      },
    },
    {
      name: 'history without a find',
      path: '/dashboard/history?q=zzz',
      enter: (page) => expect(page.getByRole('heading', { name: 'No test found' })).toBeVisible(),
    },
    {
      name: 'history with junk',
      path: '/dashboard/history?from=x&to=y&sort=z',
      enter: (page) => expect(page.getByText(/could not search/)).toBeVisible(),
    },
    {
      name: 'instructions of a running test',
      path: testPath,
      enter: (page) =>
        expectBackground(
          page.getByRole('paragraph').filter({ hasText: 'the clock is running' }),
          RUNNING,
        ),
    },
  ];
}
