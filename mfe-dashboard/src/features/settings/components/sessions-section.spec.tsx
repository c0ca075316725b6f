import { getToken } from '@abhyas/web-kit';
import { collectToasts } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildSettings } from '../../../testing/builders';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';

const server = startDashboardServer();
const path = '/api/auth/logout-everywhere';

async function askToLogOut() {
  const app = renderDashboard('/dashboard/settings');
  await userEvent.click(await screen.findByRole('button', { name: 'Log Out Everywhere' }));
  const dialog = screen.getByRole('dialog', { name: 'Log out everywhere?' });
  return { app, dialog };
}

describe('sessions', () => {
  it('are listed with the current one marked', async () => {
    server.use(
      handlers.settings(
        buildSettings({
          sessions: [
            { device: 'Chrome on Windows', startedAt: '2026-11-21T03:35:00Z', isCurrent: true },
            { device: 'Safari on iPhone', startedAt: '2026-11-20T18:35:00Z', isCurrent: false },
          ],
        }),
      ),
    );
    renderDashboard('/dashboard/settings');
    const section = await screen.findByRole('region', { name: 'Where you are logged in' });
    const [first, second] = within(section).getAllByRole('listitem');
    expect(first).toHaveTextContent('Chrome on WindowsThis device');
    expect(first).toHaveTextContent('Since 21 Nov 2026, 9:05 am');
    expect(second).toHaveTextContent('Safari on iPhone');
    expect(second).toHaveTextContent('Since 21 Nov 2026, 12:05 am');
    expect(second).not.toHaveTextContent('This device');
  });

  it('end everywhere, including here', async () => {
    const toasts = collectToasts();
    server.use(handlers.success('post', path));
    const { app, dialog } = await askToLogOut();
    expect(dialog).toHaveAccessibleDescription(/logged out on every device, including this one/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log Out Everywhere' }));
    await waitFor(() => {
      expect(app.currentPath()).toBe('/login');
    });
    expect(getToken()).toBeNull();
    expect(toasts).toEqual([{ tone: 'success', text: 'You are logged out everywhere.' }]);
  });

  it('continue on cancel', async () => {
    const { app, dialog } = await askToLogOut();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(dialog).not.toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Log Out Everywhere' })).toHaveFocus();
    });
    expect(app.currentPath()).toBe('/dashboard/settings');
    expect(getToken()).toBe('test-token');
  });

  it('continue if the server cannot end them, and the dialog shows it', async () => {
    server.use(handlers.refusal(path, 503, undefined, { message: 'Please try again shortly.' }));
    const { dialog } = await askToLogOut();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log Out Everywhere' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('Please try again shortly.');
    expect(alert).toHaveFocus();
    expect(getToken()).toBe('test-token');
  });
});
