import type { Locator, Page } from '@playwright/test';
import { AttemptPage, isSave } from '../support/attempt-page.ts';
import { freeTest } from '../support/exams.ts';
import {
  expectAccessible,
  expectBackground,
  expectNoOverflow,
  expectVisibleIn,
} from '../support/layout.ts';
import { expect, test, then, when } from '../support/test.ts';

type Size = readonly [width: number, height: number];

/** 640 × 360 is a small laptop at 200 %; 320 the narrowest phone; 568 × 320 the same in landscape. */
const sizes: readonly Size[] = [
  [320, 568],
  [360, 740],
  [568, 320],
  [640, 360],
  [768, 1024],
  [1440, 900],
];
const axeWidths = [320, 1440];
/** Text has a contrast of 7:1. */
const contrast = 'color-contrast-enhanced';

/** A state of the running test: how to enter it, and how to leave it. */
interface State {
  name: string;
  enter: (page: Page) => Promise<void>;
  leave?: (page: Page) => Promise<void>;
}

const running: readonly State[] = [
  {
    name: 'a question answered and marked',
    enter: async (page) => {
      await page.keyboard.press('a');
      await expect(page.getByRole('radio').first()).toBeChecked();
      const mark = page.getByRole('button', { name: /^Mark/ });
      if ((await mark.getAttribute('aria-pressed')) === 'false') await mark.click();
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'the palette',
    enter: async (page) => {
      await page.keyboard.press('p');
      await expect(page.getByRole('group', { name: 'Question palette' })).toBeVisible();
    },
    leave: async (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'the help',
    enter: async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    },
    leave: async (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'the confirmation',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Submit the test?' })).toBeVisible();
    },
    leave: async (page) => page.getByRole('button', { name: 'Cancel' }).click(),
  },
];

test('the running test works on every screen and is accessible, in all colours', async ({
  page,
  loggedIn,
}) => {
  test.setTimeout(600_000);
  const attempt = new AttemptPage(loggedIn, await freeTest());
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(attempt.path);
  const start = page.getByRole('dialog').getByRole('button', { name: 'Start Test' });
  await expect(start).toBeVisible();
  for (const size of sizes) await look(page, size, 'the instructions');
  await start.click();
  await expect(page.getByRole('timer')).toBeVisible();
  for (const size of sizes) {
    await resize(page, size);
    for (const state of running) {
      await state.enter(page);
      await look(page, size, state.name);
      await state.leave?.(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
});

test('everything in a test is reachable by keyboard alone', async ({ page, loggedIn }) => {
  const attempt = new AttemptPage(loggedIn, await freeTest());
  await page.goto(attempt.path);
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
  await tabTo(page, 'Start Test');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: /^Question 2 of/ })).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: /^Mark/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('p');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Question 7 of/ })).toBeVisible();
  await tabTo(page, 'Submit');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Submit the test?' });
  await expect(dialog).toContainText('Answered1');
  await expect(dialog).toContainText('Marked for review1');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeFocused();
});

test('the palette keeps the current question in view, also in a resumed test at a late question', async ({
  page,
  loggedIn,
}) => {
  const attempt = new AttemptPage(loggedIn, await freeTest());
  await page.setViewportSize({ width: 1280, height: 480 });
  await attempt.start(page);
  const current = page.locator('[aria-current="step"]');
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: /^Question 1,/ }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await expect(current).not.toBeInViewport();
  const saved = page.waitForResponse(isSave);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(current).toBeInViewport({ ratio: 1 });
  await saved;

  await page.reload();
  await attempt.resume(page);
  await expect(current).not.toHaveText('1');
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('Next is the strongest button and near the options; at the last question it is Submit', async ({
  page,
  attempt,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  const screen = await attempt.start(page);
  // A button under the pointer has other colours.
  await page.mouse.move(0, 0);
  const bar = page.getByRole('navigation', { name: 'Question' });
  const next = bar.getByRole('button', { name: 'Next' });
  const right = ({ x, width }: Box): number => x + width;
  await expectBackground(next, '--color-primary');
  await expectBackground(screen.submitButton, '--color-surface');
  const widths = await Promise.all((await bar.getByRole('button').all()).map(boxOf));
  expect.soft(Math.max(...widths.map(({ width }) => width))).toBe((await boxOf(next)).width);

  await resize(page, [1440, 900]);
  // Scripts move parts of a page after its new size is drawn.
  await expect(async () => {
    const lastOption = await boxOf(page.getByRole('radiogroup').locator('label').last());
    const box = await boxOf(next);
    expect(right(box)).toBeCloseTo(right(lastOption), 0);
    expect(box.y - (lastOption.y + lastOption.height)).toBeLessThan(160);
  }).toPass({ timeout: 30_000 });
  await screen.goTo(20);
  await page.mouse.move(0, 0);
  await expect(next).toBeDisabled();
  await expectBackground(screen.submitButton, '--color-primary');
});

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

test('the legend shows the tiles as they are, in all colours', async ({ page, loggedIn }) => {
  const attempt = new AttemptPage(loggedIn, await freeTest());
  await page.setViewportSize({ width: 1440, height: 900 });
  await attempt.start(page);
  for (const key of ['a', 'ArrowRight', 'm', 'ArrowRight', 'b', 'm', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key);
  }
  await expect(page.getByRole('heading', { name: /^Question 5 of/ })).toBeVisible();
  for (const colours of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia({ forcedColors: 'none', ...colours });
    for (const [label, tile] of [
      ['Answered', 'Question 1, answered'],
      ['Marked for review', 'Question 2, marked for review'],
      ['Answered and marked', 'Question 3, answered, marked for review'],
      ['Visited, not answered', 'Question 4, visited, not answered'],
      ['Current question', 'Question 5, visited, not answered, current'],
      ['Not visited', 'Question 6, not visited'],
    ] as const) {
      const sample = page
        .getByLabel('Legend')
        .locator('div', { has: page.getByText(label, { exact: true }) })
        .getByRole('definition');
      const shown = page.getByRole('button', { name: tile, exact: true });
      expect
        .soft(await lookOf(sample), `${label}, ${JSON.stringify(colours)}`)
        .toEqual(await lookOf(shown));
    }
  }
});

/** What one sees of a tile, but for its size and its number. */
function lookOf(tile: Locator): Promise<Record<string, string>> {
  return tile.evaluate((element) => {
    const style = getComputedStyle(element);
    return {
      ...Object.fromEntries(
        ['color', 'background-color', 'border', 'border-radius', 'outline', 'box-shadow'].map(
          (name) => [name, style.getPropertyValue(name)],
        ),
      ),
      marks: element.lastElementChild?.innerHTML ?? '',
    };
  });
}

/** The page leaves full screen first: Chromium’s headless shell does not resize a page that fills the screen. */
async function resize(page: Page, [width, height]: Size): Promise<void> {
  await page.evaluate('document.fullscreenElement && document.exitFullscreen()');
  await page.setViewportSize({ width, height });
}

/** Nothing needs sideways scrolling; at some widths, axe finds nothing, and no colour is hard to see. */
async function look(page: Page, [width, height]: Size, state: string): Promise<void> {
  await resize(page, [width, height]);
  const where = `${state}, ${width}`;
  await expectNoOverflow(page, where);
  if (axeWidths.includes(width)) await expectAccessible(page, where, contrast);
  await expectVisibleIn(['dark', 'forced colours'], page, where, contrast);
}

async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  for (let press = 0; press < 60; press += 1) {
    if (await button.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never comes to ${name}.`);
}

test('a small phone shows without scrolling why a start or a submit failed, and that an attempt ended', async ({
  request,
  loggedIn,
  context,
  page,
  attempt,
}) => {
  const dialog = page.getByRole('dialog');
  await page.setViewportSize({ width: 360, height: 640 });
  await when('the test cannot be started', async () => {
    await page.route('**/start', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto(attempt.path);
    await dialog.getByRole('button', { name: 'Start Test' }).click();
  });
  await then('they see why', () => expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 }));

  await when('it starts, and there is no network for the submit', async () => {
    const screen = await attempt.start(page);
    // The same phone in landscape.
    await resize(page, [640, 360]);
    await context.setOffline(true);
    await screen.clickSubmit();
  });
  await then('they see it', () => expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 }));

  await when('they leave, and the attempt ends elsewhere', async () => {
    await page.close({ runBeforeUnload: false });
    await context.setOffline(false);
    const headers = { authorization: `Bearer ${loggedIn.token}` };
    const submitted = await request.post(`/tests/${attempt.attemptId}/submit`, {
      headers,
      data: {},
    });
    expect(submitted.ok()).toBe(true);
  });
  const again = await context.newPage();
  await again.setViewportSize({ width: 360, height: 640 });
  await again.goto(attempt.path);
  await then('they see that when they are back', () =>
    expect(again.getByRole('link', { name: 'See its results' })).toBeInViewport({ ratio: 1 }),
  );
});
