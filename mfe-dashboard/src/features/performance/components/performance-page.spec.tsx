import { drawCharts } from '@abhyas/ui/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAttempt, buildHistory, buildPerformance } from '../../../testing/builders';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';

const server = startDashboardServer();
const route = '/dashboard/performance';

const latestAttempts = [
  buildAttempt({
    _id: 'attempt-2',
    testId: { _id: 'test-2', title: 'Set 2', category: 'setwise' },
    startTime: '2026-11-21T09:30:00.000Z',
    score: 62,
  }),
  buildAttempt({ score: 50 }),
];

function tiles() {
  return screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
}

describe('performance', () => {
  beforeAll(drawCharts);

  beforeEach(() => {
    server.use(handlers.history(() => buildHistory()));
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('shows statistics, subjects and months', async () => {
    server.use(handlers.performance(buildPerformance()));
    renderDashboard(route);
    const subjects = await screen.findByRole('region', { name: 'Subject-wise Performance' });
    expect(tiles()).toEqual([
      'Overall Percentile96/100You did as well as 96% of students, or better',
      'Accuracy73%of your answers are right',
      'Speed1.4questions a minute',
      'All India Rank#12Top 4% of test takers (340 students)',
    ]);
    expect(within(subjects).getByRole('listitem')).toHaveTextContent(
      'English74%Top 25%Rank 40 of 160',
    );
    expect(screen.getByRole('region', { name: 'Your Exams' })).toHaveTextContent(
      'SSC CGLRank 9 of 120 students: Top 8%, from 3 tests',
    );
    expect(screen.getByRole('region', { name: 'Topic-wise Performance' })).toHaveTextContent(
      'Weakest first. “+5%” means: 5% more right answers than in your earlier tests.Idioms30%+12%English, 6 of 20 right',
    );
    expect(within(subjects).getByRole('progressbar', { name: 'English score' })).toHaveAttribute(
      'aria-valuenow',
      '74',
    );
    const improvement = screen.getByRole('region', { name: 'Your Improvement' });
    expect(improvement).toHaveTextContent('Your average is 62%. In Oct 2026 it was 50%.');
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
    expect(tiles()[0]).toBe('Overall PercentileN/AYou get it with your rank');
    expect(document.body).not.toHaveTextContent(/Top \d|#\d|[Rr]ank \d|ercentile \d/);
    const exams = screen.getByRole('region', { name: 'Your Exams' });
    expect(exams).toHaveTextContent(
      'You get a rank in an exam after 3 tests that 20 students or more have taken.',
    );
    expect(exams).toHaveTextContent('0 of 3 tests taken by 20 students');
  });

  it('has one basis for rank, percentile and share, whatever the mean of the percentiles', async () => {
    const given = buildPerformance();
    const overall = { ...given.overall, percentile: 97.4, rank: 51, students: 91 };
    server.use(handlers.performance({ ...given, overall }));
    renderDashboard(route);
    expect(await screen.findByText('45/100')).toBeInTheDocument();
    expect(tiles()[3]).toBe('All India Rank#51Top 57% of test takers (91 students)');
    expect(screen.getByText(/^We rank 91 students by their average result/)).toBeInTheDocument();
  });

  it('shows the scores of an exam as a line, and as a table', async () => {
    server.use(
      handlers.performance(buildPerformance()),
      handlers.history((_page, query) =>
        buildHistory({
          testAttempts: query.get('examId') === 'exam-1' ? latestAttempts : [],
          totalTests: 2,
        }),
      ),
    );
    renderDashboard(route);
    const scores = await screen.findByRole('region', { name: 'Your Scores in SSC CGL' });
    expect(scores).toHaveTextContent(
      'You had 62% in your latest test, and 50% in the first of your last 2 tests.',
    );
    // One exam is no choice.
    expect(within(scores).queryByRole('combobox')).toBeNull();
    const chart = { selector: '[role=group]' };
    expect(
      await within(scores).findByLabelText('Your Scores in SSC CGL, chart', chart),
    ).toBeInTheDocument();
    await userEvent.click(within(scores).getByRole('button', { name: 'Show table' }));
    const rows = within(scores).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'TestDateScore',
      '1. Set 120 Nov 202650%',
      '2. Set 221 Nov 202662%',
    ]);
  });

  it('shows the share of the marks where a test has its own, and says so', async () => {
    const [first, second] = latestAttempts;
    const marked = { ...first!, score: 0, marks: 60, maxMarks: 80 };
    const improvement = [{ month: 'Nov 2026', score: 52.5, byMarks: true }];
    const [subject] = buildPerformance().subjects;
    const subjects = [{ ...subject!, byMarks: true }];
    server.use(
      handlers.performance(buildPerformance({ improvement, subjects })),
      handlers.history(() => buildHistory({ testAttempts: [marked, second!] })),
    );
    renderDashboard(route);
    const note = 'Where a test has its own marks, this is your share of the marks.';
    const scores = await screen.findByRole('region', { name: 'Your Scores in SSC CGL' });
    expect(scores).toHaveTextContent(
      `You had 75% in your latest test, and 50% in the first of your last 2 tests. ${note}`,
    );
    await userEvent.click(within(scores).getByRole('button', { name: 'Show table' }));
    const rows = within(scores).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'TestDateScore',
      '1. Set 120 Nov 202650%',
      '2. Set 221 Nov 202675% (60 of 80 marks)',
    ]);
    expect(screen.getByRole('region', { name: 'Your Improvement' })).toHaveTextContent(
      `Your average in Nov 2026 is 53%. ${note}`,
    );
    const list = screen.getByRole('region', { name: 'Subject-wise Performance' });
    expect(list).toHaveTextContent(note);
  });

  it('lists ranked exams first, and lets the student choose the exam of the line', async () => {
    const given = buildPerformance();
    const exams = [
      { ...given.exams[0]!, ranked: false },
      { ...given.exams[0]!, examId: 'exam-2', name: 'GATE CSE' },
    ];
    server.use(
      handlers.performance({ ...given, exams }),
      handlers.history((_page, query) =>
        buildHistory({ testAttempts: query.get('examId') === 'exam-2' ? latestAttempts : [] }),
      ),
    );
    renderDashboard(route);
    const choice = await screen.findByRole('combobox', { name: 'Exam' });
    const standings = screen.getByRole('region', { name: 'Your Exams' });
    const [ranked] = within(standings).getAllByRole('listitem');
    expect(ranked).toHaveTextContent('GATE CSE');
    await userEvent.selectOptions(choice, 'GATE CSE');
    expect(
      await screen.findByRole('region', { name: 'Your Scores in GATE CSE' }),
    ).toHaveTextContent(/^.*You had 62%/);
  });

  it('says where the scores are missing, and keeps everything else', async () => {
    server.use(
      handlers.performance(buildPerformance()),
      handlers.refusal('/api/user/test-history', 503),
    );
    renderDashboard(route);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your scores could not be loaded');
    expect(screen.getByRole('region', { name: 'Your Improvement' })).toBeInTheDocument();
  });

  it('shows as many months as fit, with a sentence about them', async () => {
    const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
    const improvement = names.map((name, index) => ({ month: `${name} 2026`, score: 40 + index }));
    server.use(handlers.performance({ ...buildPerformance(), improvement }));
    const real = window.matchMedia.bind(window);
    const media = jest.spyOn(window, 'matchMedia');
    for (const [isWide, count, since] of [
      [false, 6, 'Your average is 47%. In Mar 2026 it was 42%.'],
      [true, 8, 'Your average is 47%. In Jan 2026 it was 40%.'],
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
    expect(screen.queryByRole('term')).toBeNull();
    const first = screen.getByRole('region', { name: 'See how you improve' });
    expect(within(first).getByRole('link', { name: 'Browse test series' })).toBeInTheDocument();
  });

  it('shows a load failure', async () => {
    server.use(handlers.refusal('/api/user/performance', 503));
    renderDashboard(route);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  });
});
