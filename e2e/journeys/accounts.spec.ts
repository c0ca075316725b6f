import { watchConsole } from '../support/console.ts';
import { codeFor, mailTo } from '../support/mail.ts';
import { postFrom, unlessBusy } from '../support/raw-http.ts';
import {
  fillRegistration,
  logIn,
  loginRefused,
  nameInHeader,
  toast,
  typeCode,
} from '../support/sign-in.ts';
import { newStudent } from '../support/student.ts';
import { expect, given, test, then, when } from '../support/test.ts';

const notThis = (code: string): string => (code === '111111' ? '222222' : '111111');

test('a student registers: a wrong code, a second one, and the dashboard', async ({ page }) => {
  const person = newStudent();
  const field = page.getByLabel('OTP', { exact: true });

  const first = await given('a person who filled in the form', async () => {
    await page.clock.install();
    await page.goto('/register');
    await fillRegistration(page, person);
    await expect(toast(page, 'Registration successful! Please verify your email.')).toBeVisible();
    return codeFor(person.email);
  });

  await when('they type a wrong code', () => typeCode(page, notThis(first), 'Verify'));
  await then('the error is beside the field, and their input is still there', async () => {
    await expect(field).toHaveAccessibleDescription(/wrong or too old/);
    await expect(field).toHaveValue(notThis(first));
    await expect(page).toHaveURL(/\/register/);
  });

  await when('they come back to the step after a reload', async () => {
    await page.reload();
    await expect(page.getByText(person.email)).toBeVisible();
  });

  const second = await when('they ask for another code', async () => {
    // The button is disabled for a minute of the page's clock; the server has its own pause.
    await expect(async () => {
      await page.clock.fastForward(61_000);
      const resent = page.waitForResponse('**/api/auth/resend-otp');
      await page.getByRole('button', { name: 'Resend OTP' }).click();
      expect((await resent).status()).toBe(200);
    }).toPass({ timeout: 60_000 });
    await expect(toast(page, 'OTP resent successfully!')).toBeVisible();
    return codeFor(person.email, { after: first });
  });

  await then('the first one is invalid and the second leads to the dashboard', async () => {
    expect(second).not.toBe(first);
    await typeCode(page, first, 'Verify');
    await expect(field).toHaveAccessibleDescription(/wrong or too old/);
    await typeCode(page, second, 'Verify');
    await expect(toast(page, 'Email verified successfully!')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });

  await then('the site shows their name, until they log out', async () => {
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

  await given('a person at the log-in screen whose password is refused', async () => {
    await page.goto('/login');
    await logIn(page, { ...student, password: 'a wrong password' });
    await expect(toast(page, loginRefused)).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue(student.email);
    expect((await request.get('/auth/me', bearer(student.token))).status()).toBe(200);
  });

  await when('they request a code for their address', async () => {
    await page.getByRole('link', { name: 'Forgot your password' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await page.getByLabel('Email address').fill(student.email.toUpperCase());
    await page.getByRole('button', { name: 'Send Reset OTP' }).click();
    await expect(toast(page, 'Password reset OTP sent to your email!')).toBeVisible();
  });

  await when('they type it', async () => {
    const code = await codeFor(student.email, { purpose: 'reset' });
    await typeCode(page, notThis(code), 'Verify OTP');
    await expect(page.getByLabel('OTP', { exact: true })).toHaveAccessibleDescription(
      /wrong or too old/,
    );
    await typeCode(page, code, 'Verify OTP');
    await expect(toast(page, 'OTP verified successfully!')).toBeVisible();
  });

  await when('they choose a new password, the first try too short', async () => {
    const field = page.getByLabel('New Password', { exact: true });
    await field.fill('short');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(field).toHaveAccessibleDescription(/at least 8 characters/i);
    await field.fill(newPassword);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(toast(page, 'Password reset successfully!')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  await then('the new one works, the old one does not', async () => {
    await logIn(page, student);
    await expect(toast(page, loginRefused)).toBeVisible();
    await logIn(page, { ...student, password: newPassword });
    await expect(page).toHaveURL('/dashboard');
  });

  await then('other sessions are logged out', async () => {
    expect((await request.get('/auth/me', bearer(student.token))).status()).toBe(401);
  });
});

test('a student who forgot the password sets another by the link in the mail, on another device', async ({
  page,
  openDevice,
  student,
}) => {
  const newPassword = `another ${student.password}`;
  const phone = await openDevice();
  const isQuiet = watchConsole(phone);

  const link = await given('a mail that was requested on this device', async () => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email address').fill(student.email);
    await page.getByRole('button', { name: 'Send Reset OTP' }).click();
    await expect(toast(page, 'Password reset OTP sent to your email!')).toBeVisible();
    const { text } = await mailTo(student.email, ({ text }) => text.includes('#token='));
    return /\S+#token=\S+/.exec(text)?.[0] ?? '';
  });

  await when('they open its link on the phone, by keyboard', async () => {
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(phone).toHaveURL('/forgot-password');
    await phone.getByLabel('New Password', { exact: true }).focus();
    await phone.keyboard.type(newPassword);
    await phone.keyboard.press('Enter');
    await expect(toast(phone, 'Password reset successfully!')).toBeVisible();
    await expect(phone).toHaveURL('/login');
  });

  await then('the new password works', async () => {
    await logIn(phone, { email: student.email, password: newPassword });
    await expect(phone).toHaveURL('/dashboard');
    isQuiet();
  });

  await then('the link is no longer valid, and the page says so and offers another', async () => {
    await page.goto(link);
    await page.getByLabel('New Password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('alert')).toContainText('This link does not work any more.');
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page.getByRole('button', { name: 'Send Reset OTP' })).toBeVisible();
  });
});

test('a student who registered on the phone enters the code on the laptop', async ({
  page,
  openDevice,
}) => {
  const person = newStudent();
  const phone = await openDevice();
  const password = 'chosen on the laptop';

  const first = await given(
    'a person who registered on the phone and closed the page',
    async () => {
      await phone.goto('/register');
      await fillRegistration(phone, person);
      const code = await codeFor(person.email);
      await phone.close();
      return code;
    },
  );

  const second = await when('they log in on the laptop, where they are refused', async () => {
    await page.goto('/login?next=%2Fdashboard%2Fsaved');
    await logIn(page, person);
    await expect(toast(page, loginRefused)).toBeVisible();
    return codeFor(person.email, { after: first });
  });

  await when('they enter the code from the mail', async () => {
    await page.getByRole('link', { name: 'Enter a code' }).click();
    await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue(person.email);
    await typeCode(page, second, 'Verify');
    await expect(toast(page, 'Email verified successfully!')).toBeVisible();
  });

  await then(
    'they choose a password in one step, and are on the page where they were going',
    async () => {
      await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
      await page.getByLabel('New Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Save Password' }).click();
      await expect(toast(page, 'Password saved successfully!')).toBeVisible();
      await expect(page).toHaveURL('/dashboard/saved');
    },
  );

  await then('the new password works, and the one from the phone does not', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await logIn(page, person);
    await expect(toast(page, loginRefused)).toBeVisible();
    await logIn(page, { email: person.email, password });
    await expect(page).toHaveURL('/dashboard');
  });
});

test('a stranger who registers with a student’s address has not chosen the password of the account', async ({
  page,
}) => {
  const owner = newStudent();
  const post = (path: string, body: object) => unlessBusy(() => postFrom('127.0.0.1', path, body));
  const planted = { ...owner, name: 'Mallory', password: `planted ${owner.password}` };

  const first = await given('a student who registers', async () => {
    await page.goto('/register');
    await fillRegistration(page, owner);
    return codeFor(owner.email);
  });
  await when(
    'a stranger registers with the same address from the same client address',
    async () => {
      expect((await post('/api/auth/register', planted)).status).toBe(201);
    },
  );
  await when('the student enters the newest code', async () => {
    await typeCode(page, await codeFor(owner.email, { after: first }), 'Verify');
    await expect(page).toHaveURL('/dashboard');
  });
  await then('the account is theirs, only with their own password', async () => {
    const logInWith = async ({ email, password }: typeof owner) =>
      (await post('/api/auth/login', { email, password })).status;
    expect(await logInWith(planted)).toBe(401);
    expect(await logInWith(owner)).toBe(200);
  });
});

function bearer(token: string): { headers: Record<string, string> } {
  return { headers: { authorization: `Bearer ${token}` } };
}
