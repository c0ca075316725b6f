import type { Page } from '@playwright/test';
import { expect, given, test, then, when } from '../support/test.ts';

/** Where a password is typed, and the autocomplete value of each field. */
const screens = [
  { path: '/login', fields: ['current-password'] },
  { path: '/register', fields: ['new-password'] },
  { path: '/dashboard/settings', fields: ['current-password', 'new-password'] },
];

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

for (const { path, fields } of screens) {
  test(`passwords on ${path} are hidden, and can be pasted and filled in`, async ({
    page,
    context,
    student,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await given('a person at that screen', async () => {
      if (path.startsWith('/dashboard'))
        await page.addInitScript(`localStorage.setItem('token', '${student.token}')`);
      await page.goto(path);
    });
    for (const kind of fields) {
      const field = page.locator(`input[autocomplete="${kind}"]`);
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
