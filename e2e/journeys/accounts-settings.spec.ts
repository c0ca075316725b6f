import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResponseOf } from '@abhyas/web-kit/contract';
import type { Page } from '@playwright/test';
import { getExam, listExams } from '../support/exams.ts';
import { codeFor, mailTo } from '../support/mail.ts';
import { rawRequest } from '../support/raw-http.ts';
import { expectRefused } from '../support/revocation.ts';
import {
  fillRegistration,
  logIn,
  loginRefused,
  storedToken,
  toast,
  typeCode,
} from '../support/sign-in.ts';
import { expect, given, test, then, when } from '../support/test.ts';

const picture = join(import.meta.dirname, '..', '..', 'docs', 'images', 'runner.png');

async function choosePhoto(page: Page, file: Parameters<Page['setInputFiles']>[1]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change Photo' }).click();
  await (await chooser).setFiles(file);
}

test('a student changes photo and password, downloads their data and deletes the account', async ({
  page,
  openDevice,
  loggedIn,
  request,
}) => {
  const { email, name } = loggedIn;
  const password = `another ${loggedIn.password}`;
  const phone = await openDevice();

  await given('a student who is logged in on a second device and has saved a test', async () => {
    await phone.goto('/login');
    await logIn(phone, loggedIn);
    await expect(phone).toHaveURL('/dashboard');
    const [first] = await listExams();
    const exam = await getExam(first?._id);
    const saved = await request.post('/api/user/saved-tests', {
      data: { testId: exam.tests[0]?._id },
      headers: { authorization: `Bearer ${loggedIn.token}` },
    });
    expect(saved.status()).toBe(201);
  });

  const photo = await when('they choose a photo, after a file that is not a photo', async () => {
    await page.goto('/dashboard/profile');
    const fake = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') };
    await choosePhoto(page, fake);
    await expect(page.getByRole('alert')).toContainText(/JPEG, PNG or WebP/);
    await choosePhoto(page, picture);
    await expect(toast(page, 'Photo updated successfully!')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await page.goto('/');
    const shown = page
      .getByRole('banner')
      .locator('img[src*="/photos/"]')
      .filter({ visible: true });
    await expect(shown).toHaveJSProperty('naturalWidth', 256);
    return (await shown.getAttribute('src')) ?? '';
  });

  await then(
    'it is small, public under a name that nobody can guess, cached for a day, and only a picture',
    async () => {
      const { status, headers } = await rawRequest(photo);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('image/webp');
      expect(headers['cache-control']).toBe('private, max-age=86400, must-revalidate');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
    },
  );

  await when('they change the password, the first time with a wrong one', async () => {
    await page.goto('/dashboard/settings');
    const current = page.getByLabel('Current Password', { exact: true });
    await current.fill('not the password');
    await page.getByLabel('New Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(current).toHaveAccessibleDescription(/./);
    await expect(page).toHaveURL('/dashboard/settings');
    await current.fill(loggedIn.password);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(toast(page, 'Password changed successfully!')).toBeVisible();
  });

  await then(
    'they stay logged in, the other device does not, and a mail says what happened',
    async () => {
      const phoneToken = (await storedToken(phone)) ?? '';
      await expectRefused(phoneToken, Date.now());
      await phone.getByRole('link', { name: 'Test History' }).click();
      await expect(phone).toHaveURL(/\/login\?next=/);
      await page.reload();
      await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
      await mailTo(email, ({ subject }) => /password/i.test(subject) && !/code/i.test(subject));
    },
  );

  await when('they log in there with the new one', async () => {
    await logIn(phone, { email, password });
    await expect(phone).toHaveURL('/dashboard/history');
  });

  await then('the file with their data contains what every service stores', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download My Data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('abhyas-my-data.json');
    const text = readFileSync(await file.path(), 'utf8');
    const data = JSON.parse(text) as ResponseOf<'/api/user/profile/data'>;
    expect(data.account).toMatchObject({ name, email });
    expect(data.photo).toMatch(/^data:image\/webp;base64,/);
    expect(data.catalogue['savedTests']).toHaveLength(1);
    expect(data.attempt['attempts']).toEqual([]);
    expect(data.messaging).toBeDefined();
    expect(text).not.toContain('$argon2');
  });

  await when('they delete the account, the first time with a wrong password', async () => {
    await page.getByRole('button', { name: 'Delete My Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    const field = dialog.getByLabel('Password', { exact: true });
    const confirm = dialog.getByRole('button', { name: 'Delete My Account' });
    await field.fill('not the password');
    const refused = page.waitForResponse('**/api/auth/delete-account');
    await confirm.click();
    expect((await refused).status()).toBe(422);
    await expect(field).toHaveAccessibleDescription(/./);
    await field.fill(password);
    await confirm.click();
    await expect(toast(page, 'Your account was deleted.')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  await then('no session or call works any more', async () => {
    const deletedAt = Date.now();
    expect(await storedToken(page)).toBeNull();
    await expectRefused((await storedToken(phone)) ?? '', deletedAt);
    await phone.reload();
    await expect(phone).toHaveURL(/\/login/);
    await logIn(phone, { email, password });
    await expect(toast(phone, loginRefused)).toBeVisible();
    expect((await rawRequest(photo)).status).toBe(404);
    await mailTo(email, ({ subject }) => /deleted/i.test(subject));
  });

  await then('the same address can register again, without any old data', async () => {
    const after = await codeFor(email);
    await page.goto('/register');
    await fillRegistration(page, { ...loggedIn, name: 'Asha Anew', password });
    await typeCode(page, await codeFor(email, { after }), 'Verify');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('No tests taken yet')).toBeVisible();
    await page.goto('/dashboard/saved');
    await expect(page.getByText('No saved tests yet')).toBeVisible();
  });
});
