import { upcomingTestsQuery, type UpcomingTest } from '@abhyas/web-kit';
import { errorBody, startServer } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import {
  buildLiveTestDetails,
  buildOpenAttempt,
  buildUpcomingTest,
} from '../../../testing/builders';
import { renderExams } from '../../../testing/render-exams';
import { handlers, noAttempts } from '../../../testing/server';

const server = startServer(...noAttempts);
const route = '/test-details/exam-1/test-9';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A live test with its window and registration in hours from now. */
function liveTest(opensIn: number, closesIn: number, registrationOpensIn = -100) {
  const [opensAt, closesAt] = [inHours(opensIn), inHours(closesIn)];
  const test = buildLiveTestDetails({ opensAt, closesAt });
  return {
    ...test,
    liveTest: {
      ...test.liveTest,
      registrationOpensAt: inHours(registrationOpensIn),
      registrationClosesAt: closesAt,
    },
  };
}

async function panel() {
  const heading = await screen.findByRole('heading', { name: /^Live test/ });
  return within(heading.closest('section')!);
}

function showTo(student: Partial<UpcomingTest>, opensIn = 24) {
  const test = liveTest(opensIn, opensIn + 12);
  const upcoming = buildUpcomingTest({
    startsAt: test.opensAt,
    closesAt: test.closesAt,
    ...student,
  });
  server.use(
    handlers.test(test),
    handlers.savedTests([]),
    handlers.upcomingTests(() => [upcoming]),
  );
  return renderExams({ route, user: {} });
}

describe('a live test', () => {
  it('registers a student, who then waits until it opens', async () => {
    const test = liveTest(24, 36);
    let upcoming = buildUpcomingTest({ startsAt: test.opensAt, closesAt: test.closesAt });
    server.use(
      handlers.test(test),
      handlers.savedTests([]),
      handlers.upcomingTests(() => [upcoming]),
      handlers.register(() => {
        upcoming = { ...upcoming, registered: true, seatsLeft: 2 };
      }),
    );
    renderExams({ route, user: {} });
    const live = await panel();
    expect(live.getByRole('heading')).toHaveTextContent('Open for Registration');
    expect(live.getByRole('status')).toHaveTextContent('3 places left.');
    expect(live.queryByRole('link', { name: 'Start Test' })).not.toBeInTheDocument();
    await userEvent.click(live.getByRole('button', { name: 'Register Now' }));
    await waitFor(() => {
      expect(live.getByRole('heading')).toHaveTextContent('Registered');
    });
    expect(live.getByRole('heading')).toHaveFocus();
    expect(live.getByRole('status')).toHaveTextContent('You can start on');
    expect(live.queryByRole('button', { name: 'Register Now' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Start Test' })).not.toBeInTheDocument();
  });

  it('can only be resumed once the student has started it', async () => {
    server.use(handlers.openAttempts([buildOpenAttempt({ testId: 'test-9' })]));
    showTo({ registered: true, isOpen: true, registration: 'closed' }, -1);
    await panel();
    expect(await screen.findByRole('link', { name: /^Resume/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Start Test' })).not.toBeInTheDocument();
  });

  it('starts while it is open, for registered students', async () => {
    showTo({ registered: true, isOpen: true, registration: 'closed' }, -1);
    const live = await panel();
    expect(live.getByRole('status')).toHaveTextContent('Open now');
    expect(live.getByRole('link', { name: 'Start Test' })).toHaveAttribute(
      'href',
      '/mock-test/exam-1/test-9',
    );
  });

  it.each([
    [{ registration: 'full', seatsLeft: 0 }, 'Full', 'All places are taken.'],
    [{ registration: 'closed' }, 'Registration closed', 'Registration closed on'],
    [{ registration: 'not_yet' }, 'Registration not open yet', 'Registration opens on'],
  ] as const)('offers nothing but the calendar when %j', async (student, badge, note) => {
    showTo(student);
    const live = await panel();
    expect(live.getByRole('heading')).toHaveTextContent(badge);
    expect(live.getByRole('status')).toHaveTextContent(note);
    expect(live.queryByRole('button')).not.toBeInTheDocument();
    const links = live.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Add to Calendar']);
    expect(links[0]).toHaveAttribute('href', '/exams/exam-1/tests/test-9/calendar.ics');
  });

  it('comes together with its details, which it would move', async () => {
    const { queryClient } = showTo({});
    let answer: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get('*/api/user/upcoming-tests', async () => {
        await arrived;
        return HttpResponse.json([buildUpcomingTest()]);
      }),
    );
    await waitFor(() => {
      const [asked] = queryClient.getQueryCache().findAll(upcomingTestsQuery);
      expect(asked?.state.fetchStatus).toBe('fetching');
    });
    expect(screen.getByText('Loading test details...')).toBeInTheDocument();
    answer();
    await panel();
    expect(screen.getByRole('heading', { name: 'How it is marked' })).toBeInTheDocument();
  });

  it('shows why a registration was rejected', async () => {
    showTo({});
    server.use(handlers.refusal('/api/user/upcoming-tests/:id/register', 409));
    const live = await panel();
    await userEvent.click(live.getByRole('button', { name: 'Register Now' }));
    expect(await live.findByRole('alert')).toHaveTextContent('Refused');
  });

  it('moves the focus to the heading when the last place has gone', async () => {
    const test = liveTest(24, 36);
    let upcoming = buildUpcomingTest({ startsAt: test.opensAt, closesAt: test.closesAt });
    server.use(
      handlers.test(test),
      handlers.savedTests([]),
      handlers.upcomingTests(() => [upcoming]),
      http.post('http://localhost/api/user/upcoming-tests/:id/register', () => {
        upcoming = { ...upcoming, registration: 'full', seatsLeft: 0 };
        const refusal = errorBody({ message: 'All places are taken.', code: 'full' });
        return HttpResponse.json(refusal, { status: 409 });
      }),
    );
    renderExams({ route, user: {} });
    const live = await panel();
    await userEvent.click(live.getByRole('button', { name: 'Register Now' }));
    expect(await live.findByRole('alert')).toHaveTextContent('All places are taken.');
    expect(live.queryByRole('button', { name: 'Register Now' })).not.toBeInTheDocument();
    expect(live.getByRole('heading')).toHaveFocus();
  });

  it('redirects a visitor who registers to the log-in screen and back', async () => {
    server.use(handlers.test(liveTest(24, 36)));
    renderExams({ route });
    const live = await panel();
    expect(live.getByRole('heading')).toHaveTextContent('Open for Registration');
    expect(live.getByRole('link', { name: 'Register Now' })).toHaveAttribute(
      'href',
      '/login?next=%2Ftest-details%2Fexam-1%2Ftest-9',
    );
  });

  it('shows that it is over', async () => {
    server.use(handlers.test(liveTest(-13, -1)));
    renderExams({ route });
    const live = await panel();
    expect(live.getByRole('heading')).toHaveTextContent('Over');
    expect(live.getByRole('status')).toHaveTextContent('This live test closed on');
    expect(live.queryByRole('link')).not.toBeInTheDocument();
  });

  it('retries to load a registration', async () => {
    showTo({ registered: true });
    server.use(handlers.refusal('/api/user/upcoming-tests', 503));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    server.use(handlers.upcomingTests(() => [buildUpcomingTest({ registered: true })]));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await panel()).getByRole('heading')).toHaveTextContent('Registered');
  });

  it('opens on screen while a visitor waits', async () => {
    const soon = liveTest(24, 36, 0.5 / 3600);
    server.use(handlers.test(soon));
    renderExams({ route });
    const live = await panel();
    expect(await live.findByRole('link', { name: 'Register Now' })).toBeVisible();
  });
});
