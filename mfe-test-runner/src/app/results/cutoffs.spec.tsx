import { drawCharts } from '@abhyas/ui/testing';
import { errorBody, renderApp, startServer } from '@abhyas/web-kit/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildServer, type FakeServer } from '../../testing/handlers';
import { buildCutoff } from '../../testing/result-builders';
import { App } from '../app';

const network = startServer();
const address = 'http://localhost/exams/exam-1/tests/test-1/cutoffs';
let server: FakeServer;
/** The requests for cut-offs. */
let asked: string[];

drawCharts();
beforeEach(() => {
  const built = buildServer();
  ({ server } = built);
  server.finished.push('attempt-1');
  asked = [];
  network.use(...built.handlers);
  network.events.removeAllListeners();
  network.events.on('request:start', ({ request }) => {
    if (request.url === address) asked.push(request.url);
  });
});

const open = () =>
  renderApp(<App />, { route: '/test-results/exam-1/test-1?attempt=attempt-1', user: {} });

const section = () => screen.findByRole('region', { name: 'Cut-offs of Earlier Years' });
const noSection = () =>
  expect(screen.queryByRole('region', { name: 'Cut-offs of Earlier Years' })).toBeNull();

describe('cut-offs in the results', () => {
  it('are compared with the own marks, with year and source', async () => {
    server.cutoffs = [
      buildCutoff(),
      buildCutoff({ category: 'OBC', marks: 11.5 }),
      buildCutoff({ year: 2023, marks: 80, maxMarks: 100, source: { title: 'Notice', url: null } }),
    ];
    open();
    const cutoffs = await section();
    expect(cutoffs).toHaveTextContent('A cut-off is from the real exam');
    const latest = within(cutoffs).getByRole('table', { name: 'Cut-offs, Tier 1, 2024' });
    expect(cutoffs).toHaveTextContent('Tier 1, 2024Out of 20 marks. You have 12.');
    expect(within(latest).getByRole('row', { name: /^UR/ })).toHaveTextContent(
      'UR13.5Below by 1.5',
    );
    expect(within(latest).getByRole('row', { name: /^OBC/ })).toHaveTextContent(
      'OBC11.5Above by 0.5',
    );
    expect(within(cutoffs).getByRole('link', { name: 'Result of Tier 1' })).toHaveAttribute(
      'href',
      'https://exams.example/2024',
    );
    const earlier = within(cutoffs).getByRole('table', { name: 'Cut-offs, Tier 1, 2023' });
    expect(earlier).toHaveTextContent('UR80% (80)Below by 20%');
    expect(cutoffs).toHaveTextContent('so we compare percentages. You have 60%.');
    expect(cutoffs).toHaveTextContent('Source: Notice');
  });

  it('are in the chart of all participants, and in its table', async () => {
    server.cutoffs = [buildCutoff(), buildCutoff({ category: 'OBC', marks: 11.5 })];
    server.results.cohort = {
      ...{ participants: 34, meanMarks: 41.6, topTenthMarks: 82, ownMarks: 60 },
      distribution: Array.from({ length: 10 }, (_, index) => ({
        ...{ from: index * 10, to: index * 10 + 10, participants: index, own: index === 6 },
      })),
    };
    open();
    const everyone = await screen.findByRole('region', { name: 'How Everyone Did' });
    expect(
      await within(everyone).findByText(
        /^The cut-offs of the real exam \(Tier 1, 2024\) were from 57\.5% \(OBC\) to 67\.5% \(UR\)\.$/,
        { selector: 'p' },
      ),
    ).toBeInTheDocument();
    expect(await within(everyone).findByText('Cut-offs of 2024')).toBeInTheDocument();
    await userEvent.click(within(everyone).getByRole('button', { name: 'Show table' }));
    expect(within(everyone).getByRole('columnheader', { name: 'Cut-offs of 2024' })).toBeVisible();
    const row = (name: RegExp) => within(everyone).getByRole('row', { name });
    expect(row(/^60–70%/)).toHaveTextContent('60–70%6HereUR');
    expect(row(/^50–60%/)).toHaveTextContent('50–60%5OBC');
  });

  it('show the latest three first, and all on request', async () => {
    server.cutoffs = [2024, 2023, 2022, 2021].map((year) => buildCutoff({ year }));
    open();
    const cutoffs = await section();
    expect(within(cutoffs).getAllByRole('table')).toHaveLength(3);
    await userEvent.click(within(cutoffs).getByRole('button', { name: 'Show all 4 papers' }));
    expect(within(cutoffs).getAllByRole('table')).toHaveLength(4);
    await userEvent.click(within(cutoffs).getByRole('button', { name: 'Show the latest' }));
    expect(within(cutoffs).getAllByRole('table')).toHaveLength(3);
  });

  it('are not there without any, nor of an exam that is no longer offered', async () => {
    const { unmount } = open();
    await screen.findByRole('region', { name: 'Overall Performance' });
    await waitFor(() => expect(asked).toHaveLength(1));
    noSection();
    unmount();
    const gone = errorBody({ message: 'No longer offered.', code: 'test_archived' });
    network.use(http.get(address, () => HttpResponse.json(gone, { status: 404 })));
    open();
    await screen.findByRole('region', { name: 'Overall Performance' });
    await waitFor(() => expect(asked).toHaveLength(2));
    noSection();
  });

  it('are not asked for after a test that is no full test', async () => {
    server.cutoffs = [buildCutoff()];
    server.results.testAttempt.category = 'topicwise';
    open();
    await screen.findByRole('region', { name: 'Overall Performance' });
    expect(asked).toEqual([]);
    noSection();
  });

  it('can be loaded again after a failure, which leaves the results as they are', async () => {
    server.cutoffs = [buildCutoff()];
    const broken = errorBody({ message: 'Not now.', code: 'bad_gateway' });
    network.use(
      http.get(address, () => HttpResponse.json(broken, { status: 400 }), { once: true }),
    );
    open();
    expect(await section()).toHaveTextContent('We could not load the cut-offs.');
    expect(screen.getByRole('region', { name: 'Overall Performance' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Cut-offs, Tier 1, 2024' })).toBeVisible();
  });
});
