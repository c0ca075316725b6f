import { getToken, loggedInEvent } from '@abhyas/web-kit';
import {
  collectToasts,
  errorBody,
  renderApp,
  sampleUser,
  startServer,
} from '@abhyas/web-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ProviderSignIn } from './provider-sign-in';

const server = startServer();
const apiUrl = 'http://localhost/api/auth/google';
const userInfoUrl = 'http://provider.example/userinfo';
const person = { email: 'asha@example.org', name: 'Asha Verma', sub: '1042' };

interface Popup {
  client_id: string;
  callback: (response: { access_token?: string; error?: string }) => void;
  error_callback: (error: { type?: string }) => void;
}

/** What a click in the provider's popup does; each test sets it. */
let onPopup: (popup: Popup) => void;
let count = 0;
let toasts: ReturnType<typeof collectToasts>;

beforeEach(() => {
  toasts = collectToasts();
});
afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove();
  Reflect.deleteProperty(globalThis, 'google');
});

function renderButton(route = '/login') {
  // A script loads once per page: each test has its own.
  count += 1;
  const signIn = {
    provider: 'google',
    label: 'Google',
    clientId: 'our-client',
    scriptUrl: `http://provider.example/${count}.js`,
    userInfoUrl,
  };
  return renderApp(<ProviderSignIn />, { route, runtimeConfig: { signIn } });
}

/** Simulates the load of the provider's script. */
function loadProviderScript() {
  const initTokenClient = (popup: Popup) => ({
    requestAccessToken: () => {
      onPopup(popup);
    },
  });
  Object.assign(globalThis, { google: { accounts: { oauth2: { initTokenClient } } } });
  fireEvent.load(document.head.querySelector('script')!);
}

async function press() {
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with Google' }));
}

describe('ProviderSignIn', () => {
  it("sends the popup's token to the provider and the service, and goes to the start page", async () => {
    let sent: unknown;
    let sentToken: string | null = null;
    const onAnnounced = jest.fn();
    window.addEventListener(loggedInEvent, onAnnounced);
    server.use(
      http.get(userInfoUrl, ({ request }) => {
        sentToken = request.headers.get('Authorization');
        return HttpResponse.json(person);
      }),
      http.post(apiUrl, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ token: 'fresh', user: sampleUser });
      }),
      http.get('http://localhost/auth/me', () => HttpResponse.json({ user: sampleUser })),
    );
    let clientId: string | undefined;
    onPopup = ({ client_id, callback }) => {
      clientId = client_id;
      callback({ access_token: 'from the provider' });
    };
    const { currentPath } = renderButton();
    loadProviderScript();
    await press();

    await waitFor(() => {
      expect(currentPath()).toBe('/');
    });
    expect(clientId).toBe('our-client');
    expect(sentToken).toBe('Bearer from the provider');
    expect(sent).toEqual({
      email: person.email,
      name: person.name,
      googleId: person.sub,
      accessToken: 'from the provider',
    });
    expect(getToken()).toBe('fresh');
    expect(onAnnounced).not.toHaveBeenCalled();
    expect(toasts).toEqual([{ tone: 'success', text: 'Google login successful!' }]);
    window.removeEventListener(loggedInEvent, onAnnounced);
  });

  it('goes back to the page that required the log-in', async () => {
    server.use(
      http.get(userInfoUrl, () => HttpResponse.json(person)),
      http.post(apiUrl, () => HttpResponse.json({ token: 'fresh', user: sampleUser })),
      http.get('http://localhost/auth/me', () => HttpResponse.json({ user: sampleUser })),
    );
    onPopup = ({ callback }) => {
      callback({ access_token: 'from the provider' });
    };
    const { currentPath } = renderButton('/login?next=%2Fmock-test%2Fa%2Fb');
    loadProviderScript();
    await press();

    await waitFor(() => {
      expect(currentPath()).toBe('/mock-test/a/b');
    });
  });

  it.each<[string, (popup: Popup) => void]>([
    [
      'was closed',
      ({ error_callback: onError }) => {
        onError({ type: 'popup_closed' });
      },
    ],
    [
      'was refused',
      ({ callback }) => {
        callback({ error: 'access_denied' });
      },
    ],
    [
      'could not be opened',
      () => {
        throw new Error('Blocked.');
      },
    ],
  ])('shows an error if the popup %s, and works again', async (_what, popup) => {
    onPopup = popup;
    renderButton();
    loadProviderScript();
    await press();

    const sentence = 'Google login failed. Please try again.';
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(toasts).toEqual([{ tone: 'error', text: sentence }]);
    expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
    expect(getToken()).toBeNull();
  });

  it('shows an error if the script does not load, and loads it again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderButton();
    fireEvent.error(document.head.querySelector('script')!);
    await waitFor(() => {
      expect(document.head.querySelector('script')).toBeNull();
    });
    await press();
    fireEvent.error(document.head.querySelector('script')!);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Google login failed. Please try again.',
    );
    jest.restoreAllMocks();
  });

  it("shows the service's message if it rejects", async () => {
    const message = 'This account is linked to another identity of the sign-in provider.';
    const body = errorBody({ message, code: 'linked_elsewhere' });
    server.use(
      http.get(userInfoUrl, () => HttpResponse.json(person)),
      http.post(apiUrl, () => HttpResponse.json(body, { status: 409 })),
    );
    onPopup = ({ callback }) => {
      callback({ access_token: 'from the provider' });
    };
    const { currentPath } = renderButton();
    loadProviderScript();
    await press();

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(toasts).toEqual([{ tone: 'error', text: message }]);
    expect(currentPath()).toBe('/login');
    expect(getToken()).toBeNull();
  });

  it.each([
    ['the provider', userInfoUrl],
    ['the service', apiUrl],
  ])('shows its own text if %s does not respond', async (_who, url) => {
    server.use(
      http.get(userInfoUrl, () =>
        url === userInfoUrl ? HttpResponse.error() : HttpResponse.json(person),
      ),
      http.post(apiUrl, () => HttpResponse.error()),
    );
    onPopup = ({ callback }) => {
      callback({ access_token: 'from the provider' });
    };
    renderButton();
    loadProviderScript();
    await press();

    expect(await screen.findByRole('alert')).toHaveTextContent('Google login failed');
    expect(toasts).toEqual([{ tone: 'error', text: 'Google login failed' }]);
  });
});
