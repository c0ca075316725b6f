import { codeFor } from '../support/mail.ts';
import { fillRegistration, logIn, nameInHeader, toast, typeCode } from '../support/sign-in.ts';
import { newStudent } from '../support/student.ts';
import { expect, given, test, then, when } from '../support/test.ts';

const notThis = (code: string): string => (code === '111111' ? '222222' : '111111');

test('a student registers: a wrong code, a second one, and the dashboard', async ({ page }) => {
  const person = newStudent();
  const field = page.getByLabel('OTP', { exact: true });

  const first = await given('someone who filled in the form', async () => {
    await page.clock.install();
    await page.goto('/register');
    await fillRegistration(page, person);
    await expect(toast(page, 'Registration successful! Please verify your email.')).toBeVisible();
    return codeFor(person.email);
  });

  await when('they type a wrong code', () => typeCode(page, notThis(first), 'Verify'));
  await then('it is said beside the field, and what they typed still stands there', async () => {
    await expect(field).toHaveAccessibleDescription(/not right or no longer valid/);
    await expect(field).toHaveValue(notThis(first));
    await expect(page).toHaveURL(/\/register/);
  });

  await when('they come back to the step after a reload', async () => {
    await page.reload();
    await expect(page.getByText(person.email)).toBeVisible();
  });

  const second = await when('they ask for another code', async () => {
    // The button rests for a minute of the page's clock; the server counts a pause of its own.
    await expect(async () => {
      await page.clock.fastForward(61_000);
      await page.getByRole('button', { name: 'Resend OTP' }).click({ timeout: 1000 });
      await expect(toast(page, 'OTP resent successfully!')).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    return codeFor(person.email, { after: first });
  });

  await then('the first one is void and the second leads to the dashboard', async () => {
    expect(second).not.toBe(first);
    await typeCode(page, first, 'Verify');
    await expect(field).toHaveAccessibleDescription(/not right or no longer valid/);
    await typeCode(page, second, 'Verify');
    await expect(toast(page, 'Email verified successfully!')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });

  await then('the site knows them by name, until they log out', async () => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(nameInHeader(page, person.name)).toBeVisible();
    await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await header.getByRole('button', { name: 'Logout' }).click();
    await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test('a student who forgot the password sets another in three steps', async ({
  page,
  request,
  student,
}) => {
  const newPassword = `another ${student.password}`;

  await given('someone at the log-in screen whose password is refused', async () => {
    await page.goto('/login');
    await logIn(page, { ...student, password: 'forgotten, alas' });
    await expect(toast(page, 'The e-mail address or the password is not right.')).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue(student.email);
    expect((await request.get('/auth/me', bearer(student.token))).status()).toBe(200);
  });

  await when('they ask for a code by their address', async () => {
    await page.getByRole('link', { name: 'Forgot your password' }).click();
    await page.getByLabel('Email address').fill(student.email.toUpperCase());
    await page.getByRole('button', { name: 'Send Reset OTP' }).click();
    await expect(toast(page, 'Password reset OTP sent to your email!')).toBeVisible();
  });

  await when('type it', async () => {
    const code = await codeFor(student.email, { purpose: 'reset' });
    await typeCode(page, notThis(code), 'Verify OTP');
    await expect(page.getByLabel('OTP', { exact: true })).toHaveAccessibleDescription(/not right/);
    await typeCode(page, code, 'Verify OTP');
    await expect(toast(page, 'OTP verified successfully!')).toBeVisible();
  });

  await when('and choose a new password, the first try too short', async () => {
    const field = page.getByLabel('New Password', { exact: true });
    await field.fill('short');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(field).toHaveAccessibleDescription(/at least 8 characters/i);
    await field.fill(newPassword);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(toast(page, 'Password reset successfully!')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  await then('the new one lets them in, the old one nobody', async () => {
    await logIn(page, student);
    await expect(toast(page, 'The e-mail address or the password is not right.')).toBeVisible();
    await logIn(page, { ...student, password: newPassword });
    await expect(page).toHaveURL('/dashboard');
  });

  await then('what was logged in elsewhere is logged out', async () => {
    expect((await request.get('/auth/me', bearer(student.token))).status()).toBe(401);
  });
});

function bearer(token: string): { headers: Record<string, string> } {
  return { headers: { authorization: `Bearer ${token}` } };
}
