import type { Page } from '@playwright/test';
import { getJson } from '../support/api.ts';
import { expectAccessible, expectNoOverflow } from '../support/layout.ts';
import { codeFor } from '../support/mail.ts';
import { storedToken } from '../support/sign-in.ts';
import { newStudent } from '../support/student.ts';
import { atWidth, expect, given, test, then, when } from '../support/test.ts';

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

const firstTest = (page: Page) => page.getByRole('region', { name: 'Take your first test' });

/** Types into the focused field and those after it, and submits the form. */
async function typeFields(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
}

async function expectCountdown(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Target exams' })).toContainText(
    `SSC CGL in ${daysTo(examDay.date)} days`,
  );
}

/** Axe's findings would be those of a page that is still loading. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(cards(page).first()).toBeVisible();
}

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, atWidth(viewport.width), () => {
    test.use({ viewport });

    test('who registers is asked for which exam, answers by keyboard, and changes it later', async ({
      page,
    }) => {
      const person = newStudent();
      const isQuestion = page.getByRole('heading', { name: question });

      await given('a person who registers, with the code from the mail', async () => {
        await page.goto('/register');
        await page.getByLabel('Full Name').focus();
        await typeFields(page, person.name, person.email, person.mobile, person.password);
        await expect(page.getByLabel('OTP', { exact: true })).toBeVisible();
        await page.getByLabel('OTP', { exact: true }).focus();
        await typeFields(page, await codeFor(person.email));
        await expect(isQuestion).toBeVisible();
      });

      await when('they log out without an answer, and log in', async () => {
        if (viewport === phone)
          await page.getByRole('button', { name: 'Open menu' }).press('Enter');
        await page.getByRole('button', { name: 'Logout' }).press('Enter');
        await expect(page).toHaveURL(/\/login/);
        await page.getByLabel('Email address').focus();
        await typeFields(page, person.email, person.password);
      });

      await then('they are asked again', async () => {
        await expect(isQuestion).toBeVisible();
        await expect(cards(page)).toHaveCount(4);
        await expectNoOverflow(page, 'question');
        await expectAccessible(page, 'question');
      });

      await when('they search for the exam and type its date', async () => {
        await page.getByRole('combobox', { name: 'Exam' }).focus();
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
        'home counts the days and recommends its tests first, one of each kind',
        async () => {
          await expectCountdown(page);
          await expect(isQuestion).toBeHidden();
          await expect(cards(page).first()).toContainText('SSC CGL');
          const token = (await storedToken(page)) ?? '';
          const { recommendedTests } = await getJson('/api/user/profile', { token });
          expect(new Set(recommendedTests.map(({ category }) => category)).size).toBe(4);
          await expect(cards(page)).toHaveCount(3);
          // The first one is the next step, above the others.
          const places = [firstTest(page), ...(await cards(page).all())];
          for (const [index, { examName, title, reason }] of recommendedTests.entries()) {
            expect(examName).toBe('SSC CGL');
            expect(reason).toContain('SSC CGL');
            await expect(places[index]!).toContainText(title);
            await expect(places[index]!).toContainText(reason);
          }
          await expectNoOverflow(page, 'home');
          await expectAccessible(page, 'home');
        },
      );

      await then('they are not asked again', async () => {
        await page.reload();
        await expectCountdown(page);
        await expect(isQuestion).toBeHidden();
      });

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
        if (viewport === phone) await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('link', { name: 'Dashboard' }).click();
        await expect(page.getByRole('link', { name: 'Add the date of GATE CSE' })).toBeVisible();
        await expect(cards(page).first()).toContainText('GATE CSE');
        await page.reload();
        await expect(page.getByRole('link', { name: 'Add the date of GATE CSE' })).toBeVisible();
      });
    });
  });
}

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
