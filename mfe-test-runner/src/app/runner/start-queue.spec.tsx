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

beforeEach(() => {
  const { server, handlers } = buildServer();
  student += 1;
  presses = 0;
  replies = [];
  sessionStorage.clear();
  network.use(
    http.post('http://localhost/tests/test-1/start', () => {
      presses += 1;
      const reply = replies.shift();
      if (reply === undefined) return HttpResponse.json(server.started);
      if (typeof reply === 'string')
        return HttpResponse.json(errorBody({ code: reply, message: 'It cannot be started.' }), {
          status: 403,
        });
      const body = {
        ...errorBody({ code: 'start_queued', message: 'Many students.' }),
        waitSeconds: reply,
      };
      return HttpResponse.json(body, { status: 429 });
    }),
    ...handlers,
  );
});

function open(): RenderedApp {
  return renderApp(<App />, { route, user: { id: `student-${student}` } });
}

async function press(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Start Test' }));
}

const dialog = () =>
  screen.findByRole(
    'dialog',
    { description: 'Many students are starting now.' },
    { timeout: 10_000 },
  );
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
