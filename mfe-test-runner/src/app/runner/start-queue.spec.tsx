import 'fake-indexeddb/auto';
import { errorBody, renderApp, startServer, type RenderedApp } from '@abhyas/web-kit/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildServer } from '../../testing/handlers';
import { App } from '../app';

// A wait is at least a second, and a slow machine needs more.
jest.setTimeout(30_000);

const network = startServer();
const route = '/mock-test/exam-1/test-1';
let student = 0;
let presses: number;
/** What the next starts get: a wait in seconds, or an error with this code. Then the test starts. */
let replies: (number | string)[];
/** The same for the next requests of the instructions, which come then. */
let entries: (number | string)[];
let requests: number;

beforeEach(() => {
  const { server, handlers } = buildServer();
  student += 1;
  presses = 0;
  replies = [];
  requests = 0;
  entries = [];
  sessionStorage.clear();
  network.use(
    http.post('http://localhost/tests/test-1/start', () => {
      presses += 1;
      const reply = replies.shift();
      return reply === undefined ? HttpResponse.json(server.started) : refuse(reply);
    }),
    http.get('http://localhost/tests/test-1', () => {
      requests += 1;
      const reply = entries.shift();
      return reply === undefined ? undefined : refuse(reply);
    }),
    ...handlers,
  );
});

function refuse(reply: number | string) {
  if (typeof reply === 'string') {
    const status = reply === 'unavailable' ? 503 : 403;
    return HttpResponse.json(errorBody({ code: reply, message: 'Not possible.' }), { status });
  }
  const error = errorBody({ code: 'start_queued', message: 'Many students.' });
  return HttpResponse.json({ ...error, waitSeconds: reply }, { status: 429 });
}

function open(): RenderedApp {
  return renderApp(<App />, { route, user: { id: `student-${student}` } });
}

async function press(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Start Test' }));
}

const dialog = (description = 'Many students are starting now.') =>
  screen.findByRole('dialog', { description }, { timeout: 10_000 });
const entryDialog = () => dialog('Many students are opening this test now.');
const hasStarted = () => screen.findByText('Which number follows 1?', {}, { timeout: 10_000 });

describe('a start while many others start', () => {
  it('says when the turn comes and that no time is lost, and starts then by itself', async () => {
    replies = [2];
    open();
    await press();
    expect(await dialog()).toHaveTextContent(/Your turn is in about [12] s\./);
    expect(await dialog()).toHaveTextContent('Your clock starts when the test opens.');
    await hasStarted();
    expect(presses).toBe(2);
    expect(sessionStorage).toHaveLength(0);
  });

  it('waits on after a reload, without another start before the turn', async () => {
    replies = [3];
    open();
    await press();
    await dialog();
    cleanup();
    open();
    await dialog();
    expect(presses).toBe(1);
    await hasStarted();
    expect(presses).toBe(2);
  });

  it('returns to the instructions when the test cannot be started any more', async () => {
    replies = [1, 'test_closed'];
    open();
    await press();
    await dialog();
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible(), { timeout: 5_000 });
    expect(screen.getByRole('button', { name: 'Start Test' })).toBeEnabled();
    expect(sessionStorage).toHaveLength(0);
  });

  it('forgets the turn of a student who leaves', async () => {
    replies = [60];
    const { currentPath } = open();
    await press();
    await dialog();
    await userEvent.click(screen.getByRole('link', { name: 'Not now' }));
    expect(currentPath()).toBe('/exam-details/exam-1');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the instructions while many others open them', () => {
  it('say when the turn comes, open then by themselves, and start without another wait', async () => {
    entries = [2];
    open();
    expect(await entryDialog()).toHaveTextContent(/Your turn is in about [12] s\./);
    expect(await entryDialog()).toHaveTextContent('Your clock starts when you press Start Test.');
    expect(
      await screen.findByRole('button', { name: 'Start Test' }, { timeout: 10_000 }),
    ).toBeEnabled();
    await press();
    await hasStarted();
    expect(requests).toBe(2);
  });

  it('wait on through failures that may pass, and end with one that does not', async () => {
    entries = [1, 'unavailable', 'unavailable', 'unavailable', 'test_closed'];
    open();
    expect(await entryDialog()).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('did not open yet'), {
      timeout: 15_000,
    });
    expect(
      await screen.findByRole('heading', { name: 'Failed to load test' }, { timeout: 15_000 }),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are not needed by who has pressed Start Test before a reload', async () => {
    replies = [3];
    open();
    await press();
    await dialog();
    cleanup();
    entries = [3];
    open();
    expect(await dialog()).toBeVisible();
    await hasStarted();
    expect(presses).toBe(2);
  });

  it('come back, or say why not, when the start is refused after the reload', async () => {
    replies = [2, 'test_closed'];
    open();
    await press();
    await dialog();
    cleanup();
    entries = [2, 'test_closed'];
    open();
    await dialog();
    expect(
      await screen.findByRole('heading', { name: 'Failed to load test' }, { timeout: 15_000 }),
    ).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });
});
