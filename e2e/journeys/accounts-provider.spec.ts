import type { Page } from '@playwright/test';
import { watchConsole } from '../support/console.ts';
import { tokenFor, type ProviderPerson } from '../support/sign-in-provider.ts';
import { logIn, nameInHeader, storedToken, toast } from '../support/sign-in.ts';
import { newStudent } from '../support/student.ts';
import { expect, given, test, then, when } from '../support/test.ts';

function providerPerson(changes: Partial<ProviderPerson> = {}): ProviderPerson {
  return { email: newStudent().email, name: 'Ravi Kumar', isVerified: true, ...changes };
}

test('a visitor signs in through the provider, and again', async ({ page }) => {
  const isQuiet = watchConsole(page);
  const person = providerPerson();

  await when('a visitor says in the popup who they are', async () => {
    await page.goto('/login');
    await signInAs(page, person);
  });

  await then('there is an account with that name and they are on the start page', async () => {
    await expect(toast(page, 'Google login successful!')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(nameInHeader(page, person.name)).toBeVisible();
  });

  await then('the next sign-in finds the same account', async () => {
    await page.goto('/dashboard/profile');
    await page.getByLabel('Full Name').fill('Ravi K Kumar');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated successfully!').first()).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await signInAs(page, person);
    await expect(nameInHeader(page, 'Ravi K Kumar')).toBeVisible();
  });

  await then('the page’s policy allowed everything', async () => isQuiet());
});

test('the provider opens an account with the same verified address', async ({ page, student }) => {
  await when('a student of that address signs in through the provider', async () => {
    await page.goto('/login?next=%2Fdashboard%2Fprofile');
    await signInAs(page, providerPerson({ email: student.email, name: 'Someone Else' }));
  });

  await then('it is their own account, on the page where they were going', async () => {
    await expect(page).toHaveURL('/dashboard/profile');
    await expect(page.getByLabel('Full Name')).toHaveValue(student.name);
  });

  await then('the password still works', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await logIn(page, student);
    await expect(page).toHaveURL('/dashboard');
  });
});

test('a person whose address the provider has not verified is not let in', async ({
  page,
  request,
  student,
}) => {
  await page.goto('/login');

  await given('a popup that is closed, or in which the person refuses', async () => {
    for (const leave of [
      (popup: Page) => popup.close(),
      (popup: Page) => popup.getByRole('button', { name: 'Cancel' }).click(),
    ]) {
      await leave(await openPopup(page));
      const refusal = toast(page, 'Google login failed. Please try again.');
      await expect(refusal).toBeVisible();
      await page.getByRole('button', { name: 'Close message' }).click();
      await expect(refusal).toBeHidden();
    }
  });

  await given('a person who claims a student’s address, unverified', async () => {
    await signInAs(page, providerPerson({ email: student.email, isVerified: false }));
    await expect(
      toast(page, 'The other provider did not confirm who you are. Please try again.'),
    ).toBeVisible();
  });

  await then('nobody is logged in, and the form still works', async () => {
    await expect(page).toHaveURL('/login');
    expect(await storedToken(page)).toBeNull();
    await logIn(page, student);
    await expect(page).toHaveURL('/dashboard');
  });

  await then('a token for another site is worth nothing here', async () => {
    const accessToken = await tokenFor(providerPerson({ email: student.email }), 'another-site');
    const { email, name } = student;
    const response = await request.post('/api/auth/google', {
      data: { email, name, googleId: '1', accessToken },
    });
    expect(response.status()).toBe(401);
  });
});

async function openPopup(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const popup = await opened;
  // Nobody closes or fills in what they do not see yet.
  await expect(popup.getByRole('button', { name: 'Continue' })).toBeVisible();
  return popup;
}

async function signInAs(page: Page, { email, name, isVerified }: ProviderPerson): Promise<void> {
  const popup = await openPopup(page);
  await popup.getByLabel('Email').fill(email);
  await popup.getByLabel('Name').fill(name);
  await popup.getByLabel('The address is verified').setChecked(isVerified);
  await popup.getByRole('button', { name: 'Continue' }).click();
}
