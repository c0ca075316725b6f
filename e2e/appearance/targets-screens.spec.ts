import type { ResponseOf } from '@abhyas/web-kit/contract';
import type { Page } from '@playwright/test';
import { watchConsole } from '../support/console.ts';
import { expectAccessible, expectNoOverflow, expectVisibleIn } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const targetsUrl = '**/api/user/targets';
const widths = [320, 360, 768, 1440];
const axeWidths = [320, 1440];

const target = (examName: string, examDate: string | null) => ({
  ...{ examId: examName, examName, examDate },
});
/** Dates that are always far ahead, and one that has always passed. */
const several = [
  target('SSC CGL', '2099-05-05'),
  target('Staff Selection Commission Junior Engineer (Civil and Structural)', '2098-05-05'),
  target('CTET', null),
  target('RRB NTPC', '2020-01-05'),
];

async function showTargets(page: Page, targets: ResponseOf<'/api/user/targets'>): Promise<void> {
  await page.unroute(targetsUrl);
  await page.route(targetsUrl, (route) => route.fulfill({ json: targets }));
}

async function checkEverywhere(page: Page, where: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `${where}, ${width}`);
    if (axeWidths.includes(width)) await expectAccessible(page, `${where}, ${width}`);
    await expectVisibleIn(['dark', 'forced colours'], page, where);
  }
}

test('target exams work at every width and are accessible, in all colours', async ({
  page,
  loggedIn,
}) => {
  test.setTimeout(300_000);
  expect(loggedIn.token).not.toBe('');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const expectQuietConsole = watchConsole(page);

  await page.goto('/dashboard');
  await page.getByRole('combobox', { name: 'Exam' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await checkEverywhere(page, 'the question with its list');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choose an exam from the list')).toBeVisible();
  await checkEverywhere(page, 'the question without an answer');

  await showTargets(page, { targets: several, asked: true });
  await page.goto('/dashboard');
  await expect(page.getByText('Set a new date for RRB NTPC')).toBeVisible();
  await checkEverywhere(page, 'the days to several exams');

  await page.goto('/dashboard/settings');
  await expect(page.getByLabel('Date of RRB NTPC (optional)')).toBeVisible();
  const targets = page.getByRole('region', { name: 'Target exams' });
  await targets.getByRole('button', { name: 'Save' }).click();
  await expect(targets.getByText('This date has passed.')).toBeVisible();
  await checkEverywhere(page, 'the settings with a date that has passed');
  expectQuietConsole();

  await page.unroute(targetsUrl);
  await page.route(targetsUrl, (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', message: 'Not allowed.' } }),
  );
  for (const path of ['/dashboard', '/dashboard/settings']) {
    await page.goto(path);
    await expect(page.getByText('Your target exams could not be loaded')).toBeVisible();
    await checkEverywhere(page, `${path}, failing`);
  }
});
