import 'fake-indexeddb/auto';
import type { UpcomingTest } from '@abhyas/web-kit';
import { startServer } from '@abhyas/web-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import {
  buildLiveTestDetails,
  buildTestDetails,
  buildUpcomingTest,
} from '../../../testing/builders';
import { renderExams } from '../../../testing/render-exams';
import { handlers } from '../../../testing/server';
// The page is there at once: these tests count seconds.
import './lobby-screen';

const server = startServer();
const route = '/test-details/exam-1/test-9/lobby';
const minute = 60_000;
const day = 24 * 60 * minute;

/** Shows the lobby this many milliseconds before the start. */
function show(
  msBefore: number,
  student: Partial<UpcomingTest> = { registered: true },
  { deviceAheadMs = 0, attempt }: { deviceAheadMs?: number; attempt?: 'pending' | 'marked' } = {},
) {
  const now = Date.now();
  const startsAt = new Date(now + msBefore).toISOString();
  const closesAt = new Date(now + msBefore + 120 * minute).toISOString();
  let upcoming = buildUpcomingTest({ startsAt, closesAt, ...student });
  let listed = 0;
  server.use(
    handlers.test(buildLiveTestDetails({ opensAt: startsAt, closesAt })),
    http.get('http://localhost/api/user/upcoming-tests', () => {
      listed += 1;
      return HttpResponse.json(
        closesAt > new Date(now - deviceAheadMs).toISOString() ? [upcoming] : [],
      );
    }),
    handlers.register(() => {
      upcoming = { ...upcoming, registered: true };
    }),
    handlers.attemptedTests(
      attempt && [
        {
          ...{ testId: 'test-9', attempts: 1, open: false, lastAttemptId: 'attempt-9' },
          ...{ lastScore: attempt === 'marked' ? 60 : null, bestScore: null, finishedAt: startsAt },
          ...(attempt === 'pending' && { solutionsFrom: closesAt }),
        },
      ],
    ),
    http.get('http://localhost/api/time', () =>
      HttpResponse.json({ seconds: (Date.now() - deviceAheadMs) / 1000 }),
    ),
  );
  return { ...renderExams({ route, user: {} }), countLists: () => listed };
}

beforeEach(() => {
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: false });
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the lobby', () => {
  it('counts down and checks the device, from ten minutes before the start', async () => {
    show(5 * minute + 500);
    expect(await screen.findByRole('heading', { name: 'The test starts in' })).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/^[45]:\d\d$/);
    expect(screen.queryByRole('link', { name: 'Start Test' })).not.toBeInTheDocument();
    const checks = screen.getByRole('region', { name: 'Is your device ready?' });
    await waitFor(() => {
      expect(
        within(checks).getByRole('heading', { name: /^Connection ?: Ready$/ }),
      ).toBeInTheDocument();
    });
    expect(within(checks).getByRole('heading', { name: /^Clock ?: Ready$/ })).toBeInTheDocument();
    expect(
      await within(checks).findByRole('heading', { name: /^Storage ?: Ready$/ }),
    ).toBeInTheDocument();
    expect(within(checks).getByText(/no full screen, as on iPhones/)).toBeInTheDocument();
    expect(within(checks).getByRole('status')).toHaveTextContent('You can take the test.');
  });

  it.each([
    [day, 'one day ahead'],
    [-day, 'one day behind'],
  ])('goes by the server with a device clock that is %d ms ahead', async (deviceAheadMs, words) => {
    // All times of the test are the server's, whose clock differs from the device's.
    show(5 * minute - deviceAheadMs, { registered: true }, { deviceAheadMs });
    await waitFor(() => {
      expect(screen.getByRole('timer')).toHaveTextContent(/^[45]:\d\d$/);
    });
    expect(screen.getByText(new RegExp(`clock is ${words}. You lose no time`))).toBeInTheDocument();
  });

  it('offers the start by itself, without a request at that moment', async () => {
    const { countLists } = show(4_000);
    expect(await screen.findByRole('timer')).toBeInTheDocument();
    const before = countLists();
    const start = await screen.findByRole('link', { name: 'Start Test' });
    expect(countLists()).toBe(before);
    expect(start).toHaveAttribute('href', '/mock-test/exam-1/test-9');
    expect(screen.getByRole('heading', { name: 'The test is open' })).toBeInTheDocument();
    expect(screen.getByText('The test is open. You can start.')).toBeInTheDocument();
  }, 20_000);

  it('confirms the start once, some seconds later', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const { countLists } = show(-1_000, { registered: true, isOpen: false });
    await screen.findByRole('link', { name: 'Start Test' });
    expect(countLists()).toBe(1);
    await waitFor(() => {
      expect(countLists()).toBe(2);
    });
  });

  it('says when it opens, before', async () => {
    show(190 * minute + 500);
    expect(await screen.findByRole('heading', { name: 'The lobby is not open yet' })).toBeVisible();
    expect(screen.getByText(/^in 3 h( 1 min)?$/)).toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByText('Is your device ready?')).not.toBeInTheDocument();
  });

  it('offers registration while it is open', async () => {
    show(5 * minute, { registered: false, registration: 'open' });
    await userEvent.click(await screen.findByRole('button', { name: 'Register Now' }));
    expect(await screen.findByRole('timer')).toBeInTheDocument();
  });

  it('says that registration is closed', async () => {
    show(5 * minute, { registered: false, registration: 'closed' });
    expect(await screen.findByRole('heading', { name: 'Registration closed' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Register Now' })).not.toBeInTheDocument();
  });

  it('offers no second start to who has taken the test, and says when the marks come', async () => {
    show(-5 * minute, { registered: true, isOpen: true }, { attempt: 'pending' });
    const panel = await screen.findByRole('region', { name: 'You have taken this live test' });
    expect(panel).toHaveTextContent(/Every student can take it once\. Marks come after \d/);
    expect(within(panel).getByRole('link', { name: 'See Your Attempt' })).toHaveAttribute(
      'href',
      '/test-results/exam-1/test-9?attempt=attempt-9',
    );
    expect(screen.queryByRole('link', { name: 'Start Test' })).not.toBeInTheDocument();
  });

  it.each([
    ['marked', 'See your results'],
    ['pending', 'See Your Attempt'],
    [undefined, undefined],
  ] as const)('is over after the window; with an attempt: %p', async (attempt, link) => {
    show(-121 * minute, { registered: true }, attempt && { attempt });
    expect(
      await screen.findByRole('heading', { name: 'This live test is over' }),
    ).toBeInTheDocument();
    if (link) {
      expect(await screen.findByRole('link', { name: link })).toHaveAttribute(
        'href',
        '/test-results/exam-1/test-9?attempt=attempt-9',
      );
    } else {
      await act(() => Promise.resolve());
      expect(screen.queryByRole('link', { name: /^See your/i })).not.toBeInTheDocument();
    }
  });

  it('sends visitors to log in and back', async () => {
    server.use(handlers.test(buildLiveTestDetails()));
    const { currentPath } = renderExams({ route });
    await waitFor(() => {
      expect(currentPath()).toBe(`/login?next=${encodeURIComponent(route)}`);
    });
  });

  it('is only for live tests', async () => {
    server.use(handlers.test(buildTestDetails()));
    renderExams({ route, user: {} });
    expect(
      await screen.findByRole('heading', { name: 'This test has no lobby' }),
    ).toBeInTheDocument();
  });

  it('says what to do without a network, and counts on by the device', async () => {
    show(5 * minute);
    server.use(http.get('http://localhost/api/time', () => HttpResponse.error()));
    expect(await screen.findByText('We could not reach the server.')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/^[45]:\d\d$/);
    expect(
      await screen.findByText('Something needs your attention before the test.'),
    ).toBeInTheDocument();
  });
});
