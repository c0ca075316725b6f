import type { ResponseOf } from '@abhyas/web-kit/contract';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/layout.ts';
import { expect, given, test, then, when } from '../support/test.ts';

type Profile = ResponseOf<'/api/user/profile'>;

const question = 'Which exam are you preparing for?';
const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

const indiaToday = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The 5th of May, which is the same in every order of day and month, of the year after the next. */
const examDay = { date: `${new Date().getFullYear() + 2}-05-05`, typed: '0505' };

function daysTo(date: string): string {
  const days = (Date.parse(date) - Date.parse(indiaToday.format(new Date()))) / 86_400_000;
  return new Intl.NumberFormat('en-IN').format(days);
}

const cards = (page: Page) =>
  page.getByRole('region', { name: 'Recommended For You' }).getByRole('listitem');

/** Axe's findings would be those of a page that is still loading. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(cards(page)).toHaveCount(4);
}

test('a new student answers by keyboard for which exam they prepare, and changes it later', async ({
  page,
  loggedIn,
}) => {
  await given('a new student on a phone, who is asked once', async () => {
    await page.setViewportSize(phone);
    await openHome(page);
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await expectNoOverflow(page, 'question');
    await expectAccessible(page, 'question');
  });

  await when('they search for the exam and type its date', async () => {
    const field = page.getByRole('combobox', { name: 'Exam' });
    await field.focus();
    await page.keyboard.type('ssc cgl');
    await expect(page.getByRole('option').first()).toHaveText('SSC CGL');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expectNoOverflow(page, 'list of exams');
    await expectAccessible(page, 'list of exams');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Date of SSC CGL (optional)')).toBeFocused();
    await page.keyboard.type(`${examDay.typed}${examDay.date.slice(0, 4)}`);
    await page.keyboard.press('Enter');
  });

  await then(
    'home counts the days and recommends one test of each kind, with a reason',
    async () => {
      await expect(page.getByRole('region', { name: 'Target exams' })).toContainText(
        `SSC CGL in ${daysTo(examDay.date)} days`,
      );
      await expect(page.getByRole('heading', { name: question })).toBeHidden();
      await expect(cards(page).first()).toContainText('SSC CGL');
      const response = await page.request.get('/api/user/profile', {
        headers: { authorization: `Bearer ${loggedIn.token}` },
      });
      const { recommendedTests } = (await response.json()) as Profile;
      expect(new Set(recommendedTests.map(({ category }) => category)).size).toBe(4);
      for (const [index, { examName, title = '', reason = '' }] of recommendedTests.entries()) {
        expect(examName).toBe('SSC CGL');
        expect(reason).toContain('SSC CGL');
        await expect(cards(page).nth(index)).toContainText(title);
        await expect(cards(page).nth(index)).toContainText(reason);
      }
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        await expectNoOverflow(page, `home, ${size.width}`);
        await expectAccessible(page, `home, ${size.width}`);
      }
    },
  );

  await when('they replace the exam in the settings', async () => {
    await page.getByRole('region', { name: 'Target exams' }).getByText('Change').click();
    await expect(page).toHaveURL(/\/dashboard\/settings#targets$/);
    const targets = page.getByRole('region', { name: 'Target exams' });
    await expect(targets.getByLabel('Date of SSC CGL (optional)')).toHaveValue(examDay.date);
    await targets.getByRole('button', { name: 'Remove SSC CGL' }).click();
    await targets.getByRole('combobox').fill('gate');
    await targets.getByRole('option', { name: 'GATE CSE' }).click();
    await targets.getByRole('button', { name: 'Save' }).click();
    await expect(targets.getByText('Your target exams are saved.')).toBeVisible();
    await expectAccessible(page, 'settings');
  });

  await then('home follows at once, and asks for the date', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('link', { name: 'Add the date of GATE CSE' })).toBeVisible();
    await expect(cards(page).first()).toContainText('GATE CSE');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Add the date of GATE CSE' })).toBeVisible();
  });
});

test('a student who skips the question is never asked again', async ({
  page,
  loggedIn,
  openDevice,
}) => {
  await when('they skip it', async () => {
    await openHome(page);
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByText('You can choose your exams in the settings')).toBeVisible();
  });

  await then('no page asks again, on any device', async () => {
    const device = await openDevice({ token: loggedIn.token });
    for (const one of [page, device]) {
      await openHome(one);
      await expect(one.getByRole('heading', { name: question })).toBeHidden();
      await expect(one.getByRole('heading', { name: 'Target exams' })).toBeHidden();
    }
  });
});
