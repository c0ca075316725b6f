import { getToken } from '@abhyas/web-kit';
import {
  collectToasts,
  errorBody,
  renderApp,
  sampleUser,
  startServer,
} from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { Route, Routes, useNavigate } from 'react-router';
import ForgotPasswordScreen from './forgot-password-screen';
import RegisterScreen from './register-screen';

const server = startServer();
const api = (name: string) => `http://localhost/api/auth/${name}`;
const done = () => HttpResponse.json({ success: true, message: 'Done.' }, { status: 201 });

async function fillAndSend() {
  await userEvent.type(screen.getByLabelText('Full Name'), 'Asha Verma');
  await userEvent.type(screen.getByLabelText('Email address'), 'asha@example.org');
  await userEvent.type(screen.getByLabelText('Mobile Number'), '9830000000');
  await userEvent.type(screen.getByLabelText('Password'), 'a good password');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

function BackButton() {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      onClick={() => {
        void navigate(-1);
      }}
    >
      Back
    </button>
  );
}

describe('RegisterScreen', () => {
  it.each([
    ['asha', 'Enter an email address like name@example.com'],
    ['q%x@example.org', 'Enter an email address like name@example.com'],
    ['āśā@example.org', 'Use English letters in the email address, like name@example.com'],
  ])('requires a valid e-mail address instead of %s', async (email, sentence) => {
    renderApp(<RegisterScreen />, { route: '/register' });
    await userEvent.type(screen.getByLabelText('Email address'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(
      expect.stringContaining(sentence),
    );
  });

  it('goes from the form through the code step to the dashboard', async () => {
    let sentCode: unknown;
    server.use(
      http.post(api('register'), done),
      http.post(api('verify-email'), async ({ request }) => {
        sentCode = await request.json();
        return HttpResponse.json({ token: 'fresh', user: sampleUser });
      }),
    );
    const toasts = collectToasts();
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
    expect(toasts.map(({ text }) => text)).toEqual([
      'Registration successful! Please verify your email.',
      'Email verified successfully!',
    ]);
  });

  it('is still at the code step after a reload', async () => {
    renderApp(<RegisterScreen />, {
      route: '/register',
      state: { codeEmail: 'asha@example.org', codeSentAt: Date.now() },
    });
    expect(await screen.findByRole('heading', { name: 'Verify your email' })).toBeInTheDocument();
    const sent = screen.getByText(/We sent a 6-digit code to/).parentElement;
    expect(sent).toHaveTextContent('asha@example.org');
  });

  it('keeps the focus in a field while the user corrects its error', async () => {
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

  it('sends the code again on request, and shows when that is possible again', async () => {
    server.use(http.post(api('resend-otp'), done));
    const toasts = collectToasts();
    const state = { codeEmail: 'asha@example.org', codeSentAt: Date.now() - 61_000 };
    renderApp(<RegisterScreen />, { route: '/register', state });
    const button = screen.getByRole('button', { name: 'Resend OTP' });
    await userEvent.click(button);

    await waitFor(() => {
      expect(toasts).toEqual([{ tone: 'success', text: 'OTP resent successfully!' }]);
    });
    await waitFor(() => {
      expect(button).toBeDisabled();
    });
    expect(button).toHaveAccessibleDescription(/You can ask for a new code in (60|5\d) seconds\.$/);
    expect(screen.getByLabelText('OTP')).toHaveFocus();
  });

  it('asks for address and code after the link from the e-mail', async () => {
    let sent: unknown;
    server.use(
      http.post(api('verify-email'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ token: 'fresh', user: sampleUser });
      }),
    );
    const { currentPath } = renderApp(<RegisterScreen />, { route: '/register?step=code' });
    const verify = screen.getByRole('button', { name: 'Verify' });
    await userEvent.click(verify);
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Enter your email address');
    expect(summary).toHaveTextContent('Enter the code from the email');

    await userEvent.type(screen.getByLabelText('Email address'), 'asha@example.org');
    await userEvent.type(screen.getByLabelText('OTP'), '123456');
    await userEvent.click(verify);
    await waitFor(() => {
      expect(currentPath()).toBe('/dashboard');
    });
    expect(sent).toEqual({ email: 'asha@example.org', otp: '123456' });
  });

  it('sends another code after the link from the e-mail, once the address is entered', async () => {
    let requested: unknown;
    server.use(
      http.post(api('resend-otp'), async ({ request }) => {
        requested = await request.json();
        return done();
      }),
    );
    const { currentPath } = renderApp(<RegisterScreen />, { route: '/register?step=code' });
    const resend = screen.getByRole('button', { name: 'Resend OTP' });
    const email = screen.getByLabelText('Email address');
    await userEvent.click(resend);
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription('Enter your email address');
    expect(requested).toBeUndefined();

    await userEvent.type(email, 'asha@example.org');
    await userEvent.click(resend);
    await waitFor(() => expect(resend).toBeDisabled());
    expect(requested).toEqual({ email: 'asha@example.org' });
    expect(email).toHaveValue('asha@example.org');
    expect(screen.getByLabelText('OTP')).toHaveFocus();
    expect(currentPath()).toBe('/register?step=code');
  });

  it('asks for a password if the code was entered in another browser', async () => {
    const calls: [string, unknown][] = [];
    const respond = (name: string, body: JsonBodyType) =>
      http.post(api(name), async ({ request }) => {
        calls.push([name, await request.json()]);
        return HttpResponse.json(body);
      });
    const started = { token: 'of the code', user: sampleUser };
    server.use(
      respond('verify-email', { ...started, passwordSet: false, passwordToken: 'let-me-choose' }),
      respond('reset-password', { success: true, message: 'Done.' }),
      respond('login', { token: 'of the password', user: sampleUser }),
    );
    const toasts = collectToasts();
    const { currentPath } = renderApp(
      <Routes>
        <Route path="/register" element={<RegisterScreen />} />
        <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
      </Routes>,
      {
        route: '/register?next=%2Fdashboard%2Fsaved',
        state: { codeEmail: 'asha@example.org', codeSentAt: Date.now() },
      },
    );
    await userEvent.type(screen.getByLabelText('OTP'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));

    expect(await screen.findByRole('heading', { name: 'Choose a password' })).toBeInTheDocument();
    expect(getToken()).toBe('of the code');
    expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute(
      'href',
      '/dashboard/saved',
    );
    await userEvent.type(screen.getByLabelText('New Password'), 'a good password');
    await userEvent.click(screen.getByRole('button', { name: 'Save Password' }));
    await waitFor(() => {
      expect(currentPath()).toBe('/dashboard/saved');
    });
    expect(getToken()).toBe('of the password');
    expect(calls.slice(1)).toEqual([
      ['reset-password', { token: 'let-me-choose', newPassword: 'a good password' }],
      ['login', { email: 'asha@example.org', password: 'a good password', remember: false }],
    ]);
    expect(toasts.map(({ text }) => text)).toEqual([
      'Email verified successfully!',
      'Password saved successfully!',
    ]);
  });

  it("waits for the server's Retry-After before another code", async () => {
    const message = 'Too many requests. Please wait 12 minutes and try again.';
    const body = errorBody({ message, code: 'too_many_requests' });
    server.use(
      http.post(api('resend-otp'), () =>
        HttpResponse.json(body, { status: 429, headers: { 'Retry-After': '720' } }),
      ),
    );
    renderApp(<RegisterScreen />, { route: '/register', state: { codeEmail: 'a@example.org' } });
    await userEvent.click(screen.getByRole('button', { name: 'Resend OTP' }));

    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent(message);
    expect(summary).not.toHaveTextContent('You can try again');
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
    expect(screen.getByText(/You can ask for a new code in 12 minutes/)).toBeInTheDocument();
  });

  it.each([
    ['123 456', '123456'],
    ['Your code: 123-456.', '123456'],
    ['12345678', '123456'],
    ['कोड: १२३४५६', '123456'],
  ])('replaces the input by %p from the clipboard', async (copied, code) => {
    renderApp(<RegisterScreen />, { route: '/register', state: { codeEmail: 'a@example.org' } });
    const field = screen.getByLabelText('OTP');
    await userEvent.type(field, '9x9');
    expect(field).toHaveValue('99');
    await userEvent.paste(copied);

    expect(field).toHaveValue(code);
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
  });

  it('does not send an incomplete code', async () => {
    renderApp(<RegisterScreen />, { route: '/register', state: { codeEmail: 'a@example.org' } });
    await userEvent.type(screen.getByLabelText('OTP'), '123');
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('The code has 6 digits');
  });

  it('shows next to the code that it is wrong', async () => {
    const message = 'This code is not right or no longer valid.';
    const body = errorBody({ message, code: 'wrong_code' });
    server.use(
      http.post(api('verify-email'), () =>
        HttpResponse.json({ ...body, fields: { otp: message } }, { status: 422 }),
      ),
    );
    const toasts = collectToasts();
    renderApp(<RegisterScreen />, { route: '/register', state: { codeEmail: 'a@example.org' } });
    await userEvent.type(screen.getByLabelText('OTP'), '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));

    expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
    expect(screen.getByLabelText('OTP')).toHaveValue('000000');
    expect(screen.getByLabelText('OTP')).toBeInvalid();
    expect(getToken()).toBeNull();
    expect(toasts).toEqual([{ tone: 'error', text: message }]);
  });

  it("shows the server's message about the address above the code", async () => {
    const message = 'Some fields are not right.';
    const body = errorBody({ message, code: 'bad_request' });
    server.use(
      http.post(api('verify-email'), () =>
        HttpResponse.json({ ...body, fields: { email: 'Email is invalid' } }, { status: 400 }),
      ),
    );
    renderApp(<RegisterScreen />, { route: '/register', state: { codeEmail: 'nonsense' } });
    await userEvent.type(screen.getByLabelText('OTP'), '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Email is invalid');
  });

  it.each(['the link', 'the Back button'])(
    'leads back by %s to correct the address, with all that was typed',
    async (way) => {
      server.use(http.post(api('register'), done));
      renderApp(
        <>
          <RegisterScreen />
          <BackButton />
        </>,
        { route: '/register' },
      );
      await fillAndSend();
      await screen.findByRole('heading', { name: 'Verify your email' });
      await userEvent.click(
        way === 'the link'
          ? screen.getByRole('link', { name: 'Change it' })
          : screen.getByRole('button', { name: 'Back' }),
      );

      expect(await screen.findByRole('heading', { name: 'Create an account' })).toHaveFocus();
      expect(screen.getByLabelText('Full Name')).toHaveValue('Asha Verma');
      expect(screen.getByLabelText('Email address')).toHaveValue('asha@example.org');
      expect(screen.getByLabelText('Mobile Number')).toHaveValue('9830000000');
      expect(screen.getByLabelText('Password')).toHaveValue('a good password');
    },
  );

  it.each([
    [api('register'), 'Create account', 'Registration failed'],
    [api('verify-email'), 'Verify', 'Verification failed'],
    [api('resend-otp'), 'Resend OTP', 'Failed to resend OTP'],
  ])('shows its own text if %s does not respond', async (url, button, words) => {
    server.use(http.post(url, () => HttpResponse.error()));
    const toasts = collectToasts();
    const state = url === api('register') ? undefined : { codeEmail: 'a@example.org' };
    renderApp(<RegisterScreen />, { route: '/register', state });
    if (state) {
      await userEvent.type(screen.getByLabelText('OTP'), '123456');
      await userEvent.click(screen.getByRole('button', { name: button }));
    } else {
      await fillAndSend();
    }

    expect(await screen.findByRole('alert')).toHaveTextContent(`${words}. The server cannot`);
    expect(toasts).toEqual([{ tone: 'error', text: words }]);
  });

  it('redirects a signed-in user at once', () => {
    const { currentPath } = renderApp(<RegisterScreen />, { route: '/register', user: {} });
    expect(currentPath()).toBe('/dashboard');
  });

  it("shows the server's messages next to their fields", async () => {
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
