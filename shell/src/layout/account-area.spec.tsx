import { getToken, meQuery } from '@abhyas/web-kit';
import { renderApp, startServer } from '@abhyas/web-kit/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { AccountArea } from './account-area';

const server = startServer();

describe('AccountArea', () => {
  it('offers a visitor the log-in', () => {
    renderApp(<AccountArea />);
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  it('shows a skeleton during the check of the stored token', () => {
    server.use(
      http.get('http://localhost/auth/me', async () => {
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
    const { queryClient } = renderApp(<AccountArea />, { user: {} });
    void queryClient.resetQueries({ queryKey: meQuery.queryKey });

    return expect(screen.findByRole('status')).resolves.toHaveTextContent(
      'Checking whether you are logged in',
    );
  });

  it('shows the name of the signed-in user', () => {
    renderApp(<AccountArea />, { user: { name: 'ravi Kumar' } });

    expect(screen.getByText('ravi Kumar')).toBeInTheDocument();
    expect(screen.getByText('R')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it("shows the user's photo, or the initial if it does not load", () => {
    const avatar = '/api/user/profile/photos/01910000-0000-7000-8000-000000000001.webp';
    const { container } = renderApp(<AccountArea />, { user: { name: 'Ravi Kumar', avatar } });
    const photo = container.querySelector('img')!;
    expect(photo).toHaveAttribute('src', avatar);
    expect(screen.queryByText('R')).not.toBeInTheDocument();

    fireEvent.error(photo);
    expect(screen.getByText('R')).toBeInTheDocument();
    expect(screen.getByText('Ravi Kumar')).toBeInTheDocument();
  });

  it('logs out: notifies the server, drops the token, goes to the start page', async () => {
    let revoked: string | null = null;
    server.use(
      http.post('http://localhost/api/auth/logout', ({ request }) => {
        revoked = request.headers.get('Authorization');
        return HttpResponse.json({ success: true });
      }),
    );
    const { currentPath } = renderApp(<AccountArea />, { user: {}, route: '/exam-test-series' });
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));

    expect(await screen.findByRole('link', { name: 'Login' })).toBeInTheDocument();
    expect(getToken()).toBeNull();
    expect(currentPath()).toBe('/');
    expect(revoked).toBe('Bearer test-token');
  });

  it('logs out here even if the server does not respond', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.post('http://localhost/api/auth/logout', () => HttpResponse.error()));
    renderApp(<AccountArea />, { user: {} });
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));

    expect(await screen.findByRole('link', { name: 'Login' })).toBeInTheDocument();
  });
});
