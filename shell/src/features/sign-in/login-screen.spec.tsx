import { getToken, loggedInEvent, type Session } from '@abhyas/web-kit';
import {
  collectToasts,
  errorBody,
  renderApp,
  sampleUser,
  startServer,
} from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { Route, Routes } from 'react-router';
import ForgotPasswordScreen from './forgot-password-screen';
import LoginScreen from './login-screen';
import RegisterScreen from './register-screen';

const server = startServer();
const loginUrl = 'http://localhost/api/auth/login';

function respondToLogin(body: JsonBodyType, status = 200) {
  server.use(http.post(loginUrl, () => HttpResponse.json(body, { status })));
}

async function logIn(email = 'asha@example.org', password = 'a good password') {
  await userEvent.type(screen.getByLabelText('Email address'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('LoginScreen', () => {
  it('lists missing fields in a summary that takes focus', async () => {
    renderApp(<LoginScreen />, { route: '/login' });
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));

    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Enter your email address');
    expect(summary).toHaveTextContent('Enter your password');
    expect(screen.getByLabelText('Email address')).toBeInvalid();
  });

  it('starts the session and goes to the dashboard', async () => {
    respondToLogin({ token: 'fresh', user: sampleUser });
    const toasts = collectToasts();
    const { currentPath } = renderApp(<LoginScreen />, { route: '/login' });
    await logIn();

    await waitFor(() => {
      expect(currentPath()).toBe('/dashboard');
    });
    expect(getToken()).toBe('fresh');
    expect(toasts).toEqual([{ tone: 'success', text: 'Login successful!' }]);
  });

  it.each([
    ['%2Fmock-test%2Fa%2Fb', '/mock-test/a/b'],
    ['%2F%2Fother.example', '/dashboard'],
    ['%2Flogin%3Fnext%3D%252F', '/dashboard'],
    ['%2Fregister', '/dashboard'],
    ['https%3A%2F%2Fother.example', '/dashboard'],
  ])('returns to next=%s only within the site', async (next, target) => {
    respondToLogin({ token: 'fresh', user: sampleUser });
    const { currentPath } = renderApp(<LoginScreen />, { route: `/login?next=${next}` });
    await logIn();

    await waitFor(() => {
      expect(currentPath()).toBe(target);
    });
  });

  it('announces the log-in to every app on the page', async () => {
    respondToLogin({ token: 'fresh', user: sampleUser });
    const announced: Session[] = [];
    const onLoggedIn = (event: Event) => {
      announced.push((event as CustomEvent<Session>).detail);
    };
    window.addEventListener(loggedInEvent, onLoggedIn);
    renderApp(<LoginScreen />, { route: '/login' });
    await logIn();

    await waitFor(() => {
      expect(announced).toEqual([{ token: 'fresh', user: sampleUser }]);
    });
    window.removeEventListener(loggedInEvent, onLoggedIn);
  });

  it('refuses an address that no account can have', async () => {
    renderApp(<LoginScreen />, { route: '/login' });
    await logIn('q%x@example.org');

    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(
      'Enter an email address like name@example.com',
    );
  });

  it.each([
    ['without', false],
    ['with', true],
  ])('requests a session %s Remember me', async (_word, remember) => {
    let sent: unknown;
    server.use(
      http.post(loginUrl, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ token: 'fresh', user: sampleUser });
      }),
    );
    renderApp(<LoginScreen />, { route: '/login' });
    if (remember) await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await logIn();

    await waitFor(() => {
      expect(sent).toEqual({ email: 'asha@example.org', password: 'a good password', remember });
    });
  });

  it('disables its button and shows a spinner while it waits for the server', async () => {
    let respond: () => void = () => undefined;
    const hasResponse = new Promise<void>((resolve) => {
      respond = resolve;
    });
    server.use(
      http.post(loginUrl, async () => {
        await hasResponse;
        return HttpResponse.json({ token: 'fresh', user: sampleUser });
      }),
    );
    const { currentPath } = renderApp(<LoginScreen />, { route: '/login' });
    await logIn();

    const button = screen.getByRole('button', { name: 'Log in' });
    await waitFor(() => {
      expect(button).toBeDisabled();
    });
    expect(button).toHaveAttribute('aria-busy', 'true');
    respond();
    await waitFor(() => {
      expect(currentPath()).toBe('/dashboard');
    });
  });

  it("shows the server's messages next to their fields", async () => {
    const message = 'Some fields are not right.';
    const fields = { email: 'Email is invalid' };
    respondToLogin(errorBody({ message, code: 'bad_request', fields }), 400);
    renderApp(<LoginScreen />, { route: '/login' });
    await logIn();

    expect(await screen.findByRole('link', { name: 'Email is invalid' })).toBeInTheDocument();
    expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription('Email is invalid');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveValue('a good password');
  });

  it('shows how long to wait after too many tries', async () => {
    const message = 'Too many requests. Please wait a little and try again.';
    const body = errorBody({ message, code: 'too_many_requests' });
    server.use(
      http.post(loginUrl, () =>
        HttpResponse.json(body, { status: 429, headers: { 'Retry-After': '700' } }),
      ),
    );
    renderApp(<LoginScreen />, { route: '/login' });
    await logIn();

    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${message} Please wait 12 minutes.`,
    );
  });

  it('shows the reason for a redirect', () => {
    const state = { hasEnded: true };
    const { unmount } = renderApp(<LoginScreen />, { route: '/login?next=%2Fdashboard', state });
    expect(screen.getByText(/You were logged out/)).toBeInTheDocument();
    unmount();

    renderApp(<LoginScreen />, { route: '/login?next=%2Fmock-test%2Fa%2Fb' });
    expect(screen.getByText(/Then you go back to the page you were on/)).toBeInTheDocument();
  });

  it("shows the server's message in the form and keeps the input", async () => {
    const message = 'The email or password is not right.';
    respondToLogin(errorBody({ message, code: 'wrong_credentials' }), 401);
    const toasts = collectToasts();
    const { currentPath } = renderApp(<LoginScreen />, { route: '/login' });
    await logIn();

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(toasts).toEqual([{ tone: 'error', text: message }]);
    expect(screen.getByLabelText('Email address')).toHaveValue('asha@example.org');
    expect(currentPath()).toBe('/login');
  });

  it('links to the code step with the typed address', async () => {
    const { currentPath } = renderApp(
      <Routes>
        <Route path="/login" element={<LoginScreen />} />
        <Route path="/register" element={<RegisterScreen />} />
      </Routes>,
      { route: '/login?next=%2Fdashboard%2Fsaved' },
    );
    await userEvent.type(screen.getByLabelText('Email address'), 'asha@example.org');
    await userEvent.click(screen.getByRole('link', { name: 'Enter a code' }));

    expect(await screen.findByRole('heading', { name: 'Verify your email' })).toBeInTheDocument();
    expect(screen.getByLabelText('Email address')).toHaveValue('asha@example.org');
    expect(currentPath()).toBe('/register?next=%2Fdashboard%2Fsaved&step=code');
  });

  it('shows its own text and the reason if no service responded', async () => {
    server.use(http.post(loginUrl, () => HttpResponse.error()));
    const toasts = collectToasts();
    renderApp(<LoginScreen />, { route: '/login' });
    await logIn();

    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. The server cannot');
    expect(toasts).toEqual([{ tone: 'error', text: 'Login failed' }]);
  });

  it('links to the other screens and keeps the return path', () => {
    renderApp(<LoginScreen />, { route: '/login?next=%2Fdashboard%2Fsaved' });

    const query = '?next=%2Fdashboard%2Fsaved';
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      `/register${query}`,
    );
    expect(screen.getByRole('link', { name: 'Forgot your password' })).toHaveAttribute(
      'href',
      `/forgot-password${query}`,
    );
  });

  it('offers a provider only if one is configured', () => {
    const { unmount } = renderApp(<LoginScreen />, { route: '/login' });
    expect(screen.queryByRole('button', { name: /Sign in with/ })).not.toBeInTheDocument();
    unmount();

    const signIn = {
      provider: 'google',
      label: 'Google',
      clientId: 'c',
      scriptUrl: 'http://localhost/provider.js',
      userInfoUrl: 'http://localhost/userinfo',
    };
    renderApp(<LoginScreen />, { route: '/login', runtimeConfig: { signIn } });
    expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeInTheDocument();
  });

  it('passes the typed address to the password reset', async () => {
    renderApp(
      <Routes>
        <Route path="/login" element={<LoginScreen />} />
        <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
      </Routes>,
      { route: '/login' },
    );
    await userEvent.type(screen.getByLabelText('Email address'), 'asha@example.org');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password' }));

    expect(await screen.findByRole('button', { name: 'Send Reset OTP' })).toBeInTheDocument();
    expect(screen.getByLabelText('Email address')).toHaveValue('asha@example.org');
  });

  it('continues if another tab has logged in meanwhile', async () => {
    server.use(http.get('http://localhost/auth/me', () => HttpResponse.json({ user: sampleUser })));
    const { currentPath } = renderApp(
      <Routes>
        <Route path="/login" element={<LoginScreen />} />
        <Route path="*" element={null} />
      </Routes>,
      { route: '/login?next=%2Fdashboard%2Fsaved' },
    );
    localStorage.setItem('token', 'of another tab');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    await waitFor(() => {
      expect(currentPath()).toBe('/dashboard/saved');
    });
  });

  it('redirects a signed-in user at once', () => {
    const { currentPath } = renderApp(<LoginScreen />, { route: '/login', user: {} });
    expect(currentPath()).toBe('/dashboard');
  });
});
