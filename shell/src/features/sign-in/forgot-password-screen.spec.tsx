import { getToken } from '@abhyas/web-kit';
import { collectToasts, errorBody, renderApp, startServer } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import ForgotPasswordScreen from './forgot-password-screen';

const server = startServer();
const api = (name: string) => `http://localhost/api/auth/${name}`;
const done = () => HttpResponse.json({ success: true, message: 'Done.' });

describe('ForgotPasswordScreen', () => {
  it('goes through three steps to the log-in screen', async () => {
    let reset: unknown;
    server.use(
      http.post(api('forgot-password'), done),
      http.post(api('verify-reset-otp'), done),
      http.post(api('reset-password'), async ({ request }) => {
        reset = await request.json();
        return done();
      }),
    );
    const toasts = collectToasts();
    const { currentPath } = renderApp(<ForgotPasswordScreen />, { route: '/forgot-password' });

    await userEvent.type(screen.getByLabelText('Email address'), 'asha@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Send Reset OTP' }));
    await userEvent.type(await screen.findByLabelText('OTP'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Verify OTP' }));
    await userEvent.type(await screen.findByLabelText('New Password'), 'another good one');
    await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));

    await waitFor(() => {
      expect(currentPath()).toBe('/login');
    });
    expect(reset).toEqual({
      email: 'asha@example.org',
      otp: '123456',
      newPassword: 'another good one',
    });
    expect(toasts.map(({ text }) => text)).toEqual([
      'Password reset OTP sent to your email!',
      'OTP verified successfully!',
      'Password reset successfully!',
    ]);
  });

  it('stays at the code step after a wrong code', async () => {
    server.use(
      http.post(api('forgot-password'), done),
      http.post(api('verify-reset-otp'), () => new HttpResponse(null, { status: 503 })),
    );
    renderApp(<ForgotPasswordScreen />, { route: '/forgot-password' });
    await userEvent.type(screen.getByLabelText('Email address'), 'asha@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Send Reset OTP' }));
    await userEvent.type(await screen.findByLabelText('OTP'), '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Verify OTP' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('OTP verification failed');
    expect(screen.getByLabelText('OTP')).toHaveValue('000000');
  });

  it.each([
    [{ codeEmail: 'asha@example.org', codeSentAt: Date.now() }, 'Enter the code'],
    [{ codeEmail: 'asha@example.org', otp: '123456' }, 'Choose a new password'],
  ])('is still at its step after a reload', async (state, heading) => {
    renderApp(<ForgotPasswordScreen />, { route: '/forgot-password', state });
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  });

  it('sends another code on request', async () => {
    let requested: unknown;
    server.use(
      http.post(api('forgot-password'), async ({ request }) => {
        requested = await request.json();
        return done();
      }),
    );
    const toasts = collectToasts();
    const state = { codeEmail: 'asha@example.org', codeSentAt: Date.now() - 61_000 };
    renderApp(<ForgotPasswordScreen />, { route: '/forgot-password', state });
    await userEvent.click(screen.getByRole('button', { name: 'Resend OTP' }));

    await waitFor(() => {
      expect(toasts).toEqual([{ tone: 'success', text: 'Password reset OTP sent to your email!' }]);
    });
    expect(requested).toEqual({ email: 'asha@example.org' });
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
    });
  });

  it('links back to correct the address', async () => {
    const state = { codeEmail: 'asha@example.org', codeSentAt: Date.now() };
    renderApp(<ForgotPasswordScreen />, { route: '/forgot-password?next=%2Fa', state });
    await userEvent.click(screen.getByRole('link', { name: 'Change it' }));

    expect(await screen.findByRole('heading', { name: 'Reset your password' })).toHaveFocus();
    expect(screen.getByLabelText('Email address')).toHaveValue('asha@example.org');
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fa',
    );
  });

  it("shows the server's message about the new password next to it", async () => {
    const sentence = 'This password is among the most common ones; please choose another';
    const message = 'Some fields are not right.';
    const body = errorBody({ message, code: 'bad_request' });
    server.use(
      http.post(api('reset-password'), () =>
        HttpResponse.json({ ...body, fields: { newPassword: sentence } }, { status: 400 }),
      ),
    );
    const state = { codeEmail: 'asha@example.org', otp: '123456' };
    renderApp(<ForgotPasswordScreen />, { route: '/forgot-password', state });
    await userEvent.type(screen.getByLabelText('New Password'), 'password1');
    await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));

    expect(await screen.findByRole('link', { name: sentence })).toBeInTheDocument();
    expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(/most common/);
    expect(screen.getByLabelText('New Password')).toHaveValue('password1');
  });

  it('offers another code if the verified one is used', async () => {
    const message = 'This code is not right or no longer valid.';
    const body = errorBody({ message, code: 'wrong_code' });
    server.use(
      http.post(api('reset-password'), () =>
        HttpResponse.json({ ...body, fields: { otp: message } }, { status: 422 }),
      ),
    );
    const state = { codeEmail: 'asha@example.org', otp: '123456' };
    renderApp(<ForgotPasswordScreen />, { route: '/forgot-password', state });
    await userEvent.type(screen.getByLabelText('New Password'), 'another good one');
    await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await userEvent.click(screen.getByRole('link', { name: 'Enter or ask for another code' }));

    expect(await screen.findByRole('heading', { name: 'Enter the code' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toBeEnabled();
  });

  describe('opened by the link in the e-mail', () => {
    it('removes the token from the URL and sets a password with it at once', async () => {
      let sent: unknown;
      server.use(
        http.post(api('reset-password'), async ({ request }) => {
          sent = await request.json();
          return done();
        }),
      );
      const { currentPath } = renderApp(<ForgotPasswordScreen />, {
        route: '/forgot-password#token=from-the-mail',
      });
      expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeInTheDocument();
      expect(currentPath()).toBe('/forgot-password');
      expect(screen.getByText('You will be logged out everywhere else.')).toBeInTheDocument();
      await userEvent.type(screen.getByLabelText('New Password'), 'another good one');
      await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));

      await waitFor(() => {
        expect(currentPath()).toBe('/login');
      });
      expect(sent).toEqual({ token: 'from-the-mail', newPassword: 'another good one' });
    });

    it('is still at its step after a reload', () => {
      renderApp(<ForgotPasswordScreen />, {
        route: '/forgot-password',
        state: { resetToken: 'from-the-mail' },
      });
      expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeInTheDocument();
    });

    it("ends this browser's session, as the server does", async () => {
      server.use(http.post(api('reset-password'), done));
      const { currentPath } = renderApp(<ForgotPasswordScreen />, {
        route: '/forgot-password#token=from-the-mail',
        user: {},
      });
      await userEvent.type(screen.getByLabelText('New Password'), 'another good one');
      await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
      await waitFor(() => {
        expect(currentPath()).toBe('/login');
      });
      expect(getToken()).toBeNull();
    });

    it.each([
      [422, 'link_ended', 'This link has ended. It works once, and only for a short time.'],
      [400, 'validation_failed', 'The link is not complete. Open it from the mail again.'],
    ])(
      'says so where it is worth nothing (%d %s), and offers a new one',
      async (status, code, message) => {
        const body = errorBody({ message, code, fields: { token: message } });
        server.use(http.post(api('reset-password'), () => HttpResponse.json(body, { status })));
        renderApp(<ForgotPasswordScreen />, { route: '/forgot-password#token=too-old' });
        await userEvent.type(screen.getByLabelText('New Password'), 'another good one');
        await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
        expect(await screen.findByRole('alert')).toHaveTextContent(message);
        expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
        await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));

        expect(await screen.findByRole('heading', { name: 'Reset your password' })).toHaveFocus();
        expect(screen.getByRole('button', { name: 'Send Reset OTP' })).toBeEnabled();
      },
    );
  });

  it('goes to the log-in screen after a first password if the automatic log-in fails', async () => {
    server.use(
      http.post(api('reset-password'), done),
      http.post(api('login'), () => new HttpResponse(null, { status: 503 })),
    );
    const state = { resetToken: 'first', email: 'asha@example.org', isFirstPassword: true };
    const { currentPath } = renderApp(<ForgotPasswordScreen />, {
      route: '/forgot-password',
      state,
      user: {},
    });
    await userEvent.type(screen.getByLabelText('New Password'), 'a good password');
    await userEvent.click(screen.getByRole('button', { name: 'Save Password' }));
    await waitFor(() => {
      expect(currentPath()).toBe('/login');
    });
    expect(getToken()).toBeNull();
  });

  it.each([
    [api('forgot-password'), {}, 'Send Reset OTP', 'Failed to send reset OTP'],
    [api('verify-reset-otp'), { codeEmail: 'a@b.org' }, 'Verify OTP', 'OTP verification failed'],
    [api('forgot-password'), { codeEmail: 'a@b.org' }, 'Resend OTP', 'Failed to send reset OTP'],
    [
      api('reset-password'),
      { codeEmail: 'a@b.org', otp: '123456' },
      'Reset Password',
      'Password reset failed',
    ],
  ])('shows its own text if %s does not respond', async (url, state, button, words) => {
    server.use(http.post(url, () => HttpResponse.error()));
    const toasts = collectToasts();
    renderApp(<ForgotPasswordScreen />, { route: '/forgot-password', state });
    const field = screen.getByLabelText(/^(Email address|OTP|New Password)$/);
    await userEvent.type(field, field.id === 'otp' ? '123456' : 'asha@example.org');
    await userEvent.click(screen.getByRole('button', { name: button }));

    expect(await screen.findByRole('alert')).toHaveTextContent(`${words}. The server cannot`);
    expect(toasts).toEqual([{ tone: 'error', text: words }]);
  });
});
