import { getToken } from '@abhyas/web-kit';
import { collectToasts, sampleUser } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildSettings } from '../../../testing/builders';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';

const server = startDashboardServer();
const path = '/api/auth/change-password';
const url = `http://localhost${path}`;

/** A token like the service's: with it the page recognizes the same user. */
function tokenOf(name: string): string {
  const { id: sub, email } = sampleUser;
  return `x.${btoa(JSON.stringify({ sub, name, email }))}.x`;
}

const current = () => screen.getByLabelText('Current Password');
const chosen = () => screen.getByLabelText('New Password');

async function changePassword(from: string, to: string) {
  renderDashboard('/dashboard/settings', { token: tokenOf('before') });
  await screen.findByLabelText('Current Password');
  if (from !== '') await userEvent.type(current(), from);
  if (to !== '') await userEvent.type(chosen(), to);
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
}

describe('change of password', () => {
  it('continues with the new token and shows that the other sessions have ended', async () => {
    const toasts = collectToasts();
    let sent: unknown;
    server.use(
      handlers.settings(
        buildSettings({
          sessions: [
            { device: 'Chrome on Windows', startedAt: '2026-11-21T03:35:00Z', isCurrent: true },
            { device: 'Safari on iPhone', startedAt: '2026-11-20T03:35:00Z', isCurrent: false },
          ],
        }),
      ),
      http.post(url, async ({ request }) => {
        sent = await request.json();
        server.use(handlers.settings(buildSettings()));
        return HttpResponse.json({
          success: true,
          message: 'Password changed successfully!',
          token: tokenOf('after'),
          user: sampleUser,
        });
      }),
    );
    await changePassword('chalk and slate', 'a longer walk home');
    const done = await screen.findByText(/Your password was changed/);
    expect(done.closest('[role=status]')).toHaveFocus();
    expect(sent).toEqual({ currentPassword: 'chalk and slate', newPassword: 'a longer walk home' });
    expect(getToken()).toBe(tokenOf('after'));
    expect(toasts).toEqual([{ tone: 'success', text: 'Password changed successfully!' }]);
    expect(current()).toHaveValue('');
    expect(chosen()).toHaveValue('');
    await waitFor(() => {
      expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument();
    });
  });

  it('requires both passwords before it sends anything', async () => {
    await changePassword('', '');
    expect(current()).toHaveAccessibleDescription('Enter your current password');
    expect(current()).toHaveFocus();
    expect(chosen()).toBeInvalid();
  });

  it('requires eight characters before it sends anything', async () => {
    await changePassword('chalk and slate', 'short');
    expect(chosen()).toHaveAccessibleDescription(/Use at least 8 characters/);
    expect(chosen()).toHaveFocus();
    expect(current()).toHaveValue('chalk and slate');
  });

  it.each([
    ['a wrong password', 422, 'currentPassword', 'The password is wrong.', current],
    ['the same password', 422, 'newPassword', 'Choose a password that differs.', chosen],
    ['a common password', 400, 'newPassword', 'This password is among the most common.', chosen],
  ])(
    'shows %s where it was typed and keeps it',
    async (_name, status, field, sentence, control) => {
      server.use(handlers.refusal(path, status, { [field]: sentence }));
      await changePassword('chalk and slate', 'a longer walk home');
      await waitFor(() => {
        expect(control()).toHaveAccessibleDescription(expect.stringContaining(sentence));
      });
      expect(control()).toBeInvalid();
      expect(control()).toHaveFocus();
      expect(current()).toHaveValue('chalk and slate');
      expect(chosen()).toHaveValue('a longer walk home');
      expect(getToken()).toBe(tokenOf('before'));
      await userEvent.type(control(), '!');
      expect(control()).toBeValid();
    },
  );

  it.each([
    [
      'the sentence that already says how long',
      'Too many tries. Please wait 12 minutes and try again.',
      'Too many tries. Please wait 12 minutes and try again.',
    ],
    ['how long beside it', 'Too many tries.', 'Too many tries. Please wait 12 minutes.'],
  ])('after too many tries shows %s', async (_name, message, shown) => {
    server.use(
      handlers.refusal(path, 429, undefined, { message, headers: { 'Retry-After': '700' } }),
    );
    await changePassword('chalk and slate', 'a longer walk home');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(shown);
    expect(alert).toHaveFocus();
    expect(chosen()).toHaveValue('a longer walk home');
  });

  it('shows that the account has no password', async () => {
    const message =
      'This account has no password yet. Log out and use “Forgot your password” to set one.';
    server.use(handlers.refusal(path, 409, undefined, { message }));
    await changePassword('chalk and slate', 'a longer walk home');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('keeps the input while the server is unreachable', async () => {
    server.use(http.post(url, () => HttpResponse.error()));
    await changePassword('chalk and slate', 'a longer walk home');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your password could not be changed. The server cannot be reached.',
    );
    expect(current()).toHaveValue('chalk and slate');
    expect(chosen()).toHaveValue('a longer walk home');
  });
});
