import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { NewStudent } from './student.ts';

/** The actions of a person on the sign-in screens. */

/** The message of a refused log-in, whatever the reason. */
export const loginRefused =
  'The email address or the password is wrong. If you have just signed up, first enter the code from our email.';

export async function fillRegistration(page: Page, person: NewStudent): Promise<void> {
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Mobile Number').fill(person.mobile);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

export async function typeCode(page: Page, code: string, button: string): Promise<void> {
  await page.getByLabel('OTP', { exact: true }).fill(code);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Fills in the log-in screen on the page. */
export async function logIn(
  page: Page,
  { email, password }: Pick<NewStudent, 'email' | 'password'>,
  options: { remember?: boolean } = {},
): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (options.remember) await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Every page that is loaded afterwards has a session, without the log-in screen. */
export async function storeToken(
  target: Pick<BrowserContext, 'addInitScript'>,
  token: string,
): Promise<void> {
  await target.addInitScript(
    `localStorage.getItem('token') ?? localStorage.setItem('token', '${token}')`,
  );
}

/** A toast with these words; the same words may be beside a field too. */
export function toast(page: Page, words: string): Locator {
  return page.getByRole('region', { name: /notifications/i }).getByText(words, { exact: true });
}

export async function storedToken(page: Page): Promise<string | null> {
  return page.evaluate<string | null>(`localStorage.getItem('token')`);
}

/** The lifetime of a token in hours. */
export function hoursOf(token: string): number {
  const { iat, exp } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  ) as { iat: number; exp: number };
  return (exp - iat) / 3600;
}

/** The name of the signed-in student in the navigation bar. */
export function nameInHeader(page: Page, name: string): Locator {
  // On small screens it is in the menu.
  return page.getByRole('banner').getByText(name, { exact: true }).filter({ visible: true });
}
