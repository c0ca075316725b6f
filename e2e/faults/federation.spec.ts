import type { Page, Route } from '@playwright/test';
import { expectHydrated, goToExams, holdBack, newAddress, openRendered } from '../support/pages.ts';
import {
  buildRelease,
  clearReleases,
  deploy,
  undeploy,
  type Release,
  type ReleaseChanges,
} from '../support/releases.ts';
import { without } from '../support/stack.ts';
import { alone, expect, given, test, then, when } from '../support/test.ts';

const manifest = '**/remotes/exams/mf-manifest.json*';
const entry = '**/remotes/exams/remoteEntry.*.js*';
const exposedChunk = '**/remotes/exams/__federation_expose_remote.*.js*';
const lazyChunk = '**/remotes/exams/later.*.js*';
const stylesheet = '**/remotes/exams/exam-list.*.css*';

// Files are made to fail between page and gateway; what the service worker fetches does not pass there.
test.use({ serviceWorkers: 'block' });

const respondWith = (status: number) => (route: Route) => route.fulfill({ status, body: 'broken' });

/**
 * One fault of each file that browsers and webpack's own code handle. The specs of `RemoteContainer` and `RemoteLoader`
 * have all others.
 */
const codeFaults = [
  {
    what: 'the entry is HTML',
    url: entry,
    act: (route: Route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  },
  { what: 'the exposed chunk hangs', url: exposedChunk, act: () => undefined },
];

/** The remote's place shows what happened; everything around it works. */
async function expectFallback(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text, { timeout: 30_000 });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(text);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

const retryIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' });

const examList = (page: Page) => page.getByRole('heading', { name: 'All Exam Test Series' });

test.describe('a remote that fails', () => {
  // The list's page carries its manifest: the browser asks for it when it comes from another page.
  test('shows its error only in its own place and comes back on Retry: the manifest returns 502', async ({
    page,
  }) => {
    await given('that the manifest returns 502', () => page.route(manifest, respondWith(502)));
    await when('a visitor goes to the exam list from another page', () => goToExams(page));
    await then('its place says so and the rest works', () =>
      expectFallback(page, 'The exam list could not be loaded'),
    );
    await when('the fault is over and they press Retry', async () => {
      await page.unroute(manifest);
      await retryIn(page).click();
    });
    await then('the list is visible', () => expect(examList(page)).toBeVisible());
  });

  for (const { what, url, act } of codeFaults) {
    test(`shows its error only in its own place and comes back on Retry: ${what}`, async ({
      page,
    }) => {
      await given(`that ${what}`, () => page.route(url, act));
      const release = await holdBack(page);
      await when('the exam list is opened', () => openRendered(page, '/exam-test-series'));
      await then('it can be read', () => expect(examList(page)).toBeVisible());
      release();
      await then('its place says that it does not work, and the rest does', () =>
        expectFallback(page, 'The exam list could not be loaded'),
      );
      await when('the fault is over and the student presses Retry', async () => {
        await page.unroute(url);
        await retryIn(page).click();
      });
      await then('the list is back and works', async () => {
        await expect(examList(page)).toBeVisible();
        await page.getByRole('link', { name: 'Next' }).click();
        await expect(page).toHaveURL('/exam-test-series?page=2');
      });
    });
  }

  test('is not needed by its page: the manifest arrives with it', async ({ page }) => {
    await page.route(manifest, respondWith(502));
    await page.route('**/remotes.json', respondWith(503));
    await page.goto('/exam-test-series');
    await expect(examList(page)).toBeVisible();
    await expectHydrated(page);
    await expect(retryIn(page)).toBeHidden();
  });

  test('does not affect other pages', async ({ page }) => {
    await page.route(manifest, respondWith(502));
    await goToExams(page);
    await expectFallback(page, 'could not be loaded');
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await page.goBack();
    await expectFallback(page, 'could not be loaded');
  });

  test('gets its stylesheet on the second try', async ({ page }) => {
    await given('a stylesheet that returns 503 once', () =>
      page.route(stylesheet, respondWith(503), { times: 1 }),
    );
    await when('the exam list is opened', () => page.goto('/exam-test-series'));
    await then('the shell requests it again and the page has its styles', async () => {
      await expect(examList(page)).toBeVisible();
      await expectStyled(page);
    });
  });

  test('says that its styles are missing if they do not load', async ({ page }) => {
    await page.route(stylesheet, respondWith(503));
    await page.goto('/exam-test-series');
    await expect(page.getByText('Part of this page may not look right.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });

  test('leaves the start page usable: marketing is down', alone, async ({ page }) => {
    await without('remote-marketing', async () => {
      await page.goto('/');
      await expectFallback(page, 'The start page could not be loaded');
      await page.getByRole('link', { name: 'All exams' }).click();
      await expect(examList(page)).toBeVisible();
    });
    await page.goto('/');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Practise the exam before exam day' }),
    ).toBeVisible();
  });

  for (const { what, url } of [
    { what: 'registry', url: '**/remotes.json' },
    { what: 'manifest', url: manifest },
  ]) {
    test(
      `can be loaded once the ${what} responds again: the page server is away`,
      alone,
      async ({ page }) => {
        await without('pages', async () => {
          await page.route(url, respondWith(503));
          await page.goto(newAddress('/exam-test-series'));
          await expectFallback(page, 'could not be loaded');
          await page.unroute(url);
          await retryIn(page).click();
          await expect(examList(page)).toBeVisible();
        });
      },
    );
  }
});

/** Expects that a rule of the remote's own stylesheet applies on the page. */
async function expectStyled(page: Page): Promise<void> {
  const isStyled = `[...document.styleSheets].some(({ href }) => href?.includes('/remotes/exams/'))`;
  await expect.poll(() => page.evaluate<boolean>(isStyled)).toBe(true);
}

test.describe('releases', alone, () => {
  /** How each release differs from the remote of the checkout. */
  const changes = {
    first: { files: appOf('first release') },
    // Its name is new in every run: the gateway still serves files of earlier releases.
    before: { files: appOf(`release ${Date.now()}`) },
    second: { files: appOf('second release') },
    changed: {
      replace: {
        'src/texts/exam-list.ts': ['All Exam Test Series', 'Every Exam Test Series'],
      },
    },
    router7: { dependencies: { 'react-router': '^7.9.0' }, files: appOf('router 7') },
    newerMinor: {
      dependencies: { 'react-router': '^8.99.0', react: '^19.99.0', 'react-dom': '^19.99.0' },
      files: appOf('newer minor'),
    },
    laterContract: { files: appOf('contract two', 2) },
  } satisfies Record<string, ReleaseChanges>;
  let releases: Record<keyof typeof changes, Release>;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    // Each build is a process of its own: together they take half the time.
    const built = Object.entries(changes).map(async ([name, change]) => [
      name,
      await buildRelease(name, change),
    ]);
    releases = Object.fromEntries(await Promise.all(built)) as typeof releases;
  });

  test.afterEach(undeploy);
  test.afterAll(clearReleases);

  test('a chunk that is loaded later and fails comes back on Retry', async ({ page }) => {
    await deploy(releases.first);
    await page.goto('/exam-test-series');
    await expect(page.getByRole('heading', { name: 'first release' })).toBeVisible();
    await page.route(lazyChunk, respondWith(503));
    await page.getByRole('link', { name: 'Later' }).click();
    await expectFallback(page, 'could not be loaded');

    await page.unroute(lazyChunk);
    await retryIn(page).click();
    await expect(page.getByText('Later, of the first release')).toBeVisible();
  });

  test('a tab that was open during a deployment offers the new release', async ({ page }) => {
    await deploy(releases.before);
    await page.goto('/exam-test-series');
    await expect(page.getByRole('heading', { name: /^release/ })).toBeVisible();

    await when('another release replaces it', () => deploy(releases.second));
    await page.getByRole('link', { name: 'Later' }).click();
    await then('the tab says so and offers to reload', () =>
      expectFallback(page, 'There is a new version of Abhyas'),
    );
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByText('Later, of the second release')).toBeVisible();
  });

  test('a rebuilt remote is used at the next load, with the same shell', async ({ page }) => {
    const shell = page.locator('script[src*="/assets/main."]');
    await page.goto('/exam-test-series');
    await expect(examList(page)).toBeVisible();
    const before = await shell.getAttribute('src');

    await deploy(releases.changed);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Every Exam Test Series' })).toBeVisible();
    expect(await shell.getAttribute('src')).toBe(before);
  });

  test('a remote built for another major version shows its fallback', async ({ page }) => {
    await deploy(releases.router7);
    await page.goto('/exam-test-series');
    await expectFallback(page, 'This page is out of date');
    await expect(page.getByRole('heading', { name: 'router 7' })).toBeHidden();
  });

  test('a remote built with a newer minor version works', async ({ page }) => {
    await deploy(releases.newerMinor);
    await page.goto('/exam-test-series');
    await expect(page.getByRole('heading', { name: 'newer minor' })).toBeVisible();
  });

  test('a remote of a later contract shows its fallback', async ({ page }) => {
    await deploy(releases.laterContract);
    await page.goto('/exam-test-series');
    await expectFallback(page, 'This page is out of date');
  });
});

/** The sources of a small remote that shows its name and loads a chunk later. */
function appOf(name: string, contract = 1): Record<string, string> {
  return {
    'src/app/page-routes.json': '[]',
    'src/expose.tsx': `
      import { Suspense } from 'react';
      import { Link, Route, Routes } from 'react-router';
      import { lazyWithRetry } from '@abhyas/web-kit';
      const Later = lazyWithRetry(() => import(/* webpackChunkName: "later" */ './later'));
      function App() {
        return (
          <>
            <h1 tabIndex={-1} data-page-heading="">${name}</h1>
            <Link to="/exam-details/later">Later</Link>
            <Suspense fallback="Loading">
              <Routes>
                <Route path="/exam-details/*" element={<Later />} />
                <Route path="*" element={null} />
              </Routes>
            </Suspense>
          </>
        );
      }
      export default { contract: ${contract}, version: '0.0.0', App };
    `,
    'src/later.tsx': `
      export default function Later() {
        return <p>Later, of the ${name}</p>;
      }
    `,
  };
}
