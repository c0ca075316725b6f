import { expectCached, cachedReleases } from '../support/cached-releases.ts';
import { longTest } from '../support/own-tests.ts';
import {
  buildRelease,
  clearReleases,
  deploy,
  type Release,
  undeploy,
} from '../support/releases.ts';
import { AttemptPage } from '../support/attempt-page.ts';
import { expect, test, then, when } from '../support/test.ts';

const route = 'element={<RunnerPage />}';
const changedRoute = 'element={<><p>The second release</p><RunnerPage /></>}';

let second: Release;

test.beforeAll(() => {
  const changes = { replace: { 'src/app/app.tsx': [route, changedRoute] as [string, string] } };
  second = buildRelease('second-runner', changes, 'test-runner');
});
test.afterEach(undeploy);
test.afterAll(clearReleases);

test('a release in the middle of a test: the test goes on, and after a reload on the new one', async ({
  context,
  page,
  loggedIn,
  request,
}) => {
  const attempt = new AttemptPage(loggedIn, await longTest());
  const screen = await attempt.start(page);
  const isNew = page.getByText('The second release');
  await screen.answer(1);
  await screen.expectSaved();
  await expectCached(page);

  await when('another release of the runner takes its place', () => deploy(second));
  await then('the test goes on as it is', async () => {
    await screen.answer(2);
    await screen.expectSaved();
    await expect(isNew).toBeHidden();
  });
  await when('the page is loaded again', async () => {
    await page.reload();
    await attempt.resume(page);
  });
  await then('it is the new one, with the answers', async () => {
    await expect(isNew).toBeVisible();
    await screen.expectAnswersShown();
    await screen.answer(3);
    await screen.expectSaved();
  });
  await when('it is loaded without network, once it is kept', async () => {
    await expect.poll(() => cachedReleases(page), { timeout: 60_000 }).toBe(2);
    await context.setOffline(true);
    await page.reload();
    await attempt.resume(page);
  });
  await then('it is the new one again, whole, with the answers', async () => {
    await expect(isNew).toBeVisible();
    await screen.expectAnswersShown();
    await screen.answer(4);
    await context.setOffline(false);
    await screen.expectSaved();
    await screen.submit();
  });
  await then('every answer is graded', () => attempt.expectGraded(request));
});

test('a release in the middle of a test: who does not reload ends at the results too', async ({
  page,
  loggedIn,
  request,
}) => {
  const attempt = new AttemptPage(loggedIn, await longTest());
  const screen = await attempt.start(page);
  await screen.answer(1);
  await deploy(second);
  await screen.answer(2);
  await screen.submitButton.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
  await then('at once, or after the reload that is offered', async () => {
    await expect(page).toHaveURL(/\/test-results\//);
    const reload = page.getByRole('main').getByRole('button', { name: 'Reload the page' });
    const heading = page.getByRole('heading', { name: 'Test Results' });
    await expect(reload.or(heading)).toBeVisible();
    if (await reload.isVisible()) await reload.click();
    await screen.expectResults();
  });
  await then('every answer is graded', () => attempt.expectGraded(request));
});
