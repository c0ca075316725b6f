import { AttemptPage, TestScreen } from '../support/attempt-page.ts';
import { cachedPaths, untilCached } from '../support/cached-releases.ts';
import { ownTest } from '../support/own-tests.ts';
import { without } from '../support/stack.ts';
import { alone, expect, given, test, then, when } from '../support/test.ts';

test('a reload without network opens the test where it was, and the student continues to answer', async ({
  context,
  page,
  attempt,
}) => {
  const screen = await attempt.start(page);
  await given('a student with answers, the last of them without network', async () => {
    for (const number of [1, 2]) await screen.answer(number);
    await screen.expectSaved();
    await untilCached(page);
    await context.setOffline(true);
    for (const number of [3, 4]) await screen.answer(number);
    await screen.mark();
    await screen.expectStoredOnDevice();
  });
  const before = await screen.secondsLeft();

  await when('the page is reloaded', async () => {
    await page.reload();
    await attempt.resume(page);
  });
  await then('they are where they were, with answers, mark and time', async () => {
    await screen.expectQuestion(4);
    await screen.expectAnswersShown();
    await expect(screen.tile(4)).toHaveAccessibleName(/answered, marked for review/i);
    await expect(page.getByRole('radiogroup').locator('.katex').first()).toBeVisible();
    expect(await screen.secondsLeft()).toBeLessThanOrEqual(before);
    expect(await screen.secondsLeft()).toBeGreaterThan(10 * 60);
  });

  await when('they continue to answer and reload it once more', async () => {
    await screen.answer(5);
    await screen.answer(1, (attempt.rightOption(1) + 1) % 4);
    // At once: the device stores the last answer while the page is left.
    await page.reload();
    await attempt.resume(page);
    await screen.expectAnswersShown();
    await screen.answer(6);
  });
  await when('the network comes back', () => context.setOffline(false));
  await then('everything is saved by itself', async () => {
    await screen.expectSaved();
    await screen.submit();
  });
  await then('the last answer to every question is graded', () => attempt.expectGraded());
});

test(
  'a browser that is opened again while the whole site is down continues the test',
  alone,
  async ({ context, page, attempt }) => {
    await given('a student whose browser dies in the middle of a test', async () => {
      const screen = await attempt.start(page);
      for (const number of [1, 2, 3]) await screen.answer(number);
      await screen.expectSaved();
      await untilCached(page);
      await page.close({ runBeforeUnload: false });
    });
    const again = await context.newPage();
    const screen = await when('the site does not respond and they open the test', async () => {
      const opened = new TestScreen(again, attempt);
      await without('gateway', async () => {
        await again.goto(attempt.path);
        await attempt.resume(again);
        await opened.expectAnswersShown();
        await opened.answer(4);
        await opened.expectStoredOnDevice();
      });
      return opened;
    });
    await then('everything is saved once it responds again', async () => {
      await screen.expectSaved();
      await screen.submit();
    });
    await then('every answer is graded', () => attempt.expectGraded());
  },
);

test('the cached files of the site contain no personal data', async ({ page, attempt }) => {
  const screen = await attempt.start(page);
  await screen.answer(1);
  await screen.expectSaved();
  await untilCached(page);
  const paths = await cachedPaths(page);
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) {
    expect(path).toMatch(/^\/(?:assets\/|remotes\/|remotes\.json$|\.page$|\.complete$|\.pages\/)/);
  }
});

test('without network only the student can open the test', async ({ context, page, attempt }) => {
  await given('a student who logged out after answering', async () => {
    const screen = await attempt.start(page);
    await screen.answer(1);
    await screen.expectSaved();
    await untilCached(page);
    await page.close({ runBeforeUnload: false });
    const visit = await context.newPage();
    await visit.goto('/dashboard');
    await visit.getByRole('button', { name: 'Logout' }).click();
    await expect(visit).toHaveURL('/login');
    await visit.close();
  });
  await when('a person opens the test without network', async () => {
    const stranger = await context.newPage();
    await context.setOffline(true);
    await stranger.goto(attempt.path);
    await then('they see the log-in screen', async () => {
      await expect(stranger).toHaveURL(/\/login/);
      await expect(stranger.getByRole('radiogroup')).toBeHidden();
    });
  });
});

test('a clock that jumps while there is no network submits nothing too early', async ({
  context,
  page,
  attempt,
}) => {
  await page.clock.install({ time: Date.now() });
  const screen = await attempt.start(page);
  await screen.answer(1);
  await screen.expectSaved();
  await untilCached(page);
  await when(
    'the network goes away, the clock is set a day forward and the page is reloaded',
    async () => {
      await context.setOffline(true);
      await screen.answer(2);
      await screen.expectStoredOnDevice();
      await page.clock.setSystemTime(Date.now() + 86_400_000);
      await page.reload();
      await page.getByRole('dialog').getByRole('button', { name: 'Resume Test' }).click();
    },
  );
  await when('the network comes back', () => context.setOffline(false));
  await then('the test continues in the server’s time', async () => {
    await screen.expectSaved();
    await screen.expectAnswersShown();
    expect(await screen.secondsLeft()).toBeGreaterThan(10 * 60);
    await screen.answer(3);
    await screen.submit();
  });
  await then('every answer is graded', () => attempt.expectGraded());
});

test('a browser without service workers can take tests too', async ({ openDevice, student }) => {
  const page = await openDevice({ token: student.token, serviceWorkers: 'block' });
  const context = page.context();
  const attempt = new AttemptPage(student, await ownTest());
  const screen = await attempt.start(page);
  await screen.answer(1);
  await context.setOffline(true);
  await screen.answer(2);
  await screen.expectStoredOnDevice();
  await context.setOffline(false);
  await screen.expectSaved();
  await screen.submit();
  await attempt.expectGraded();
});
