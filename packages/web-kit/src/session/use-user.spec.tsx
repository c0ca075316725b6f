import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { readUserEntry, storeUserEntry } from '../device/user-entries';
import { sampleUser } from '../testing';
import { startServer } from '../testing/server';
import { logOut } from './log-out';
import { endSession, getToken, setSession, storeToken, type SessionEnd } from './session';
import { useMember } from './use-member';
import { useSessionSync } from './use-session-sync';
import { fetchMe, useUser } from './use-user';

const server = startServer();
const me = 'http://localhost/auth/me';

beforeEach(() => {
  storeToken(null);
});

function UserStatus({ onEnded }: { onEnded?: (end: SessionEnd) => void }) {
  useSessionSync(onEnded);
  const { status, user } = useUser();
  return <p>{user ? `${status} ${user.name}` : status}</p>;
}

/** What pages for everybody and pages for students show. */
function Statuses({ onRender }: { onRender: (statuses: string) => void }) {
  const statuses = `${useUser().status}, ${useMember().status}`;
  onRender(statuses);
  return <p>{statuses}</p>;
}

const hang = () => new Promise<never>(() => undefined);

function renderUserStatus(
  options: { retry?: number; retryDelay?: number } = {},
  onEnded?: (end: SessionEnd) => void,
) {
  const queries = { retry: false, ...options };
  const client = new QueryClient({ defaultOptions: { queries } });
  render(
    <QueryClientProvider client={client}>
      <UserStatus {...(onEnded && { onEnded })} />
    </QueryClientProvider>,
  );
  return client;
}

/** A token with its owner's claims. */
function tokenOf(id: string, more: object = {}): string {
  return `x.${btoa(JSON.stringify({ sub: id, name: id, email: `${id}@b.example`, ...more }))}.x`;
}

/** A moment as tokens say it, in seconds. */
const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;

/** Returns the token's owner, as the service does. */
function respondWithOwner({ request }: { request: Request }) {
  const [, claims = ''] = request.headers.get('Authorization')?.split('.') ?? [];
  const { sub, name, email } = JSON.parse(atob(claims)) as Record<string, string>;
  return HttpResponse.json({ user: { ...sampleUser, id: sub, name, email } });
}

const claims = { sub: 'u1', name: 'From Token', email: 'a@b.example' };
const token = `x.${btoa(JSON.stringify(claims))}.x`;

describe('useUser', () => {
  it('is out for a visitor, without a request', () => {
    renderUserStatus();
    expect(screen.getByText('out')).toBeInTheDocument();
  });

  it('fetches the user of a stored token and stores a renewed token', async () => {
    storeToken(token);
    server.use(http.get(me, () => HttpResponse.json({ user: sampleUser, token: 'fresh' })));
    renderUserStatus();

    expect(await screen.findByText('in Asha Verma')).toBeInTheDocument();
    expect(getToken()).toBe('fresh');
  });

  it('knows the user from the token at once, without the server', () => {
    storeToken(tokenOf('asha', { exp: inMinutes(1) }));
    server.use(http.get(me, hang));
    renderUserStatus();
    expect(screen.getByText('in asha')).toBeInTheDocument();
  });

  it.each([
    ['that has expired', tokenOf('asha', { exp: inMinutes(-1) }), 'in Asha Verma'],
    ['of an unknown form', 'rubbish', 'in Asha Verma'],
  ])('waits for the server with a token %s', async (_name, stored, afterwards) => {
    storeToken(stored);
    server.use(http.get(me, () => HttpResponse.json({ user: sampleUser })));
    renderUserStatus();
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText(afterwards)).toBeInTheDocument();
  });

  it('switches from the visitor of the served page to the user, and never redirects in between', async () => {
    storeToken(token);
    server.use(http.get(me, hang));
    const seen: string[] = [];
    const both = (
      <QueryClientProvider client={new QueryClient()}>
        <Statuses onRender={(statuses) => seen.push(statuses)} />
      </QueryClientProvider>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(both);
    const [served] = seen.splice(0);
    const onRecoverableError = jest.fn();
    render(both, { container, hydrate: true, onRecoverableError });
    await waitFor(() => expect(seen.at(-1)).toBe('in, in'));
    expect([served, seen[0]]).toEqual(['out, loading', 'out, loading']);
    expect(seen.filter((statuses) => statuses.endsWith('out'))).toEqual([]);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it("uses the token's claims after a failed try, while it retries", async () => {
    storeToken(token);
    let tries = 0;
    server.use(
      http.get(me, () => {
        tries += 1;
        return tries === 1 ? HttpResponse.error() : HttpResponse.json({ user: sampleUser });
      }),
    );
    const client = renderUserStatus({ retry: 1, retryDelay: 300 });
    expect(await screen.findByText('in From Token')).toBeInTheDocument();
    expect(await screen.findByText('in Asha Verma')).toBeInTheDocument();
    client.clear();
  });

  it('times out on a hanging network', async () => {
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
    const request = fetchMe();
    jest.advanceTimersByTime(8_000);
    await expect(request).rejects.toMatchObject({ status: 0, code: 'network' });
    hanging.mockRestore();
    jest.useRealTimers();
  });

  it('times out on a response whose body never ends', async () => {
    storeToken(token);
    jest.useFakeTimers();
    const stalled = jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
      const body = new ReadableStream({
        start(controller) {
          init?.signal?.addEventListener('abort', () => {
            controller.error(new DOMException('', 'TimeoutError'));
          });
        },
      });
      return Promise.resolve(new Response(body));
    });
    const failure = fetchMe().catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(8_000);
    expect(await failure).toMatchObject({ status: 0, code: 'network' });
    stalled.mockRestore();
    jest.useRealTimers();
  });

  it('drops a token that the service rejects', async () => {
    storeToken(token);
    server.use(http.get(me, () => HttpResponse.json({}, { status: 401 })));
    renderUserStatus();

    expect(await screen.findByText('out')).toBeInTheDocument();
    expect(getToken()).toBeNull();
  });

  it.each([
    ['without a redirect to the log-in', 'before', hang, false],
    ['with a redirect to the log-in', 'after', respondWithOwner, true],
  ])(
    'ends %s if a call is refused %s the token was accepted',
    async (_how, _when, respond, expired) => {
      storeToken(tokenOf('asha'));
      server.use(http.get(me, respond));
      const onEnded = jest.fn();
      const queries = renderUserStatus({}, onEnded);
      if (expired)
        await waitFor(() => expect(queries.getQueryData(['session', 'me'])).toBeDefined());
      act(() => {
        endSession({ expired: true });
      });
      expect(onEnded).toHaveBeenCalledWith({ expired });
      expect(screen.getByText('out')).toBeInTheDocument();
    },
  );

  it("keeps the session and uses the token's name while the service is down", async () => {
    storeToken(token);
    server.use(http.get(me, () => HttpResponse.json({}, { status: 503 })));
    renderUserStatus();

    expect(await screen.findByText('in From Token')).toBeInTheDocument();
    expect(getToken()).toBe(token);
  });

  it('reacts to log-in and log-out at once', async () => {
    renderUserStatus();
    act(() => {
      setSession({ token, user: sampleUser });
    });
    expect(await screen.findByText('in Asha Verma')).toBeInTheDocument();

    act(() => {
      endSession();
    });
    expect(screen.getByText('out')).toBeInTheDocument();
  });

  it("reacts to another script's userLoggedIn event", async () => {
    renderUserStatus();
    act(() => {
      const detail = { token, user: sampleUser };
      window.dispatchEvent(new CustomEvent('userLoggedIn', { detail }));
    });

    expect(await screen.findByText('in Asha Verma')).toBeInTheDocument();
    expect(getToken()).toBe(token);
  });

  it('reacts to a log-out in another tab', async () => {
    storeToken(token);
    server.use(http.get(me, () => HttpResponse.json({ user: sampleUser })));
    renderUserStatus();
    await screen.findByText('in Asha Verma');

    localStorage.removeItem('token');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    await waitFor(() => {
      expect(screen.getByText('out')).toBeInTheDocument();
    });
  });

  it('reacts to a change of user in another tab', async () => {
    storeToken(tokenOf('asha'));
    server.use(http.get(me, respondWithOwner));
    const queries = renderUserStatus();
    await screen.findByText('in asha');
    queries.setQueryData(['attempt', 'history'], 'of asha');

    // This tab was suspended during the log-out in between.
    localStorage.setItem('token', tokenOf('bela'));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    expect(await screen.findByText('in bela')).toBeInTheDocument();
    expect(queries.getQueryData(['attempt', 'history'])).toBeUndefined();
  });

  it('keeps fetched data when the same user gets a new token', async () => {
    storeToken(tokenOf('asha'));
    server.use(http.get(me, respondWithOwner));
    const queries = renderUserStatus();
    await screen.findByText('in asha');
    queries.setQueryData(['attempt', 'history'], 'of asha');

    act(() => {
      storeToken(`${tokenOf('asha')}renewed`);
    });
    expect(queries.getQueryData(['attempt', 'history'])).toBe('of asha');
  });

  it('deletes all data of the student at a log-out, also without a server', async () => {
    storeToken(tokenOf('asha'));
    server.use(
      http.get(me, respondWithOwner),
      http.post('http://localhost/api/auth/logout', () => HttpResponse.error()),
    );
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const queries = renderUserStatus();
    await screen.findByText('in asha');
    queries.setQueryData(['attempt', 'history'], 'of asha');
    storeUserEntry('chatUserId', 'user_1');
    storeUserEntry('noticesSeenAt', '2026-01-01T00:00:00.000Z');

    act(() => {
      logOut();
    });
    expect(
      queries
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ).toEqual([undefined]);
    expect(Object.keys(localStorage)).toEqual([]);
    await waitFor(() => {
      expect(warned).toHaveBeenCalled();
    });
    warned.mockRestore();
  });

  it('deletes what it could only hold in memory, too', () => {
    storeToken(tokenOf('asha'));
    renderUserStatus();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    storeUserEntry('chatUserId', 'user_1');
    full.mockRestore();
    expect(readUserEntry('chatUserId')).toBe('user_1');
    act(() => {
      endSession();
    });
    expect(readUserEntry('chatUserId')).toBeUndefined();
  });

  it('keeps what a visitor stored when they log in', () => {
    renderUserStatus();
    storeUserEntry('chatUserId', 'user_1');
    act(() => {
      setSession({ token, user: sampleUser });
    });
    expect(readUserEntry('chatUserId')).toBe('user_1');
  });
});
