import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildSettings } from '../../../testing/builders';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';

const server = startDashboardServer();
const url = 'http://localhost/api/user/profile/settings';

const alerts = () => screen.getByRole('checkbox', { name: 'Login alerts' });
const reminders = () => screen.getByRole('checkbox', { name: 'Test reminders' });

async function openSettings() {
  server.use(handlers.settings(buildSettings({ loginAlerts: true, testReminders: false })));
  renderDashboard('/dashboard/settings');
  await screen.findByRole('group', { name: 'Emails' });
}

describe('e-mail preferences', () => {
  it('are shown as stored on the server', async () => {
    await openSettings();
    expect(alerts()).toBeChecked();
    expect(alerts()).toHaveAccessibleDescription(/from a new browser or device/);
    expect(reminders()).not.toBeChecked();
  });

  it('are saved as soon as they change, the last change last', async () => {
    const sent: unknown[] = [];
    server.use(
      http.put(url, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(buildSettings());
      }),
    );
    await openSettings();
    await userEvent.click(alerts());
    await userEvent.click(reminders());
    await userEvent.click(reminders());
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    await waitFor(() => {
      expect(sent).toEqual([
        { loginAlerts: false },
        { testReminders: true },
        { testReminders: false },
      ]);
    });
    expect(alerts()).not.toBeChecked();
    expect(reminders()).not.toBeChecked();
  });

  it('are reverted if the server rejects them', async () => {
    server.use(http.put(url, () => HttpResponse.error()));
    await openSettings();
    await userEvent.click(reminders());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your choice could not be saved.');
    expect(reminders()).not.toBeChecked();
    expect(alerts()).toBeChecked();
  });
});
