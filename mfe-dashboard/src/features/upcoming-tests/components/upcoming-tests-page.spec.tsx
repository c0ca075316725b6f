import { errorBody } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { buildUpcomingTest } from '../../../testing/builders';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';

const server = startDashboardServer();
const route = '/dashboard/upcoming';

describe('upcoming tests', () => {
  it('registers for a test, which then links to its details', async () => {
    let upcoming = buildUpcomingTest();
    server.use(
      http.get('http://localhost/api/user/upcoming-tests', () => HttpResponse.json([upcoming])),
      http.post('http://localhost/api/user/upcoming-tests/:id/register', () => {
        upcoming = { ...upcoming, registered: true };
        return HttpResponse.json({ success: true, registered: true });
      }),
    );
    renderDashboard(route);
    const item = (await screen.findByRole('heading', { name: /All India Mock/ })).closest('li');
    expect(item).toHaveTextContent('Open for Registration');
    expect(item).toHaveTextContent('6 Dec 2026 at 10:00 am');
    expect(item).toHaveTextContent('1 h 30 min');
    await userEvent.click(
      screen.getByRole('button', { name: 'Register Now: All India Mock, SSC CGL' }),
    );
    const details = await screen.findByRole('link', {
      name: 'View Details: All India Mock, SSC CGL',
    });
    expect(details).toHaveAttribute('href', '/test-details/exam-1/test-9');
    await waitFor(() => {
      expect(details).toHaveFocus();
    });
    expect(item).toHaveTextContent('Registered');
    expect(
      screen.getByRole('link', { name: 'Add to Calendar: All India Mock, SSC CGL' }),
    ).toHaveAttribute('href', '/exams/exam-1/tests/test-9/calendar.ics');
  });

  it('starts an open test for registered students', async () => {
    server.use(handlers.upcomingTests([buildUpcomingTest({ registered: true, isOpen: true })]));
    renderDashboard(route);
    expect(await screen.findByRole('link', { name: /^Start Test/ })).toHaveAttribute(
      'href',
      '/mock-test/exam-1/test-9',
    );
    expect(screen.getByRole('link', { name: /^View Details/ })).toBeInTheDocument();
  });

  const minute = 60_000;

  /** A registered test that starts in this many milliseconds by the server's clock. */
  function showStartingIn(ms: number, deviceAheadMs: number, { delayMs = 0 } = {}): void {
    const startsAt = Date.now() - deviceAheadMs + ms;
    server.use(
      http.get('http://localhost/api/time', async () => {
        await delay(delayMs);
        return HttpResponse.json({ seconds: (Date.now() - deviceAheadMs) / 1000 });
      }),
      handlers.upcomingTests([
        buildUpcomingTest({
          registered: true,
          startsAt: new Date(startsAt).toISOString(),
          closesAt: new Date(startsAt + 60 * minute).toISOString(),
        }),
      ]),
    );
    renderDashboard(route);
  }

  it.each([0, 1440 * minute, -1440 * minute])(
    'counts down and leads to the lobby, with a device clock that is %d ms ahead',
    async (deviceAheadMs) => {
      showStartingIn(5 * minute, deviceAheadMs);
      expect(await screen.findByText(/^Starts in [45]:\d\d\.$/)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: /^Enter lobby/ })).toHaveAttribute(
        'href',
        '/test-details/exam-1/test-9/lobby',
      );
    },
  );

  it('shows a test with all its buttons at once, also if the time comes later', async () => {
    showStartingIn(5 * minute, 0, { delayMs: 100 });
    expect(await screen.findByRole('link', { name: /^View Details/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Enter lobby/ })).toBeInTheDocument();
  });

  it('shows tests to register for without waiting for the time, and stays with them', async () => {
    let upcoming = buildUpcomingTest();
    server.use(
      http.get('http://localhost/api/time', () => delay('infinite')),
      http.get('http://localhost/api/user/upcoming-tests', () => HttpResponse.json([upcoming])),
      http.post('http://localhost/api/user/upcoming-tests/:id/register', () => {
        upcoming = { ...upcoming, registered: true };
        return HttpResponse.json({ success: true, registered: true });
      }),
    );
    renderDashboard(route);
    await userEvent.click(await screen.findByRole('button', { name: /^Register Now/ }));
    expect(await screen.findByText('Registered')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^View Details/ })).toBeInTheDocument();
  });

  it.each([
    [45 * minute, /^Starts in 4[45] min\.$/, 0],
    [120 * minute, /^You can start on/, 0],
    [-minute, /^Open now, until/, 1],
  ])('has no lobby %d ms before the start', async (ms, words, starts) => {
    showStartingIn(ms, 0);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Enter lobby/ })).not.toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: /^Start Test/ })).toHaveLength(starts);
  });

  it.each([
    ['full', 'Full'],
    ['closed', 'Registration closed'],
    ['not_yet', 'Registration not open yet'],
  ] as const)('offers no registration that is %s', async (registration, words) => {
    const registrationOpensAt = '2026-12-01T04:30:00.000Z';
    server.use(
      handlers.upcomingTests([
        buildUpcomingTest({ registration, registrationOpensAt, seatsLeft: 0 }),
      ]),
    );
    renderDashboard(route);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Register Now/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^View Details/ })).toBeInTheDocument();
  });

  it('shows why a registration was rejected', async () => {
    server.use(
      handlers.upcomingTests([buildUpcomingTest()]),
      handlers.refusal('/api/user/upcoming-tests/:id/register', 409),
    );
    renderDashboard(route);
    await userEvent.click(await screen.findByRole('button', { name: /Register Now/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Refused');
  });

  it('moves the focus to the details when the last place has gone', async () => {
    let upcoming = buildUpcomingTest({ seatsLeft: 1 });
    server.use(
      http.get('http://localhost/api/user/upcoming-tests', () => HttpResponse.json([upcoming])),
      http.post('http://localhost/api/user/upcoming-tests/:id/register', () => {
        upcoming = { ...upcoming, registration: 'full', seatsLeft: 0 };
        const refusal = errorBody({ message: 'All places are taken.', code: 'full' });
        return HttpResponse.json(refusal, { status: 409 });
      }),
    );
    renderDashboard(route);
    await userEvent.click(await screen.findByRole('button', { name: /Register Now/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('All places are taken.');
    expect(screen.queryByRole('button', { name: /Register Now/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^View Details/ })).toHaveFocus();
  });

  it('shows an empty state', async () => {
    renderDashboard(route);
    expect(await screen.findByRole('heading', { name: 'No upcoming tests' })).toBeInTheDocument();
    expect(screen.getByText('Check back later for upcoming tests.')).toBeInTheDocument();
  });
});
