import type { Locator, Page } from '@playwright/test';
import { storeToken } from '../support/sign-in.ts';
import { expect, given, test, then, when } from '../support/test.ts';

interface PasswordScreen {
  name: string;
  path: string;
  /** The autocomplete value of each field. */
  fields: readonly string[];
  /** Opens the fields, if the path alone does not. */
  open?: (page: Page) => Promise<Locator>;
}

/** Wherever a password is typed. */
const screens: readonly PasswordScreen[] = [
  { name: 'the log-in', path: '/login', fields: ['current-password'] },
  { name: 'the registration', path: '/register', fields: ['new-password'] },
  {
    name: 'the reset',
    path: `/forgot-password#token=${'x'.repeat(43)}`,
    fields: ['new-password'],
  },
  {
    name: 'the settings',
    path: '/dashboard/settings',
    fields: ['current-password', 'new-password'],
  },
  {
    name: 'the deletion of the account',
    path: '/dashboard/settings',
    fields: ['current-password'],
    open: async (page) => {
      await page.getByRole('button', { name: 'Delete My Account' }).click();
      return page.getByRole('dialog', { name: 'Delete your account?' });
    },
  },
];

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

for (const { name, path, fields, open } of screens) {
  test(`passwords of ${name} are hidden, and can be pasted and filled in`, async ({
    page,
    context,
    student,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const form = await given('a person at that screen', async () => {
      if (path.startsWith('/dashboard')) await storeToken(page, student.token);
      await page.goto(path);
      return open ? open(page) : page.getByRole('main');
    });
    for (const kind of fields) {
      const field = form.locator(`input[autocomplete="${kind}"]`);
      await when(`they paste into the field for a ${kind}`, async () => {
        await field.click();
        await paste(page, 'kites above the roof');
      });
      await then('it is there, and hidden', async () => {
        await expect(field).toHaveValue('kites above the roof');
        await expect(field).toHaveAttribute('type', 'password');
        await expect(field).toHaveAttribute('name', /./);
      });
    }
  });
}
