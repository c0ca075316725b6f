import { getToken } from '@abhyas/web-kit';
import { collectToasts } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';

const server = startDashboardServer();
const path = '/api/auth/delete-account';

async function askToDelete() {
  const app = renderDashboard('/dashboard/settings');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete My Account' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  return { app, dialog, password: within(dialog).getByLabelText('Password') };
}

async function confirm(dialog: HTMLElement) {
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete My Account' }));
}

describe('deleting the account', () => {
  it('explains the consequences, asks for the password and goes to the landing page', async () => {
    const toasts = collectToasts();
    let sent: unknown;
    server.use(
      http.post(`http://localhost${path}`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ success: true, message: 'Your account was deleted.' });
      }),
    );
    const { app, dialog, password } = await askToDelete();
    expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    expect(dialog).toHaveAccessibleDescription(/stay in the rankings/);
    expect(dialog).toHaveFocus();
    await userEvent.type(password, 'chalk and slate');
    await confirm(dialog);
    await waitFor(() => {
      expect(app.currentPath()).toBe('/');
    });
    expect(sent).toEqual({ password: 'chalk and slate' });
    expect(getToken()).toBeNull();
    expect(toasts).toEqual([{ tone: 'success', text: 'Your account was deleted.' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does nothing without a password', async () => {
    const { dialog, password } = await askToDelete();
    await confirm(dialog);
    expect(password).toHaveAccessibleDescription('Enter your password');
    expect(password).toHaveFocus();
  });

  it('shows a wrong password at its field and keeps the session', async () => {
    server.use(handlers.refusal(path, 422, { password: 'The password is wrong.' }));
    const { app, dialog, password } = await askToDelete();
    await userEvent.type(password, 'chalk and state');
    await confirm(dialog);
    await waitFor(() => {
      expect(password).toHaveAccessibleDescription('The password is wrong.');
    });
    expect(password).toHaveFocus();
    expect(password).toHaveValue('chalk and state');
    expect(getToken()).toBe('test-token');
    expect(app.currentPath()).toBe('/dashboard/settings');
  });

  it('shows how long to wait after too many tries', async () => {
    server.use(
      handlers.refusal(path, 429, undefined, {
        message: 'Too many tries. Please wait 3 minutes and try again.',
        headers: { 'Retry-After': '180' },
      }),
    );
    const { dialog, password } = await askToDelete();
    await userEvent.type(password, 'chalk and state');
    await confirm(dialog);
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('Please wait 3 minutes');
    expect(alert).toHaveFocus();
    expect(password).toHaveValue('chalk and state');
  });

  it('shows that the server is unreachable', async () => {
    server.use(http.post(`http://localhost${path}`, () => HttpResponse.error()));
    const { dialog, password } = await askToDelete();
    await userEvent.type(password, 'chalk and slate');
    await confirm(dialog);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Your account could not be deleted. The server cannot be reached.',
    );
    expect(getToken()).toBe('test-token');
  });

  it('clears the password on cancel', async () => {
    const { dialog, password } = await askToDelete();
    await userEvent.type(password, 'chalk and slate');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep My Account' }));
    expect(dialog).not.toBeInTheDocument();
    const opener = screen.getByRole('button', { name: 'Delete My Account' });
    await waitFor(() => {
      expect(opener).toHaveFocus();
    });
    await userEvent.click(opener);
    expect(within(screen.getByRole('dialog')).getByLabelText('Password')).toHaveValue('');
  });
});
