import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { renderApp } from '@abhyas/web-kit/testing';
import { watchToasts } from '../../testing/toasts-seen';
import ForgotPasswordScreen from './forgot-password-screen';

const server = setupServer();
const api = (name: string) => `http://localhost/api/auth/${name}`;
const done = () => HttpResponse.json({ success: true, message: 'Done.' });

beforeAll(() => {
  server.listen();
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

describe('ForgotPasswordScreen', () => {
  it('goes through its three steps to the log-in screen', async () => {
    let reset: unknown;
    server.use(
      http.post(api('forgot-password'), done),
      http.post(api('verify-reset-otp'), done),
      http.post(api('reset-password'), async ({ request }) => {
        reset = await request.json();
        return done();
      }),
    );
    const { seen, stop } = watchToasts();
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
    expect(seen.map(({ text }) => text)).toEqual([
      'Password reset OTP sent to your email!',
      'OTP verified successfully!',
      'Password reset successfully!',
    ]);
    stop();
  });

  it('stays at the code where that is wrong', async () => {
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
});
