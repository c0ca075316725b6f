import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow, expectVisibleIn } from '../support/layout.ts';
import { mailTo } from '../support/mail.ts';
import { expectHydrated, extendConfig } from '../support/pages.ts';
import { logIn, loginRefused, toast } from '../support/sign-in.ts';
import { newStudent } from '../support/student.ts';
import { atWidth, expect, given, test, then, when } from '../support/test.ts';

const phone = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

for (const size of [phone, wide]) {
  test(
    `a visitor finds an answer, ${size.width} px wide`,
    atWidth(size.width),
    async ({ page }) => {
      await page.setViewportSize(size);

      await given('a visitor at the end of the start page', () => page.goto('/'));

      await when('they follow Help in the footer, without logging in', async () => {
        await page.getByRole('navigation', { name: 'Footer' }).getByText('Help').click();
        await expect(page).toHaveURL('/help');
        await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
      });

      await then('they see forty answers or more, in groups', async () => {
        await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
        expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(40);
        await expectNoOverflow(page, 'all answers');
        await expectAccessible(page, 'all answers');
      });

      await when('they type a misspelt word', async () => {
        await page.getByRole('searchbox', { name: 'Search the answers' }).fill('forgot pasword');
      });

      await then('the right answer comes first, and opens', async () => {
        const found = page.getByRole('region', { name: 'Search results' }).getByRole('button');
        await expect(found.first()).toHaveText('How do I reset my password?');
        await found.first().click();
        await expect(page.getByText('Enter the code, or open the link')).toBeVisible();
        await expectNoOverflow(page, 'an answer');
        await expectAccessible(page, 'an answer');
        await expectVisibleIn(['dark', 'forced colours'], page, 'an answer');
      });

      await when('they look for what nobody has written', async () => {
        await page.getByRole('searchbox').fill('zzzzzz');
      });

      await then('they can write to the office', async () => {
        await expect(page.getByText('No answer found')).toBeVisible();
        await expectAccessible(page, 'no answer');
      });
    },
  );

  test(
    `a visitor reads the legal pages, ${size.width} px wide`,
    atWidth(size.width),
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/login');
      for (const name of ['Terms', 'Privacy', 'Refunds', 'Accessibility']) {
        await when(`they follow ${name} in the footer`, async () => {
          await page.getByRole('navigation', { name: 'Footer' }).getByText(name).click();
        });
        await then('they read it', async () => {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(name));
          await expect(page.getByText('Company registration number').first()).toBeVisible();
          await expectNoOverflow(page, name);
          await expectAccessible(page, name);
          await expectVisibleIn(['dark', 'forced colours'], page, name);
        });
      }
    },
  );
}

test('an answer is reached by its address and by the keyboard alone', async ({ page }) => {
  await given('a link of a mail', () => page.goto('/help#code-not-arrived'));

  await then('the answer is open, on the screen, and has the focus', async () => {
    await expect(page.getByText('Look in the spam folder')).toBeInViewport();
    await expect(page.locator('#code-not-arrived')).toBeFocused();
  });

  await when('they press Tab, Enter, and Tab to the next question', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /My code has not arrived/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Look in the spam folder')).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  });

  await then('the next answer is open', async () => {
    await expect(page.getByText('After five wrong tries')).toBeVisible();
  });
});

test('help that cannot be loaded says so, and is there after Retry', async ({ page }) => {
  await page.route('**/api/help/faqs', (route) => route.abort());
  // The page itself brings the answers: only a visitor of another page loads them.
  await page.goto('/login');
  await expectHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('alert')).toContainText('The answers could not be loaded');
  await expectAccessible(page, 'failed help');
  await page.unroute('**/api/help/faqs');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('an operator’s own terms replace those of the product', async ({ page }) => {
  await extendConfig(page, '/login', { legal: { terms: '/legal/terms.md' } });
  await page.route('**/legal/terms.md', (route) =>
    route.fulfill({ contentType: 'text/plain', body: '# Our rules\n\nBe kind.\n\n<b>Now</b>' }),
  );
  await page.goto('/login');
  await expectHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our rules');
  await expect(page.getByText('Be kind.')).toBeVisible();
  await expect(page.locator('article b')).toHaveCount(0);
});

test('a student writes to the office with what the form knows, and gets an acknowledgement', async ({
  page,
  loggedIn,
}) => {
  await given('a student in the Help Center', async () => {
    await page.goto('/dashboard/help');
    const answers = page.getByRole('heading', { level: 4 });
    await expect.poll(() => answers.count()).toBeGreaterThanOrEqual(40);
    await expectAccessible(page, 'Help Center');
  });

  await when('they press Contact Support', async () => {
    await page.getByRole('link', { name: 'Contact Support' }).click();
    await expect(page.getByRole('heading', { name: 'Talk to us' })).toBeVisible();
  });

  await then('the form has their name, address and phone number', async () => {
    await expect(page.getByLabel('Name')).toHaveValue(loggedIn.name);
    await expect(page.getByLabel('Email')).toHaveValue(loggedIn.email);
    await expect(page.getByLabel('Phone')).toHaveValue(loggedIn.mobile);
  });

  await when('they send a message', async () => {
    await page.getByLabel('Subject').fill('A price');
    await page.getByLabel('Message').fill('What does it cost?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(
      page.getByText('Thank you! Your message has been sent successfully.'),
    ).toBeVisible();
  });

  await then('they get a mail with a reference and their words', async () => {
    const mail = await mailTo(loggedIn.email, ({ subject }) => /received your/.test(subject));
    expect(mail.subject).toMatch(/\([0-9A-F]{4}-[0-9A-F]{4}\)$/);
    expect(mail.text).toContain('> What does it cost?');
    await expect(page.getByLabel('Name')).toHaveValue(loggedIn.name);
    await expect(page.getByLabel('Message')).toHaveValue('');
  });
});

test('a toast covers no button and no field on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  const { email, password } = newStudent();

  await when('a login is refused', async () => {
    await page.goto('/login');
    await logIn(page, { email, password });
    await expect(toast(page, loginRefused)).toBeVisible();
  });
  await then('everything on the screen can be tapped', () => expectNothingCovered(page));

  await when('a registration is refused', async () => {
    await page.goto('/register');
    await page.route('**/api/auth/register', (route) =>
      route.fulfill({
        status: 422,
        json: {
          success: false,
          message: 'Please wait.',
          error: 'Please wait.',
          code: 'busy',
          requestId: 'r',
          fields: { email: 'Use another address.' },
        },
      }),
    );
    await page.getByLabel('Full Name').fill('Asha');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Mobile Number').fill('9876543210');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(toast(page, 'Please wait.')).toBeVisible();
  });
  await then('everything on the screen can be tapped', async () => {
    await expectNothingCovered(page);
    await expectAccessible(page, 'registration with a toast');
  });
});

/** Expects that the middle of every button, link and field on the screen belongs to it. */
async function expectNothingCovered(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate<string[]>(`[...document.querySelectorAll('button, a[href], input')]
        .filter((element) => {
          const { top, left, width, height } = element.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          if (width === 0 || height < 8 || x < 0 || x >= innerWidth || y < 0 || y >= innerHeight) return false;
          const hit = document.elementFromPoint(x, y);
          return !(hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element)));
        })
        .filter((element) => getComputedStyle(element).clipPath === 'none' && getComputedStyle(element).visibility === 'visible')
        .map((element) => element.outerHTML.slice(0, 120))`),
    )
    .toEqual([]);
}
