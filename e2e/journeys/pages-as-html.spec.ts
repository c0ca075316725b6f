import type { Page } from '@playwright/test';
import { getExam, listExams } from '../support/exams.ts';
import { expectHydrated, holdScripts, newAddress, openRendered } from '../support/pages.ts';
import { logIn } from '../support/sign-in.ts';
import { expect, given, test, then, when } from '../support/test.ts';

const list = '/exam-test-series';

/** Pages that are not there. */
const missing = [
  ['an unknown address', '/nothing/here', 'Page not found'],
  ['an unknown address among the exams', `${list}/nothing`, 'Page not found'],
  ['an unknown address under a text', '/help/nothing', 'Page not found'],
  ['an unknown exam', '/exam-details/nothing', 'Exam not found'],
  ['an unknown test', '/test-details/nothing/nothing', 'Test not found'],
] as const;

async function firstExam() {
  const [first] = await listExams();
  return getExam(first?._id);
}

/** Opens a page whose scripts have not arrived. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await openRendered(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

test.describe('before the scripts have arrived', () => {
  test('what is typed into the search, the focus and the place on the page stay', async ({
    page,
  }) => {
    const search = page.getByRole('searchbox', { name: 'Search exams' });
    const release = await openEarly(page, list);
    await search.pressSequentially('jee mian');
    await page.mouse.wheel(0, 240);
    await expect.poll(() => page.evaluate('scrollY')).toBe(240);
    await release();
    await expect(search).toHaveValue('jee mian');
    await expect(search).toBeFocused();
    expect(await page.evaluate('scrollY')).toBe(240);
    await search.press('Enter');
    await expect(page).toHaveURL(`${list}?q=jee+mian`);
    await expect(page.getByRole('heading', { name: 'JEE Main', exact: true })).toBeVisible();
  });

  test('the search works', async ({ page }) => {
    await openEarly(page, list);
    await page.getByRole('searchbox', { name: 'Search exams' }).fill('jee mian');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(`${list}?q=jee+mian`);
    await expect(page.getByRole('heading', { name: 'JEE Main', exact: true })).toBeVisible();
  });

  test('a link leads where it should', async ({ page }) => {
    await openEarly(page, list);
    const link = page.getByRole('link', { name: /^View Test Series/ }).first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Test Series');
  });

  test('a button that is pressed does its work once they are there, and once only', async ({
    page,
  }) => {
    const release = await openEarly(page, list);
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Use the dark theme' }).click();
    await header.getByRole('button', { name: 'Use the dark theme' }).click();
    await release();
    await expect(header.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${list}?page=2`);
    await expect(header.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
  });

  for (const [what, path, heading] of missing) {
    test(`${what} is as it stays`, async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      const release = await openEarly(page, path);
      await page.evaluate("globalThis.first = document.querySelector('main h1')");
      await release();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await page.evaluate("globalThis.first === document.querySelector('main h1')")).toBe(
        true,
      );
      await expect(page).toHaveTitle(`${heading} · Abhyas`);
      expect(calls.filter((call) => call.startsWith('/exams'))).toEqual([]);
    });
  }

  test('a test that is saved is saved after the log-in', async ({ page, student }) => {
    const exam = await firstExam();
    const [first] = exam.tests;
    const address = `/exam-details/${exam._id}`;
    const release = await openEarly(page, address);
    await page.getByRole('button', { name: `Save: ${first?.title}`, exact: true }).click();
    await expect(page).toHaveURL(address);
    await release().catch(() => undefined);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address)}`);
    await logIn(page, student);
    await expect(
      page.getByRole('button', { name: `Saved: ${first?.title}`, exact: true }),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  test('a press counts during which they take over a list that shows other rows', async ({
    page,
  }) => {
    const exam = await firstExam();
    const [first] = exam.tests;
    const address = `/exam-details/${exam._id}?category=${first?.category}`;
    const save = page.getByRole('button', { name: `Save: ${first?.title}`, exact: true });
    const release = await openEarly(page, address);
    await save.hover();
    await page.mouse.down();
    await release();
    await expect(page.getByRole('tab', { selected: true })).not.toHaveText(/^All Tests/);
    await page.mouse.up();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address)}`);
  });

  test('a log-in is sent once they are there, and the password is in no address', async ({
    page,
    student,
  }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const release = await openEarly(page, '/login');
    await logIn(page, student, { remember: true });
    await release().catch(() => undefined);
    await expect(page).toHaveURL('/dashboard');
    expect(decodeURIComponent(addresses.join('\n'))).not.toContain(student.password);
  });

  test('what is typed into the registration stays', async ({ page }) => {
    const release = await openEarly(page, '/register');
    await page.getByLabel('Full Name').fill('Asha Rao');
    await page.getByLabel('Email address').fill('asha@example.com');
    await release();
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel('Full Name')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email address')).toHaveValue('asha@example.com');
  });
});

test.describe('a page', () => {
  test('works if storage is blocked', async ({ page }) => {
    await page.addInitScript(`for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get() { throw new DOMException('Blocked', 'SecurityError'); } });
    }`);
    await page.goto(list);
    await expectHydrated(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${list}?page=2`);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  test('is that of a visitor after the session has expired', async ({ page }) => {
    const past = Math.floor(Date.now() / 1000) - 3600;
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const token = `${encode({ alg: 'RS256' })}.${encode({ sub: 'x', iat: past - 60, exp: past })}.x`;
    await page.addInitScript(`localStorage.getItem('seen') ?? localStorage.setItem('token', '${token}');
      localStorage.setItem('seen', '1');`);
    await page.goto(list);
    await expectHydrated(page);
    await expect(page.getByRole('heading', { name: 'All Exam Test Series' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });
});

test.describe('a page with a content blocker', () => {
  // Playwright does not see what a service worker requests.
  test.use({ serviceWorkers: 'block' });

  test('is taken over as it is, and works without the remote that is blocked', async ({ page }) => {
    await page.route('**/remotes/marketing/**', (route) => route.abort('blockedbyclient'));
    const release = await openEarly(page, list);
    await page.evaluate(`document.head.append(document.createElement('style'));
      document.documentElement.setAttribute('data-blocker', 'on');
      document.body.setAttribute('data-blocker', 'on');
      document.body.prepend(document.createElement('div'));
      document.querySelector('main li').hidden = true;`);
    await release();
    await page.getByRole('button', { name: 'Exam Assistant' }).click();
    await expect(page.getByText('The Exam Assistant could not be loaded')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search exams' }).fill('ssc cgl');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(`${list}?q=ssc+cgl`);
    await page.getByRole('main').getByRole('link', { name: 'SSC CGL', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'SSC CGL' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('exams, their tests and the search can be read', async ({ page }) => {
    const exam = await firstExam();
    const [first] = exam.tests;
    await given('the list', () => openRendered(page, list));
    await expect(page.getByRole('heading', { name: 'All Exam Test Series' })).toBeVisible();
    await when('a visitor searches', async () => {
      await page.getByRole('searchbox', { name: 'Search exams' }).fill(exam.name);
      await page.getByRole('searchbox').press('Enter');
    });
    await then('the exam is found', async () => {
      const link = page.getByRole('link', { name: `View Test Series: ${exam.name}`, exact: true });
      await link.click();
      await expect(page).toHaveURL(`/exam-details/${exam._id}`);
    });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(exam.name);
    await openRendered(page, `/test-details/${exam._id}/${first?._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(first?.title ?? '');
    await expect(page.getByRole('heading', { name: 'How it is marked' })).toBeVisible();
  });

  test('the list can be turned page by page', async ({ page }) => {
    await openRendered(page, list);
    const names = page.getByRole('main').getByRole('listitem').getByRole('heading');
    const before = await names.allInnerTexts();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${list}?page=2`);
    const after = await names.allInnerTexts();
    expect(after.filter((name) => before.includes(name))).toEqual([]);
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(page).toHaveURL(list);
    expect(await names.allInnerTexts()).toEqual(before);
  });

  for (const [what, path, heading] of missing) {
    test(`${what} says so, and where to go on`, async ({ page }) => {
      const response = await openRendered(page, path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${heading} · Abhyas`);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('only pages that need it say so, and which ones do not', async ({ page }) => {
    // Locators by text pass over it.
    const note = page.locator('noscript p', { hasText: 'This page needs JavaScript.' });
    for (const path of ['/', list, '/help', '/terms', '/nothing']) {
      await openRendered(page, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(note, path).toHaveCount(0);
    }
    for (const path of ['/dashboard', '/mock-test/exam/test', '/register']) {
      await page.goto(path);
      await expect(note, path).toBeVisible();
    }
    await note.locator('a', { hasText: 'All exams' }).click();
    await expect(page.getByRole('heading', { name: 'All Exam Test Series' })).toBeVisible();
  });

  test('the log-in sends the password in no address', async ({ page, student }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await logIn(page, student);
    await expect.poll(() => page.url()).not.toContain(encodeURIComponent(student.password));
    expect(page.url()).not.toContain('password');
  });
});

test.describe('in another language and time zone', () => {
  test.use({ locale: 'de-DE', timezoneId: 'America/New_York' });

  test('pages are taken over as they are', async ({ page }) => {
    const exam = await firstExam();
    for (const path of [
      list,
      `/exam-details/${exam._id}`,
      `/test-details/${exam._id}/${exam.tests[0]?._id}`,
      '/login',
    ]) {
      const release = await openEarly(page, newAddress(path));
      const before = await words(page);
      await release();
      expect(await words(page), path).toBe(before);
      await page.unroute('**/assets/main.*.js');
    }
  });
});

/** The text of the page without white space: line breaks depend on styles, which may come later. */
async function words(page: Page): Promise<string> {
  return (await page.getByRole('main').innerText()).replaceAll(/\s/g, '');
}
