import { collectToasts } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildProfile } from '../../../testing/builders';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';

const server = startDashboardServer();
const route = '/dashboard/profile';
const me = { user: { id: '1', name: 'Asha Rao', email: 'asha@example.org' } };

async function changeName(name: string) {
  const field = await screen.findByRole('textbox', { name: 'Full Name' });
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
}

describe('profile', () => {
  it('shows the account and a form whose e-mail address is fixed', async () => {
    renderDashboard(route);
    expect(await screen.findByRole('heading', { name: 'Profile Settings' })).toBeInTheDocument();
    expect(screen.getByText('Premium Member')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'Phone Number' })).toHaveValue('9876543210');
    expect(screen.getByRole('textbox', { name: 'Education' })).toHaveValue('B.Sc.');
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('12 Park Street');
  });

  it('saves all fields and fetches the profile again', async () => {
    const toasts = collectToasts();
    let sent: unknown;
    server.use(
      http.put('http://localhost/api/user/profile', async ({ request }) => {
        sent = await request.json();
        server.use(handlers.profile(buildProfile({ name: 'Asha Rao' })));
        return HttpResponse.json(buildProfile({ name: 'Asha Rao' }));
      }),
      http.get('http://localhost/auth/me', () => HttpResponse.json(me)),
    );
    renderDashboard(route);
    await changeName('Asha Rao');
    await waitFor(() => {
      expect(toasts).toEqual([{ tone: 'success', text: 'Profile updated successfully!' }]);
    });
    expect(sent).toEqual({
      name: 'Asha Rao',
      email: 'asha@example.org',
      mobile: '9876543210',
      education: 'B.Sc.',
      address: '12 Park Street',
    });
    expect(await screen.findByRole('link', { name: 'Profile of Asha Rao' })).toBeInTheDocument();
  });

  it("shows the server's error next to the field and keeps the input", async () => {
    const toasts = collectToasts();
    renderDashboard(route);
    await screen.findByRole('textbox', { name: 'Full Name' });
    server.use(handlers.refusal('/api/user/profile', 400, { mobile: 'Please enter 10 digits' }));
    await changeName('Asha Rao');
    const phone = await screen.findByRole('textbox', { name: 'Phone Number' });
    await waitFor(() => {
      expect(phone).toHaveAccessibleDescription('Please enter 10 digits');
    });
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Asha Rao');
    expect(toasts).toEqual([{ tone: 'error', text: 'Failed to update profile' }]);
  });

  it('shows that the server is unreachable', async () => {
    const toasts = collectToasts();
    server.use(http.put('http://localhost/api/user/profile', () => HttpResponse.error()));
    renderDashboard(route);
    await changeName('Asha Rao');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error updating profile');
    expect(toasts).toEqual([{ tone: 'error', text: 'Error updating profile' }]);
  });

  it('keeps what was typed when the profile cannot be fetched again', async () => {
    const { queryClient } = renderDashboard(route);
    const field = await screen.findByRole('textbox', { name: 'Full Name' });
    await userEvent.type(field, ' Rao');
    server.use(handlers.refusal('/api/user/profile', 503));
    await act(async () => {
      await queryClient.refetchQueries({ queryKey: ['auth', 'profile'] });
      // TanStack Query notifies its components in a timer.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    });
    expect(queryClient.getQueryState(['auth', 'profile'])?.status).toBe('error');
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Asha Verma Rao');
  });

  it('keeps Retry and its focus while it loads again', async () => {
    server.use(handlers.refusal('/api/user/profile', 503));
    renderDashboard(route);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your tests and results are safe. Check your connection and try again.',
    );
    const retry = screen.getByRole('button', { name: 'Retry' });
    let fail!: (response: Response) => void;
    const failed = new Promise<Response>((resolve) => {
      fail = resolve;
    });
    server.use(http.get('http://localhost/api/user/profile', () => failed));
    await userEvent.click(retry);
    await waitFor(() => {
      expect(retry).toHaveAttribute('aria-busy', 'true');
    });
    fail(HttpResponse.error());
    await waitFor(() => {
      expect(retry).toBeEnabled();
    });
    expect(retry).toHaveFocus();
  });

  it('requires a name before it sends anything', async () => {
    renderDashboard(route);
    await changeName('  ');
    expect(await screen.findByRole('link', { name: 'Name is required' })).toBeInTheDocument();
  });
});
