import { openAttemptsQuery } from '@abhyas/web-kit';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildOpenAttempt, buildProfile, buildTargets } from '../../../testing/builders';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';

const server = startDashboardServer();

function tiles() {
  return screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
}

describe('home', () => {
  it('says when the marks of a live test come, and shows no average without marks', async () => {
    const profile = buildProfile();
    const [entry] = profile.recentActivity;
    if (!entry) throw new Error('The student has taken a test.');
    server.use(
      handlers.profile({
        ...profile,
        ...{ testsTaken: 1, testsMarked: 0, avgScore: 0 },
        recentActivity: [{ ...entry, score: 0, solutionsFrom: '2026-01-01T00:00:00.000Z' }],
      }),
    );
    renderDashboard('/dashboard');
    const activity = await screen.findByRole('region', { name: 'Recent Activity' });
    expect(activity).toHaveTextContent('Marks come when the last student has finished');
    expect(activity).not.toHaveTextContent('0%');
    expect(screen.getByText('Average Score').closest('div')).toHaveTextContent('–');
  });

  it('recommends nothing twice, and knows no last score of an exam that is new', async () => {
    const [set] = buildProfile().recommendedTests;
    server.use(
      handlers.profile(buildProfile({ recommendedTests: [{ ...set!, examId: 'exam-9' }] })),
    );
    renderDashboard('/dashboard');
    const step = await screen.findByRole('region', { name: 'Your next test: SSC CGL Set 2' });
    expect(step).not.toHaveTextContent('You had');
    expect(screen.queryByRole('region', { name: 'Recommended For You' })).toBeNull();
  });

  it('shows the monogram of each exam', async () => {
    renderDashboard('/dashboard');
    const step = await screen.findByRole('region', { name: 'Continue: SSC CGL Set 2' });
    expect(step).toHaveTextContent(/^CGLContinue/);
    const tests = screen.getByRole('region', { name: 'Recommended For You' });
    expect(within(tests).getByRole('listitem')).toHaveTextContent(/^NTPCRRB NTPC/);
  });

  it('draws what is below the first view right after it', async () => {
    renderDashboard('/dashboard', { isFirstScreen: true });
    await screen.findByRole('link', { name: 'Start Test: SSC CGL: Set 2' });
    expect(await screen.findByRole('region', { name: 'Recent Activity' })).toBeInTheDocument();
    expect(tiles()).toHaveLength(3);
  });

  it('leads a new student to the first test, without empty figures', async () => {
    server.use(
      handlers.profile(
        buildProfile({ testsTaken: 0, avgScore: 0, lastTest: null, recentActivity: [] }),
      ),
    );
    renderDashboard('/dashboard');
    const first = await screen.findByRole('region', { name: 'Take your first test' });
    expect(first).toHaveTextContent('No tests taken yet');
    expect(
      within(first).getByRole('link', { name: 'Start Test: SSC CGL: Set 2' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('term')).toBeNull();
    expect(screen.getByText('No recent activity')).toBeInTheDocument();
  });

  it('asks a new student for the exam before it names the first test', async () => {
    server.use(
      handlers.profile(buildProfile({ testsTaken: 0, lastTest: null, recentActivity: [] })),
      handlers.targets(buildTargets({ asked: false })),
    );
    renderDashboard('/dashboard');
    const first = await screen.findByRole('region', { name: 'Take your first test' });
    expect(first).toHaveTextContent('First choose your exam below.');
    expect(within(first).queryByRole('link')).toBeNull();
    const tests = screen.getByRole('region', { name: 'Recommended For You' });
    expect(within(tests).getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows the next step first, then statistics and recent activity', async () => {
    renderDashboard('/dashboard');
    expect(screen.getByText('Loading your dashboard...')).toBeInTheDocument();
    const start = await screen.findByRole('link', { name: 'Start Test: SSC CGL: Set 2' });
    expect(start).toHaveAttribute('href', '/mock-test/exam-1/test-2');
    const [step] = screen.getAllByRole('region');
    expect(step).toHaveAccessibleName('Continue: SSC CGL Set 2');
    expect(step).toContainElement(start);
    expect(step).toHaveTextContent(
      'Mixed set20 questions25 minMost taken in SSC CGL. You had 72% in your last test of this exam.',
    );
    const others = screen.getByRole('region', { name: 'Recommended For You' });
    expect(within(others).getByRole('listitem')).toHaveTextContent(
      /^NTPCRRB NTPCMock 1Full mock100 questions1 h 30 minA full mock to try out RRB NTPCStart Test$/,
    );
    expect(tiles()).toEqual(['Tests Taken3', 'Average Score67%', 'Last Test TakenSSC CGL: Set 1']);
    const activity = screen.getByRole('region', { name: 'Recent Activity' });
    expect(activity).toHaveTextContent('20 Nov 2026');
    expect(activity).toHaveTextContent('Score: 72%');
    expect(activity).not.toHaveTextContent('marks');
    expect(within(activity).getByRole('link', { name: 'SSC CGL: Set 1' })).toHaveAttribute(
      'href',
      '/test-results/exam-1/test-1?attempt=attempt-1',
    );
  });

  it('shows marks where the last test gives marks of its own', async () => {
    const [activity] = buildProfile().recentActivity;
    const recentActivity = [{ ...activity!, score: 0, marks: 60, maxMarks: 80 }];
    server.use(handlers.profile(buildProfile({ recentActivity })));
    renderDashboard('/dashboard');
    const list = await screen.findByRole('region', { name: 'Recent Activity' });
    expect(list).toHaveTextContent('Score: 0%60 of 80 marks');
    expect(screen.getByRole('region', { name: /^Continue/ })).toHaveTextContent(
      'You had 60 of 80 marks in your last test of this exam.',
    );
  });

  it('shows a running test first of all, until it has ended', async () => {
    server.use(handlers.openAttempts([buildOpenAttempt()]));
    const { queryClient } = renderDashboard('/dashboard');
    await screen.findByRole('link', { name: 'Start Test: SSC CGL: Set 2' });
    const running = await screen.findByRole('region', { name: 'Your test is running' });
    expect(running).toHaveTextContent('Tier 1 Mock Test 1SSC CGL12 of 100 answered43 min left');
    expect(
      within(running).getByRole('link', { name: 'Resume: SSC CGL: Tier 1 Mock Test 1' }),
    ).toHaveAttribute('href', '/mock-test/exam-1/test-2');
    expect(screen.getAllByRole('region')[0]).toBe(running);

    server.use(handlers.openAttempts([]));
    await queryClient.invalidateQueries({ queryKey: ['attempt', 'open-attempts'] });
    await waitFor(() => expect(running).not.toBeInTheDocument());
  });

  it('waits for the running tests, so that the page does not move when they arrive', async () => {
    let resolve: () => void = () => undefined;
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    server.use(
      http.get('*/api/user/open-attempts', async () => {
        await promise;
        return HttpResponse.json([buildOpenAttempt()]);
      }),
    );
    const { queryClient } = renderDashboard('/dashboard');
    await waitFor(() => {
      const fetching = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
      expect(fetching.map(({ queryKey }) => queryKey)).toEqual([openAttemptsQuery.queryKey]);
    });
    expect(screen.getByText('Loading your dashboard...')).toBeInTheDocument();
    resolve();
    await screen.findByRole('link', { name: 'Start Test: SSC CGL: Set 2' });
    expect(screen.getByRole('region', { name: 'Your test is running' })).toBeInTheDocument();
  });

  it('says politely that the last minutes run', async () => {
    server.use(handlers.openAttempts([buildOpenAttempt({ remainingSeconds: 250 })]));
    renderDashboard('/dashboard');
    expect(await screen.findByText('Less than 5 minutes left for Tier 1 Mock Test 1.')).toHaveRole(
      'status',
    );
  });

  it('shows its empty states', async () => {
    server.use(
      handlers.profile(
        buildProfile({
          testsTaken: 0,
          avgScore: 0,
          lastTest: null,
          recentActivity: [],
          recommendedTests: [],
        }),
      ),
    );
    renderDashboard('/dashboard');
    expect(await screen.findByText('No recommendations available')).toBeInTheDocument();
    expect(screen.getByText('No recent activity')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse test series' })).toHaveAttribute(
      'href',
      '/exam-test-series',
    );
  });

  it('shows a load failure and retries', async () => {
    server.use(handlers.refusal('/api/user/profile', 503));
    renderDashboard('/dashboard');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your dashboard could not be loaded',
    );
    server.use(handlers.profile(buildProfile()));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(
      await screen.findByRole('link', { name: 'Start Test: SSC CGL: Set 2' }),
    ).toBeInTheDocument();
  });
});
