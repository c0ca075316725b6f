import 'fake-indexeddb/auto';
import { RetryBoundary } from '@abhyas/web-kit';
import { renderApp, sampleUser, startServer } from '@abhyas/web-kit/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useEffect, useState } from 'react';
import { buildServer, type FakeServer } from '../../testing/handlers';
import { untilSaved } from '../../testing/until-saved';
import { App } from '../app';

// A failed call is repeated after a second, and a slow machine needs more.
jest.setTimeout(30_000);

const network = startServer();
const origin = 'http://localhost';
const progressUrl = `${origin}/tests/attempt-1/progress`;
const submitUrl = `${origin}/tests/attempt-1/submit`;
let server: FakeServer;
let student = 0;
/** Makes the page crash. */
let crash: () => void;

beforeEach(() => {
  const built = buildServer();
  ({ server } = built);
  network.use(...built.handlers);
  student += 1;
});

type OtherBody = [string, string | null, number];

/** What networks and proxies answer for a service. */
const bodies: OtherBody[] = [
  ['nothing', null, 204],
  ['an empty body', '', 200],
  ['null', 'null', 200],
  ['an empty object', '{}', 200],
  ['an empty list', '[]', 200],
  ['half a body', '{"success":true,"revi', 200],
  ['a page', '<html>Log in to this network</html>', 200],
  [
    'texts for numbers',
    '{"success":true,"revision":"9","remainingSeconds":"3600","savedAt":"2026-11-21T04:00:00.000Z"}',
    200,
  ],
  [
    'infinite numbers',
    '{"success":true,"revision":9,"remainingSeconds":1e999,"savedAt":"2026-11-21T04:00:00.000Z"}',
    200,
  ],
  ['no time', '{"success":true,"revision":9,"remainingSeconds":3600,"savedAt":"yesterday"}', 200],
  [
    'the response to an earlier save',
    '{"success":true,"revision":0,"remainingSeconds":3600,"savedAt":"2026-11-21T04:00:00.000Z"}',
    200,
  ],
];
const anotherAttempt: OtherBody = [
  'another attempt',
  '{"success":true,"attemptId":"attempt-2","state":"submitted","finishedAt":"2026-11-21T04:00:00.000Z"}',
  200,
];
const fewBodies = [...bodies.slice(0, 4), anotherAttempt];

function open(): void {
  renderApp(
    <RetryBoundary fallback={({ retry }) => <button onClick={retry}>Retry</button>}>
      <App />
      <Crash />
    </RetryBoundary>,
    {
      route: '/mock-test/exam-1/test-1',
      user: { ...sampleUser, id: `other-bodies-${student}` },
    },
  );
}

function Crash(): null {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    crash = () => setIsDue(true);
  }, []);
  if (isDue) throw new Error('The page crashed.');
  return null;
}

async function start(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^(?:Start|Resume) Test$/ }));
  await screen.findByRole('timer');
}

const indicator = (text: RegExp) => screen.findByText(text, { ignore: '[role]' });

describe('a success that is not from the service', () => {
  it.each(bodies)('with %s is a failed save, which is tried again', async (_, body, status) => {
    open();
    await start();
    network.use(http.put(progressUrl, () => new HttpResponse(body, { status }), { once: true }));
    await userEvent.keyboard('c');
    await indicator(/^(?:Not sent yet|Offline), kept on this device$/);
    expect(screen.getByRole('timer')).toHaveTextContent(/^(?:01:00:00|00:59:\d\d)$/);
    await indicator(/^Saved$/);
    expect(server.saves).toMatchObject([{ responses: [{ selectedOption: 2 }] }]);
  });

  it.each(fewBodies)(
    'with %s is a failed submit, which is tried again',
    async (_, body, status) => {
      open();
      await start();
      network.use(http.post(submitUrl, () => new HttpResponse(body, { status }), { once: true }));
      await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
      await userEvent.click(screen.getByRole('button', { name: 'Submit Test' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('We try again automatically');
      expect(await screen.findByText(/You scored 12 out of 20/)).toBeInTheDocument();
    },
  );

  it.each(fewBodies)('with %s starts no test', async (_, body, status) => {
    network.use(
      http.post(`${origin}/tests/test-1/start`, () => new HttpResponse(body, { status }), {
        once: true,
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Start Test' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await start();
  });

  it('is tried again where the instructions were expected', async () => {
    network.use(
      http.get(`${origin}/tests/test-1`, () =>
        HttpResponse.json({ ...server.started.test, _id: 'x' }),
      ),
    );
    open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    network.resetHandlers(...buildServer().handlers);
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Start Test' })).toBeInTheDocument();
  });

  it('neither ends an attempt nor removes its answers, also when the page crashes', async () => {
    open();
    await start();
    await userEvent.keyboard('b');
    await untilSaved(server);
    const progress = server.saves.at(-1);
    network.use(http.all(`${origin}/*`, () => HttpResponse.json({})));
    await userEvent.keyboard('c');
    await indicator(/^Not sent yet, kept on this device$/);
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    act(() => crash());
    reported.mockRestore();
    const retry = screen.getByRole('button', { name: 'Retry' });
    const built = buildServer();
    ({ server } = built);
    server.started = { ...server.started, resumed: true, revision: 1, responses: [] };
    Object.assign(server.started, { responses: progress?.responses });
    network.resetHandlers(...built.handlers);
    await userEvent.click(retry);
    await start();
    await waitFor(() => expect(screen.getByRole('radio', { name: /^C / })).toBeChecked());
    await waitFor(() => expect(server.saves.at(-1)?.responses[0]?.selectedOption).toBe(2));
  });
});
