import { cachedReleases, untilCached } from '../support/cached-releases.ts';
import {
  buildRelease,
  clearReleases,
  deploy,
  undeploy,
  type Release,
} from '../support/releases.ts';
import { alone, expect, test, then, when } from '../support/test.ts';

const route = 'element={<RunnerPage onRunning={ResultsPage.preload} />}';
const changedRoute =
  'element={<><p>The second release</p><RunnerPage onRunning={ResultsPage.preload} /></>}';

let second: Release;

test.beforeAll(async () => {
  const changes = { replace: { 'src/app/app.tsx': [route, changedRoute] as [string, string] } };
  second = await buildRelease('second-runner', changes, 'test-runner');
});
test.afterEach(undeploy);
test.afterAll(clearReleases);

test(
  'a release in the middle of a test: the test continues, and after a reload with the new release',
  alone,
  async ({ context, page, attempt }) => {
    const screen = await attempt.start(page);
    const isNew = page.getByText('The second release');
    await screen.answer(1);
    await screen.expectSaved();
    await untilCached(page);

    await when('another release of the runner replaces it', () => deploy(second));
    await then('the test continues unchanged', async () => {
      await screen.answer(2);
      await screen.expectSaved();
      await expect(isNew).toBeHidden();
    });
    await when('the page is reloaded', async () => {
      await page.reload();
      await attempt.resume(page);
    });
    await then('it is the new release, with the answers', async () => {
      await expect(isNew).toBeVisible();
      await screen.expectAnswersShown();
      await screen.answer(3);
      await screen.expectSaved();
    });
    await when('it is reloaded without network, once it is cached', async () => {
      await expect.poll(() => cachedReleases(page), { timeout: 60_000 }).toBe(2);
      await context.setOffline(true);
      await page.reload();
      await attempt.resume(page);
    });
    await then('it is the new release again, complete, with the answers', async () => {
      await expect(isNew).toBeVisible();
      await screen.expectAnswersShown();
      await screen.answer(4);
      await context.setOffline(false);
      await screen.expectSaved();
      await screen.submit();
    });
    await then('every answer is graded', () => attempt.expectGraded());
  },
);

test(
  'a release in the middle of a test: a student who does not reload gets to the results too',
  alone,
  async ({ page, attempt }) => {
    const screen = await attempt.start(page);
    await screen.answer(1);
    await deploy(second);
    await screen.answer(2);
    await screen.clickSubmit();
    await then('the results appear at once, or after the reload that the page offers', async () => {
      await expect(page).toHaveURL(/\/test-results\//);
      const reload = page.getByRole('main').getByRole('button', { name: 'Reload the page' });
      const heading = page.getByRole('heading', { name: 'Test Results' });
      await expect(reload.or(heading)).toBeVisible();
      if (await reload.isVisible()) await reload.click();
      await screen.expectResults();
    });
    await then('every answer is graded', () => attempt.expectGraded());
  },
);
