import type { Page, Request } from '@playwright/test';
import { getExam, listExams } from '../support/exams.ts';
import { expectHydrated, holdBack } from '../support/pages.ts';
import { storeToken } from '../support/sign-in.ts';
import { expect, given, test, then, when } from '../support/test.ts';

const list = '/exam-test-series';
/** Compressed, with styles and font, without the pictures of the product. */
const MAX_BYTES = 120 * 1024;
/** After a rest of three seconds, scripts come by themselves. */
const MORE_THAN_REST_MS = 4_000;

/** The scripts that a page requests. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) scripts.length = 0;
    else if (isScript(request)) scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Opens a page whose scripts wait. On a busy machine, one may arrive without its screen: then they come at once. */
async function openReadable(page: Page, path: string): Promise<void> {
  await openLate(page, path);
  await page.waitForLoadState('networkidle');
}

async function openLate(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('script[type="late"]')).toBeAttached({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
}

/** Without a sign of use, unlike `expectHydrated`. */
async function expectTakenOver(page: Page): Promise<void> {
  await expect(page.locator('html[data-frame][data-screen]')).toHaveCount(1);
}

function isScript(request: Request): boolean {
  return request.resourceType() === 'script' || new URL(request.url()).pathname.endsWith('.js');
}

/** Counts the bytes that a page receives after its navigation. */
async function watchBytes(page: Page): Promise<() => number> {
  let bytes = 0;
  const pictures = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) bytes = 0;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') pictures.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pictures.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('who only reads a public page loads no script', async ({ page }) => {
  const [first] = await listExams();
  const exam = await getExam(first?._id);
  const paths = [
    '/',
    list,
    `${list}?page=2`,
    `/exam-details/${exam._id}`,
    `/test-details/${exam._id}/${exam.tests[0]?._id}`,
    '/help',
    '/terms',
    '/no-such-page',
  ];
  const scripts = watchScripts(page);
  const received = await watchBytes(page);
  for (const path of paths) {
    await openReadable(page, path);
    expect.soft(scripts, path).toEqual([]);
    expect.soft(received(), path).toBeLessThan(MAX_BYTES);
  }
});

const signsOfUse: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['a finger touches it', (page) => page.touchscreen.tap(180, 700)],
  ['a key is pressed', (page) => page.keyboard.press('Tab')],
  ['the page is scrolled', (page) => page.evaluate(() => scrollTo(0, 200))],
  ['a screen reader presses a button', (page) => pressWithoutPointer(page)],
  ['a field gets the focus', (page) => page.getByRole('searchbox').focus()],
];

function pressWithoutPointer(page: Page): Promise<void> {
  return page.getByRole('banner').getByRole('button', { name: /theme/ }).dispatchEvent('click');
}

for (const [what, use] of signsOfUse) {
  test(`scripts take over a public page as soon as ${what}`, async ({ page }) => {
    const scripts = watchScripts(page);
    await openReadable(page, list);
    expect(scripts).toEqual([]);
    await use(page);
    await expectTakenOver(page);
    expect(new Set(scripts).size).toBe(scripts.length);
  });
}

test('the first touch of a button counts, and shows that it does', async ({ page }) => {
  const held = page.locator('[data-held]');
  const release = await holdBack(page);
  await openReadable(page, list);
  await page.getByRole('banner').getByRole('button', { name: 'Use the dark theme' }).tap();
  await expect(held).toHaveAccessibleName('Use the dark theme');
  release();
  await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
  await expect(held).toHaveCount(0);
});

test('a log-in counts that was sent before the scripts were there', async ({ page, student }) => {
  const release = await holdBack(page);
  await page.goto('/login?next=%2Fdashboard%2Fsaved', { waitUntil: 'commit' });
  await page.getByLabel('Email address').fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-held]')).toHaveAccessibleName('Log in');
  release();
  await expect(page).toHaveURL('/dashboard/saved');
});

test('what was typed before the scripts were there goes along to the next form', async ({
  page,
}) => {
  const release = await holdBack(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email address').fill('ravi@example.com');
  release();
  await expectTakenOver(page);
  await page.getByRole('link', { name: 'Forgot your password' }).tap();
  await expect(page.getByLabel('Email address')).toHaveValue('ravi@example.com');
});

test('a link leads on without any script', async ({ page }) => {
  const scripts = watchScripts(page);
  await openReadable(page, list);
  await page.getByRole('banner').getByRole('link', { name: 'Abhyas' }).tap();
  await expect(page).toHaveURL('/');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

test('a student who is logged in has the scripts at once', async ({ page, student }) => {
  await storeToken(page, student.token);
  await page.goto(list);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('what the address asks for beyond the HTML is there at once', async ({ page }) => {
  const [first] = await listExams();
  const { _id, tests } = await getExam(first?._id);
  const category = tests.at(-1)?.category ?? '';
  await page.goto(`/exam-details/${_id}?category=${encodeURIComponent(category)}`);
  await expect(page.getByRole('tab', { selected: true })).toHaveAttribute(
    'id',
    new RegExp(category),
  );
});

test('after a reload, back leads to the page before', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await openReadable(page, '/help');
  await expectHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'All exams' }).tap();
  await expect(heading).toHaveText('All Exam Test Series');
  await page.reload();
  await expectHydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/help');
  await expect(heading).not.toHaveText('All Exam Test Series');
});

test.describe('on a computer', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  test('scripts come by themselves once the page has been at rest', async ({ page }) => {
    await openLate(page, list);
    await expectTakenOver(page);
    const waitedMs = await page.evaluate(() => {
      const [document] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime);
      return Math.min(...scripts) - (document?.loadEventEnd ?? 0);
    });
    expect(waitedMs).toBeGreaterThan(2_900);
  });

  test('scripts come with the mouse, and otherwise not where data is saved', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.clock.install();
    const scripts = watchScripts(page);
    await openReadable(page, list);
    await page.clock.runFor(MORE_THAN_REST_MS);
    expect(scripts).toEqual([]);
    await page.mouse.move(700, 400);
    await page.mouse.move(710, 410);
    await expectTakenOver(page);
  });

  test('a page in a tab that nobody sees waits until it is seen', async ({ page }) => {
    await page.addInitScript(() => {
      const state = { isHidden: true };
      Object.defineProperty(document, 'hidden', { get: () => state.isHidden });
      addEventListener('show', () => {
        state.isHidden = false;
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
    });
    await page.clock.install();
    const scripts = watchScripts(page);
    await openReadable(page, list);
    await page.clock.runFor(MORE_THAN_REST_MS);
    expect(scripts).toEqual([]);
    await page.evaluate(() => dispatchEvent(new Event('show')));
    await expectTakenOver(page);
  });
});

test('a press while the network is away is done when it is back', async ({ page, context }) => {
  await openReadable(page, list);
  await when('the network is away at the first press', async () => {
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('button', { name: 'Use the dark theme' }).tap();
  });
  await then('the page shows that it waits', () =>
    expect(page.locator('[data-held]')).toHaveCount(1),
  );
  await when('the network is back', () => context.setOffline(false));
  await then('the press is done', () =>
    expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible(),
  );
});

test('scripts that failed are loaded when the network works again', async ({ page }) => {
  const anything = '**/*';
  await openReadable(page, list);
  await when('the network fails at the first use', async () => {
    await page.route(anything, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.keyboard.press('Tab');
    await failed;
  });
  await then('the page is still there', () =>
    expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  );
  await when('the network works again and the page is used', async () => {
    await page.unroute(anything);
    const loadedAgain = page.waitForEvent('load');
    await page.keyboard.press('Tab');
    await loadedAgain;
  });
  await then('it works', () => expectHydrated(page));
});

test('a page that was open during a release is loaded again when it is used', async ({ page }) => {
  await given('a page whose scripts were replaced meanwhile', async () => {
    await page.route(
      list,
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const body = html.replaceAll(/\/assets\/main\.\w+\.js/g, '/assets/main.00000000.js');
        await route.fulfill({ response, body });
      },
      { times: 1 },
    );
    await openReadable(page, list);
  });
  const loadedAgain = page.waitForEvent('load');
  await when('it is used', () => page.keyboard.press('Tab'));
  await loadedAgain;
  await then('it works', async () => {
    await expectHydrated(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${list}?page=2`);
  });
});
