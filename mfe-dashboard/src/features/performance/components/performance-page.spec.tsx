import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { buildPerformance } from '../../../testing/builders';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';

const server = startDashboardServer();
const route = '/dashboard/performance';

function tiles() {
  return screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
}

describe('performance', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('shows statistics, subjects and months', async () => {
    server.use(handlers.performance(buildPerformance()));
    renderDashboard(route);
    const subjects = await screen.findByRole('region', { name: 'Subject-wise Performance' });
    expect(tiles()).toEqual([
      'Overall Percentile87.4/100',
      'Accuracy73%',
      'Speed1.4questions a minute',
      'All India Rank#12Top 13% of test takers (340 students)',
    ]);
    expect(within(subjects).getByRole('listitem')).toHaveTextContent('English74%Top 24%Rank #40');
    expect(screen.getByRole('region', { name: 'Your Exams' })).toHaveTextContent(
      'SSC CGLPercentile 90.2, rank 9 of 120 students, over 3 tests',
    );
    expect(screen.getByRole('region', { name: 'Topic-wise Performance' })).toHaveTextContent(
      'Idioms30%English, 6 of 20 right. Up 12 points on your earlier tests.',
    );
    expect(within(subjects).getByRole('progressbar', { name: 'English score' })).toHaveAttribute(
      'aria-valuenow',
      '74',
    );
    const improvement = screen.getByRole('region', { name: 'Your Improvement' });
    expect(improvement).toHaveTextContent('Your average is 62%, up 12 points since Oct 2026.');
    expect(
      within(improvement)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['50%Oct 2026', '62%Nov 2026']);
  });

  it('shows no rank or percentile that says nothing', async () => {
    const given = buildPerformance();
    server.use(
      handlers.performance({
        ...given,
        overall: { ...given.overall, percentile: 100, rank: 1, students: 1, ranked: false },
        exams: given.exams.map((exam) => ({ ...exam, ranked: false, comparedTests: 0 })),
        subjects: given.subjects.map((subject) => ({ ...subject, ranked: false })),
      }),
    );
    renderDashboard(route);
    const subjects = await screen.findByRole('region', { name: 'Subject-wise Performance' });
    expect(within(subjects).getByRole('listitem')).toHaveTextContent(/^English74%$/);
    expect(tiles()[0]).toBe('Overall PercentileN/A');
    expect(document.body).not.toHaveTextContent(/Top \d|#\d|[Rr]ank \d|ercentile \d/);
    expect(screen.getByRole('region', { name: 'Your Exams' })).toHaveTextContent(
      'Not ranked yet: 0 of your 4 tests have 20 students so far, a rank needs 3',
    );
  });

  it('shows as many months as fit, with a sentence about them', async () => {
    const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
    const improvement = names.map((name, index) => ({ month: `${name} 2026`, score: 40 + index }));
    server.use(handlers.performance({ ...buildPerformance(), improvement }));
    const real = window.matchMedia.bind(window);
    const media = jest.spyOn(window, 'matchMedia');
    for (const [isWide, count, since] of [
      [false, 6, 'Your average is 47%, up 5 points since Mar 2026.'],
      [true, 8, 'Your average is 47%, up 7 points since Jan 2026.'],
    ] as const) {
      media.mockImplementation((query) => Object.assign(real(query), { matches: isWide }));
      const { unmount } = renderDashboard(route);
      const region = await screen.findByRole('region', { name: 'Your Improvement' });
      expect(within(region).getAllByRole('listitem')).toHaveLength(count);
      expect(region).toHaveTextContent(since);
      unmount();
    }
  });

  it('shows its empty states', async () => {
    server.use(
      handlers.performance({
        overall: {
          ...{ percentile: 0, accuracy: 0, speed: 0, rank: null, students: 0 },
          ...{ ranked: false, testsFinished: 0, minTests: 3, minParticipants: 20 },
        },
        exams: [],
        topics: [],
        subjects: [],
        improvement: [],
      }),
    );
    renderDashboard(route);
    expect(await screen.findByText('No subject data available')).toBeInTheDocument();
    expect(screen.getByText('No improvement data available')).toBeInTheDocument();
    expect(tiles()[3]).toBe('All India RankN/AFinish 3 tests to be ranked: you have finished 0');
  });

  it('shows a load failure', async () => {
    server.use(handlers.refusal('/api/user/performance', 503));
    renderDashboard(route);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  });
});
