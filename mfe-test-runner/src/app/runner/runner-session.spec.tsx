import 'fake-indexeddb/auto';
import { endSession, getToken, logOut, meQuery, setSession, storedAttempts } from '@abhyas/web-kit';
import {
  errorBody,
  renderApp,
  sampleUser,
  startServer,
  type RenderedApp,
} from '@abhyas/web-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDB } from 'idb';
import { http, HttpResponse } from 'msw';
import { deviceStore } from '../../features/attempt-session/store/device-store';
import { FakeLocks } from '../../testing/fake-locks';
import { buildServer, type FakeServer } from '../../testing/handlers';
import { untilSaved } from '../../testing/until-saved';
import { App } from '../app';

const network = startServer();
const route = '/mock-test/exam-1/test-1';
const progressUrl = 'http://localhost/tests/attempt-1/progress';
let server: FakeServer;
let student = 0;

beforeEach(() => {
  const built = buildServer();
  server = built.server;
  network.use(...built.handlers);
  student += 1;
});
afterEach(() => {
  jest.restoreAllMocks();
});

const me = () => ({ ...sampleUser, id: `session-student-${student}` });

/** A token with the id of its owner. */
function tokenOf(signature: string): string {
  const { id: sub, name, email } = me();
  return `x.${btoa(JSON.stringify({ sub, name, email }))}.${signature}`;
}

const otherSession = () => ({
  token: 'other',
  user: { ...sampleUser, id: `other-${student}`, name: 'Ravi', email: 'ravi@example.org' },
});

/** The answer to the first question that the device stores for a student and the server does not have. */
async function unsentOnDevice(userId: string): Promise<number | null | undefined> {
  const { attempt, progress } = (await deviceStore.find(userId, 'test-1')) ?? {};
  if (attempt?.userId !== userId || progress?.isSent === true) return undefined;
  return progress?.progress.byQuestion['q1']?.selectedOption;
}

async function start(): Promise<RenderedApp> {
  const app = renderApp(<App />, { route, user: me(), token: tokenOf('first') });
  await userEvent.click(await screen.findByRole('button', { name: /^(?:Start|Resume) Test$/ }));
  await screen.findByRole('timer');
  return app;
}

const option = (name: RegExp): HTMLElement => screen.getByRole('radio', { name });
const findOnScreen = (text: RegExp) => screen.findByText(text, { ignore: '[role]' });

function refuseSession(): void {
  network.use(
    http.put(progressUrl, () =>
      HttpResponse.json(errorBody({ message: 'No.', code: 'unauthorized' }), { status: 401 }),
    ),
  );
}

describe('a login session that ends during the test', () => {
  it('leaves the student on the screen, with the answers stored', async () => {
    const { currentPath } = await start();
    refuseSession();
    await userEvent.keyboard('c');
    expect(await screen.findByRole('heading', { name: 'You are logged out' })).toHaveFocus();
    expect(screen.getByText(/Your last answers are kept on this device/)).toBeInTheDocument();
    expect(screen.getByRole('timer')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(currentPath()).toBe(route);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(route)}`,
    );
  });

  it('continues in place after the student logs in again', async () => {
    await start();
    refuseSession();
    await userEvent.keyboard('c');
    await screen.findByRole('heading', { name: 'You are logged out' });
    network.resetHandlers(...buildServer().handlers);
    const built = buildServer();
    server = built.server;
    network.use(...built.handlers);
    act(() => setSession({ token: tokenOf('second'), user: me() }));
    await screen.findByRole('timer');
    await waitFor(() => expect(option(/^C /)).toBeChecked());
    await waitFor(() => expect(server.saves.at(-1)?.responses[0]?.selectedOption).toBe(2));
  });

  it('says that everything is saved if it is, after a log-out in another tab', async () => {
    await start();
    await userEvent.keyboard('a');
    await untilSaved(server);
    act(() => endSession());
    expect(await screen.findByText(/All your answers are saved/)).toBeInTheDocument();
  });

  it('deletes answers that the server has from the device, also without a server', async () => {
    await start();
    await userEvent.keyboard('a');
    await untilSaved(server);
    const isOnDevice = async (): Promise<boolean> => {
      const database = await openDB(storedAttempts.database);
      const owners = ((await database.getAll('attempts')) as { userId: string }[]).map(
        ({ userId }) => userId,
      );
      database.close();
      return owners.includes(me().id);
    };
    expect(await isOnDevice()).toBe(true);
    network.use(http.all('*', () => HttpResponse.error()));
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    act(() => logOut());
    await waitFor(async () => expect(await isOnDevice()).toBe(false));
    await waitFor(() => expect(warned).toHaveBeenCalled());
  });

  it('hides the test from the next student, and shows it to the first one again', async () => {
    await start();
    network.use(http.put(progressUrl, () => HttpResponse.error()));
    await userEvent.keyboard('c');
    await findOnScreen(/^Offline, kept on this device$/);
    const first = me();
    act(() => endSession());
    await screen.findByRole('heading', { name: 'You are logged out' });

    act(() => setSession(otherSession()));
    await screen.findByRole('heading', { name: 'Another account is logged in' });
    await userEvent.click(screen.getByRole('button', { name: 'Open the test as Ravi' }));
    expect(await screen.findByRole('button', { name: 'Start Test' })).toBeInTheDocument();
    cleanup();

    const built = buildServer();
    server = built.server;
    server.started.resumed = true;
    network.resetHandlers(...built.handlers);
    renderApp(<App />, { route, user: first });
    await userEvent.click(await screen.findByRole('button', { name: 'Resume Test' }));
    await screen.findByRole('timer');
    expect(option(/^C /)).toBeChecked();
  });
});

describe('another account that logs in during the test', () => {
  const away = () => screen.findByRole('heading', { name: 'Another account is logged in' });

  it('is named, with what happened, and sees nothing of the test', async () => {
    const { currentPath } = await start();
    await userEvent.keyboard('b');
    await untilSaved(server);
    act(() => setSession(otherSession()));
    expect(await away()).toHaveFocus();
    expect(screen.getByText(/^You are now logged in as Ravi \(ravi@/)).toHaveTextContent(
      `This happened in another tab. The test on this page belongs to ${me().name} (${me().email}).`,
    );
    expect(screen.getByText(/^All answers of .* are saved\./)).toBeInTheDocument();
    expect(screen.getByRole('timer')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(currentPath()).toBe(route);
  });

  it('leaves an unsent answer for the first one, whose test continues in place', async () => {
    await start();
    network.use(http.put(progressUrl, () => HttpResponse.error()));
    await userEvent.keyboard('c');
    await findOnScreen(/^Offline, kept on this device$/);
    act(() => setSession(otherSession()));
    await away();
    expect(screen.getByText(/^The last answers of .* are kept on this device\./)).toBeVisible();
    const built = buildServer();
    server = built.server;
    network.resetHandlers(...built.handlers);
    await waitFor(async () => expect(await unsentOnDevice(me().id)).toBe(2));
    expect(server.saves).toHaveLength(0);

    act(() => setSession({ token: tokenOf('second'), user: me() }));
    await screen.findByRole('timer');
    await waitFor(() => expect(option(/^C /)).toBeChecked());
    await waitFor(() => expect(server.saves.at(-1)?.responses[0]?.selectedOption).toBe(2));
  });

  it('can make way for the first one', async () => {
    const { currentPath } = await start();
    network.use(http.post('http://localhost/api/auth/logout', () => HttpResponse.json({})));
    act(() => setSession(otherSession()));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Log out and change account' }),
    );
    await waitFor(() => expect(currentPath()).toBe(`/login?next=${encodeURIComponent(route)}`));
    expect(getToken()).toBeNull();
  });

  it('must leave the page open if only the page has the last answers', async () => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await start();
    network.use(http.put(progressUrl, () => HttpResponse.error()));
    await userEvent.keyboard('c');
    await findOnScreen(/^Offline: keep this page open$/);
    act(() => setSession(otherSession()));
    await away();
    expect(screen.getByText(/are only on this page\. Keep it open/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('answers that the server refuses', () => {
  it('are reported as stored, with the reason and what to do', async () => {
    await start();
    const message = 'There is no such attempt of yours.';
    const refused = errorBody({ message, code: 'attempt_not_found' });
    let tries = 0;
    network.use(
      http.put(progressUrl, () => {
        tries += 1;
        return HttpResponse.json(refused, { status: 404 });
      }),
    );
    await userEvent.keyboard('c');
    await findOnScreen(/^Not saved, kept on this device$/);
    expect(tries).toBe(1);
    expect(
      screen.getByText(
        /^Your answers are not saved: There is no such attempt of yours\. They are kept/,
      ),
    ).toHaveTextContent(/We try again with your next answer, or when you reload this page/);
    expect(screen.getByRole('timer')).toBeInTheDocument();

    const built = buildServer();
    server = built.server;
    network.use(...built.handlers);
    await userEvent.keyboard('d');
    await untilSaved(server);
    expect(server.saves.at(-1)?.responses[0]?.selectedOption).toBe(3);
    expect(screen.queryByText(/Your answers are not saved/)).not.toBeInTheDocument();
  });
});

describe('a token near its end', () => {
  it('is renewed while the test starts', async () => {
    network.use(
      http.get('http://localhost/auth/me', () =>
        HttpResponse.json({ user: me(), token: tokenOf('fresh') }),
      ),
    );
    await start();
    await waitFor(() => expect(getToken()).toBe(tokenOf('fresh')));
  });

  it('does not delay the start', async () => {
    const onAsked = jest.fn();
    network.use(
      http.get('http://localhost/auth/me', () => {
        onAsked();
        return new Promise<never>(() => undefined);
      }),
    );
    await start();
    expect(onAsked).toHaveBeenCalledTimes(1);
  });

  it('leads to the log-in before the start if it is refused', async () => {
    network.use(http.get('http://localhost/auth/me', () => HttpResponse.json({}, { status: 401 })));
    const { currentPath } = renderApp(<App />, { route, user: me() });
    await userEvent.click(await screen.findByRole('button', { name: 'Start Test' }));
    await waitFor(() => expect(currentPath()).toContain('/login'));
  });
});

describe('a page that comes back', () => {
  it.each(['focus', 'pageshow'])('asks the server for the time left: %s', async (event) => {
    await start();
    server.started.remainingSeconds = 1_200;
    act(() => void window.dispatchEvent(new Event(event)));
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^00:(?:20:00|19:)/));
  });

  it('asks for it when it has slept without any event', async () => {
    await start();
    server.started.remainingSeconds = 1_200;
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 2_400_000);
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^00:(?:20:00|19:)/), {
      timeout: 4_000,
    });
    expect(server.saves).toHaveLength(1);
  });
});

describe('a browser that stores nothing', () => {
  it('shows a notice and continues over the network', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await start();
    expect(
      await screen.findByText(/Your answers cannot be kept on this device/),
    ).toBeInTheDocument();
    await userEvent.keyboard('b');
    await waitFor(() => expect(server.saves.at(-1)?.responses[0]?.selectedOption).toBe(1));
    await untilSaved(server);

    network.use(http.put(progressUrl, () => HttpResponse.error()));
    await userEvent.keyboard('c');
    await findOnScreen(/^Offline: keep this page open$/);
  });
});

describe('two tabs of one browser', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('makes the older tab read-only, with a button to take over', async () => {
    Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
    await start();
    await userEvent.keyboard('a');
    await untilSaved(server);

    const other = navigator.locks.request('abhyas-attempt-attempt-1', { steal: true }, hold);
    other.catch(() => undefined);
    const title = 'This test is open in another tab';
    await screen.findByRole('dialog', { name: title });
    await userEvent.keyboard('b');
    await userEvent.click(screen.getByRole('button', { name: 'Continue here' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    expect(option(/^A /)).toBeChecked();
    await userEvent.click(option(/^D /));
    await waitFor(() => expect(server.saves.at(-1)?.responses[0]?.selectedOption).toBe(3));
  });
});

const hold = (): Promise<void> => new Promise(() => undefined);

describe('the signed-in student', () => {
  it('is known from the token without a network', async () => {
    await start();
    await userEvent.keyboard('b');
    await untilSaved(server);
    cleanup();
    network.resetHandlers(http.all('http://localhost/*', () => HttpResponse.error()));
    const { queryClient } = renderApp(<App />, { route, user: me(), token: tokenOf('first') });
    act(() => queryClient.removeQueries({ queryKey: meQuery.queryKey }));
    await userEvent.click(await screen.findByRole('button', { name: 'Resume Test' }));
    await screen.findByRole('timer');
    expect(option(/^B /)).toBeChecked();
  });
});

describe('an attempt that the server does not know', () => {
  it('is not resumed: the student starts a new one', async () => {
    await start();
    await userEvent.keyboard('b');
    await untilSaved(server);
    cleanup();
    const unknown = errorBody({ message: 'No such attempt.', code: 'attempt_not_found' });
    network.use(
      http.get('http://localhost/api/test/results/attempt-1', () =>
        HttpResponse.json(unknown, { status: 404 }),
      ),
    );
    renderApp(<App />, { route, user: me(), token: tokenOf('first') });
    expect(await screen.findByRole('button', { name: 'Start Test' })).toBeEnabled();
    expect(screen.queryByRole('link', { name: 'See its results' })).not.toBeInTheDocument();
  });
});

describe('an attempt that ended while the browser was closed', () => {
  it('is not resumed: the screen offers its results and a new start', async () => {
    await start();
    await userEvent.keyboard('b');
    await untilSaved(server);
    cleanup();
    server.finished.push('attempt-1');
    renderApp(<App />, { route, user: me(), token: tokenOf('first') });
    expect(await screen.findByRole('button', { name: 'Start Test' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Resume Test' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See its results' })).toHaveAttribute(
      'href',
      '/test-results/exam-1/test-1?attempt=attempt-1',
    );
    expect(screen.getByText(/has ended\./)).toBeInTheDocument();
  });

  it('is reported as ended without the answers that never arrived', async () => {
    await start();
    network.use(http.put('http://localhost/tests/attempt-1/progress', () => HttpResponse.error()));
    await userEvent.keyboard('d');
    await screen.findByText('Offline, kept on this device');
    cleanup();
    server.finished.push('attempt-1');
    renderApp(<App />, { route, user: me(), token: tokenOf('first') });
    expect(
      await screen.findByText(
        /has ended before your last answers reached us\. We counted only the answers/,
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See its results' })).toBeInTheDocument();
  });
});
