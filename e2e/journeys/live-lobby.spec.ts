import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow, expectVisibleIn } from '../support/layout.ts';
import { closeNow, startIn } from '../support/live-tests.ts';
import { attachedText, mailTo } from '../support/mail.ts';
import { announceOwnLiveTest, type OwnLiveTest } from '../support/own-live-test.ts';
import { logIn } from '../support/sign-in.ts';
import { expect, given, test, then, when } from '../support/test.ts';

const DAY_MS = 86_400_000;
/** Enough to load the lobby before, also on a busy machine. */
const SOON_SECONDS = 20;

const lobbyOf = ({ examId, testId }: OwnLiveTest) => `/test-details/${examId}/${testId}/lobby`;

async function register(page: Page, { id }: OwnLiveTest, token: string): Promise<void> {
  const response = await page.request.post(`/api/user/upcoming-tests/${id}/register`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.ok()).toBe(true);
}

/** The seconds of the countdown. */
async function secondsLeft(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText())
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
}

test('a registered student gets the calendar file by mail, whose link leads to the lobby', async ({
  page,
  loggedIn,
}) => {
  const live = await announceOwnLiveTest(loggedIn);
  await when('they register twice', async () => {
    await register(page, live, loggedIn.token);
    await register(page, live, loggedIn.token);
  });
  const mail = await then('one mail with the file arrives', () =>
    mailTo(loggedIn.email, ({ subject }) => subject.startsWith('You are registered')),
  );
  expect(mail.subject).toContain(live.name);
  const [file] = mail.attachments ?? [];
  expect(file?.contentType).toBe('text/calendar');
  const text = await attachedText(mail, file?.generatedFileName ?? '');
  expect(text).toContain(`UID:${live.id}@abhyas\r\n`);
  const link = /https?:\/\/\S+\/lobby/.exec(mail.text)?.[0] ?? '';
  expect(new URL(link).pathname).toBe(lobbyOf(live));
  await then('the lobby says when it opens', async () => {
    await page.goto(lobbyOf(live));
    await expect(page.getByRole('heading', { name: 'The lobby is not open yet' })).toBeVisible();
  });
});

for (const { ahead, words, width } of [
  { ahead: DAY_MS, words: 'one day ahead', width: 360 },
  { ahead: -DAY_MS, words: 'one day behind', width: 1440 },
]) {
  test(`the lobby goes by the server's clock on a device ${words}, at ${width} px`, async ({
    page,
    loggedIn,
  }) => {
    const live = await announceOwnLiveTest(loggedIn);
    await register(page, live, loggedIn.token);
    await page.setViewportSize({ width, height: 800 });
    await page.clock.install({ time: Date.now() + ahead });
    await startIn(live.id, 9 * 60);
    await given('an upcoming test that starts in nine minutes', async () => {
      await page.goto('/dashboard/upcoming');
      await page.getByRole('link', { name: `Enter lobby: ${live.name}` }).click();
      await expect(page).toHaveURL(lobbyOf(live));
    });
    await then('the lobby counts down and says so kindly', async () => {
      await expect(page.getByText(`clock is ${words}. You lose no time`)).toBeVisible();
      expect(await secondsLeft(page)).toBeGreaterThan(8 * 60);
      expect(await secondsLeft(page)).toBeLessThanOrEqual(9 * 60);
      for (const name of [/^Connection ?: Ready/, /^Storage ?: Ready/, /^Full screen ?: Ready/]) {
        await expect(page.getByRole('heading', { name })).toBeVisible();
      }
    });
    await then('it is accessible and fits', async () => {
      await expectNoOverflow(page, `lobby, ${width}`);
      await expectAccessible(page, `lobby, ${width}`);
      await expectVisibleIn(['dark'], page, `lobby, ${width}`);
    });
    const lists: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/user/upcoming-tests')) lists.push(Date.now());
    });
    const startsAt = await when('the start is seconds away', async () => {
      await startIn(live.id, SOON_SECONDS);
      const at = Date.now() + SOON_SECONDS * 1000;
      await page.reload();
      return at;
    });
    await then('the page offers the start by itself, by keyboard too', async () => {
      const start = page.getByRole('link', { name: 'Start Test' });
      await expect(start).toBeVisible({ timeout: (SOON_SECONDS + 30) * 1000 });
      expect(Date.now()).toBeGreaterThan(startsAt - 500);
      expect(lists.filter((at) => at > startsAt - 500 && at < startsAt + 1000)).toEqual([]);
      await start.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/mock-test\//);
      await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
    });
  });
}

test('the lobby sends visitors to log in, and offers registration', async ({ page, student }) => {
  const live = await announceOwnLiveTest(student);
  await startIn(live.id, 5 * 60);
  await page.goto(lobbyOf(live));
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(lobbyOf(live))}`);
  await logIn(page, student);
  await expect(page).toHaveURL(lobbyOf(live));
  await page.getByRole('button', { name: 'Register Now' }).press('Enter');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: 'Try full screen' }).press('Enter');
  await expect(page.getByText('Full screen works.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave full screen' }).press('Enter');
  await page.getByRole('button', { name: 'Check again' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Connection ?: Ready/ })).toBeVisible();
  await closeNow(live.id);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This live test is over' })).toBeVisible();
  await expectAccessible(page, 'lobby, over');
});
