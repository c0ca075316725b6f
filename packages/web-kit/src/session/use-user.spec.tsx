import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { sampleUser } from '../testing';
import { endSession, getToken, setSession, storeToken } from './session';
import { useSessionSync } from './use-session-sync';
import { fetchMe, useUser } from './use-user';

const server = setupServer();
const me = 'http://localhost/auth/me';

beforeAll(() => {
  server.listen();
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  storeToken(null);
});

function Who() {
  useSessionSync();
  const { status, user } = useUser();
  return <p>{user ? `${status} ${user.name}` : status}</p>;
}

function renderWho(options: { retry?: number; retryDelay?: number } = {}) {
  const queries = { retry: false, ...options };
  const client = new QueryClient({ defaultOptions: { queries } });
  render(
    <QueryClientProvider client={client}>
      <Who />
    </QueryClientProvider>,
  );
  return client;
}

/** A token that says whose it is. */
function tokenOf(id: string): string {
  return `x.${btoa(JSON.stringify({ sub: id, name: id, email: `${id}@b.example` }))}.x`;
}

/** Names the token's holder, as the service does. */
function answerHolder({ request }: { request: Request }) {
  const [, claims = ''] = request.headers.get('Authorization')?.split('.') ?? [];
  const { sub, name, email } = JSON.parse(atob(claims)) as Record<string, string>;
  return HttpResponse.json({ user: { ...sampleUser, id: sub, name, email } });
}

const claims = { sub: 'u1', name: 'From Token', email: 'a@b.example' };
const token = `x.${btoa(JSON.stringify(claims))}.x`;

describe('useUser', () => {
  it('is out for a visitor, without asking', () => {
    renderWho();
    expect(screen.getByText('out')).toBeInTheDocument();
  });

  it('asks who a stored token belongs to and takes a renewed one', async () => {
    storeToken(token);
    server.use(http.get(me, () => HttpResponse.json({ user: sampleUser, token: 'fresh' })));
    renderWho();

    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('in Asha Verma')).toBeInTheDocument();
    expect(getToken()).toBe('fresh');
  });

  it('goes by the token as soon as a try fails, while it tries again', async () => {
    storeToken(token);
    let tries = 0;
    server.use(
      http.get(me, () => {
        tries += 1;
        return tries === 1 ? HttpResponse.error() : HttpResponse.json({ user: sampleUser });
      }),
    );
    const client = renderWho({ retry: 1, retryDelay: 300 });
    expect(await screen.findByText('in From Token')).toBeInTheDocument();
    expect(await screen.findByText('in Asha Verma')).toBeInTheDocument();
    client.clear();
  });

  it('gives up on a network that hangs', async () => {
    storeToken(token);
    jest.useFakeTimers();
    const hanging = jest.spyOn(globalThis, 'fetch').mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            reject(new DOMException('', 'TimeoutError'));
          });
        }),
    );
    const asked = fetchMe();
    jest.advanceTimersByTime(8_000);
    await expect(asked).rejects.toMatchObject({ status: 0, code: 'network' });
    hanging.mockRestore();
    jest.useRealTimers();
  });

  it('drops a token that the service refuses', async () => {
    storeToken(token);
    server.use(http.get(me, () => HttpResponse.json({}, { status: 401 })));
    renderWho();

    expect(await screen.findByText('out')).toBeInTheDocument();
    expect(getToken()).toBeNull();
  });

  it('keeps the session while the service is away, and names the person from the token', async () => {
    storeToken(token);
    server.use(http.get(me, () => HttpResponse.json({}, { status: 503 })));
    renderWho();

    expect(await screen.findByText('in From Token')).toBeInTheDocument();
    expect(getToken()).toBe(token);
  });

  it('follows log-in and log-out at once', async () => {
    renderWho();
    act(() => {
      setSession({ token, user: sampleUser });
    });
    expect(await screen.findByText('in Asha Verma')).toBeInTheDocument();

    act(() => {
      endSession();
    });
    expect(screen.getByText('out')).toBeInTheDocument();
  });

  it("follows another script's userLoggedIn event", async () => {
    renderWho();
    act(() => {
      const detail = { token, user: sampleUser };
      window.dispatchEvent(new CustomEvent('userLoggedIn', { detail }));
    });

    expect(await screen.findByText('in Asha Verma')).toBeInTheDocument();
    expect(getToken()).toBe(token);
  });

  it('follows a log-out in another tab', async () => {
    storeToken(token);
    server.use(http.get(me, () => HttpResponse.json({ user: sampleUser })));
    renderWho();
    await screen.findByText('in Asha Verma');

    localStorage.removeItem('token');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    await waitFor(() => {
      expect(screen.getByText('out')).toBeInTheDocument();
    });
  });

  it('follows another tab from one person to the next', async () => {
    storeToken(tokenOf('asha'));
    server.use(http.get(me, answerHolder));
    const queries = renderWho();
    await screen.findByText('in asha');
    queries.setQueryData(['attempt', 'history'], 'of asha');

    // The tab slept through the log-out between the two.
    localStorage.setItem('token', tokenOf('bela'));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    expect(await screen.findByText('in bela')).toBeInTheDocument();
    expect(queries.getQueryData(['attempt', 'history'])).toBeUndefined();
  });

  it('keeps what was fetched when the same person gets a new token', async () => {
    storeToken(tokenOf('asha'));
    server.use(http.get(me, answerHolder));
    const queries = renderWho();
    await screen.findByText('in asha');
    queries.setQueryData(['attempt', 'history'], 'of asha');

    act(() => {
      storeToken(`${tokenOf('asha')}renewed`);
    });
    expect(queries.getQueryData(['attempt', 'history'])).toBe('of asha');
  });
});
