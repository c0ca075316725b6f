import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate, Route, Routes } from 'react-router';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { getToken } from '@abhyas/web-kit';
import { renderApp, sampleUser } from '@abhyas/web-kit/testing';
import { watchToasts } from '../../testing/toasts-seen';
import RegisterScreen from './register-screen';

const server = setupServer();
const api = (name: string) => `http://localhost/api/auth/${name}`;
const done = () => HttpResponse.json({ success: true, message: 'Done.' }, { status: 201 });

beforeAll(() => {
  server.listen();
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

async function fillAndSend() {
  await userEvent.type(screen.getByLabelText('Full Name'), 'Asha Verma');
  await userEvent.type(screen.getByLabelText('Email address'), 'asha@example.org');
  await userEvent.type(screen.getByLabelText('Mobile Number'), '9830000000');
  await userEvent.type(screen.getByLabelText('Password'), 'a good password');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('RegisterScreen', () => {
  it('goes from the form over the code to the dashboard', async () => {
    let sentCode: unknown;
    server.use(
      http.post(api('register'), done),
      http.post(api('verify-email'), async ({ request }) => {
        sentCode = await request.json();
        return HttpResponse.json({ token: 'fresh', user: sampleUser });
      }),
    );
    const { seen, stop } = watchToasts();
    const { currentPath } = renderApp(<RegisterScreen />, { route: '/register' });
    await fillAndSend();

    expect(await screen.findByRole('heading', { name: 'Verify your email' })).toHaveFocus();
    await userEvent.type(screen.getByLabelText('OTP'), ' 123 456 ');
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));

    await waitFor(() => {
      expect(currentPath()).toBe('/dashboard');
    });
    expect(sentCode).toEqual({ email: 'asha@example.org', otp: '123456' });
    expect(getToken()).toBe('fresh');
    expect(seen.map(({ text }) => text)).toEqual([
      'Registration successful! Please verify your email.',
      'Email verified successfully!',
    ]);
    stop();
  });

  it('is at the code still after a reload', async () => {
    const state = { unverifiedEmail: 'asha@example.org', isCodeSent: true };
    renderApp(
      <Routes>
        <Route path="/" element={<Navigate to="/register" state={state} />} />
        <Route path="/register" element={<RegisterScreen />} />
      </Routes>,
      { route: '/' },
    );
    expect(await screen.findByRole('heading', { name: 'Verify your email' })).toBeInTheDocument();
    expect(screen.getByText(/We sent a 6-digit code to/)).toHaveTextContent('asha@example.org');
  });

  it('leaves the focus in a field while its error is being put right', async () => {
    renderApp(<RegisterScreen />, { route: '/register' });
    const send = screen.getByRole('button', { name: 'Create account' });
    await userEvent.click(send);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await userEvent.type(screen.getByLabelText('Email address'), 'asha');
    expect(screen.getByLabelText('Email address')).toHaveValue('asha');
    expect(screen.getByLabelText('Email address')).toHaveFocus();
    await userEvent.click(send);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await userEvent.click(send);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  it('sends the code again when asked', async () => {
    server.use(http.post(api('register'), done), http.post(api('resend-otp'), done));
    const { seen, stop } = watchToasts();
    renderApp(<RegisterScreen />, { route: '/register' });
    await fillAndSend();
    await userEvent.click(await screen.findByRole('button', { name: 'Resend OTP' }));

    await waitFor(() => {
      expect(seen.at(-1)).toEqual({ tone: 'success', text: 'OTP resent successfully!' });
    });
    stop();
  });

  it("puts the server's sentences beside the fields they are about", async () => {
    server.use(
      http.post(api('register'), () =>
        HttpResponse.json(
          {
            success: false,
            message: 'Some fields are not right.',
            error: 'Some fields are not right.',
            code: 'validation_failed',
            fields: { mobile: 'Enter a 10-digit mobile number' },
          },
          { status: 400 },
        ),
      ),
    );
    renderApp(<RegisterScreen />, { route: '/register' });
    await fillAndSend();

    await waitFor(() => {
      expect(screen.getByLabelText('Mobile Number')).toHaveAccessibleDescription(
        'Enter a 10-digit mobile number',
      );
    });
    expect(screen.getByLabelText('Full Name')).toHaveValue('Asha Verma');
  });
});
