import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Targets } from '../../../shared/targets/api/get-targets';
import { buildTargets } from '../../../testing/builders';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';

const server = startDashboardServer();
const question = 'Which exam are you preparing for?';
const targetsUrl = 'http://localhost/api/user/targets';
const exams = [
  { _id: 'cgl', name: 'SSC CGL' },
  { _id: 'chsl', name: 'SSC CHSL' },
  { _id: 'gate', name: 'GATE CSE' },
];

const at = (examName: string, examDate: string | null) => ({
  ...{ examId: examName, examName, examDate },
});

/** Serves the exam search and stores what is put; returns the requests' bodies. */
function serveTargets(): unknown[] {
  const bodies: unknown[] = [];
  let stored = buildTargets({ asked: false });
  server.use(
    http.get('http://localhost/exams/search', ({ request }) => {
      const text = (new URL(request.url).searchParams.get('q') ?? '').toLowerCase();
      const found = exams.filter(({ name }) => name.toLowerCase().includes(text));
      return HttpResponse.json({
        exams: found,
        ...{ currentPage: 1, totalPages: 1, totalExams: found.length },
      });
    }),
    http.get(targetsUrl, () => HttpResponse.json(stored)),
    http.put(targetsUrl, async ({ request }) => {
      const body = (await request.json()) as Pick<Targets, 'targets'>;
      bodies.push(body);
      stored = {
        targets: body.targets.map((target) => ({
          ...target,
          examName: exams.find(({ _id }) => _id === target.examId)?.name ?? '',
        })),
        asked: true,
      };
      return HttpResponse.json(stored);
    }),
  );
  return bodies;
}

const onlyDate = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const),
  ...(['clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
];

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z'), doNotFake: onlyDate });
});

afterEach(() => {
  jest.useRealTimers();
});

const user = userEvent.setup();

describe('the days to the target exams', () => {
  it('are counted, the nearest first, and a new date is asked for when one has passed', async () => {
    server.use(
      handlers.targets(
        buildTargets({
          targets: [
            at('RRB NTPC', '2026-11-22'),
            at('CTET', null),
            at('SSC CGL', '2027-01-05'),
            at('SSC GD', '2026-11-24'),
            at('GATE CSE', '2026-11-23'),
          ],
        }),
      ),
    );
    renderDashboard('/dashboard');
    const section = await screen.findByRole('region', { name: 'Target exams' });
    const items = within(section).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'GATE CSE today23 Nov 2026',
      'SSC GD tomorrow24 Nov 2026',
      'SSC CGL in 43 days5 Jan 2027',
      'CTETAdd the date of CTET',
      'RRB NTPCIt was on 22 Nov 2026. Is there another? Set a new date for RRB NTPC',
    ]);
    expect(within(section).getByRole('link', { name: 'Change' })).toHaveAttribute(
      'href',
      '/dashboard/settings#targets',
    );
  });

  it('are left out for a student who has none', async () => {
    renderDashboard('/dashboard');
    await screen.findByText('Recommended For You');
    expect(screen.queryByText('Target exams')).not.toBeInTheDocument();
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });

  it('appear together with the rest of the page, which a failure does not hold back', async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.use(
      http.get(targetsUrl, async () => {
        await arrived;
        return HttpResponse.json(buildTargets({ targets: [at('CTET', null)] }));
      }),
    );
    renderDashboard('/dashboard');
    expect(await screen.findAllByText('Asha Verma')).not.toEqual([]);
    expect(screen.getByText('Loading your dashboard...')).toBeInTheDocument();
    arrive();
    expect(await screen.findByText('Recommended For You')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Target exams' })).toBeInTheDocument();
  });

  it('fail alone, with Retry', async () => {
    server.use(handlers.refusal('/api/user/targets', 403));
    renderDashboard('/dashboard');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    // After the rest of the page, which it would move.
    const last = screen.getByRole('region', { name: 'Recent Activity' });
    expect(last.nextElementSibling).toBe(screen.getByRole('alert'));
    server.use(handlers.targets(buildTargets({ targets: [at('CTET', null)] })));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Target exams' })).toBeInTheDocument();
  });
});

describe('the question for the target exams', () => {
  it('is answered by keyboard alone', async () => {
    const bodies = serveTargets();
    renderDashboard('/dashboard');
    const field = await screen.findByRole('combobox', { name: 'Exam' });
    field.focus();
    await user.keyboard('ssc');
    await waitFor(() => {
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'SSC CGL',
        'SSC CHSL',
      ]);
    });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { name: 'SSC CHSL' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.keyboard('{Enter}');
    const date = await screen.findByLabelText('Date of SSC CHSL (optional)');
    await waitFor(() => {
      expect(date).toHaveFocus();
    });
    await user.clear(date);
    await user.type(date, '2027-01-05');
    await user.keyboard('{Enter}');
    const section = await screen.findByRole('region', { name: 'Target exams' });
    expect(section).toHaveTextContent('SSC CHSL in 43 days');
    expect(section).toHaveFocus();
    expect(bodies).toEqual([{ targets: [{ examId: 'chsl', examDate: '2027-01-05' }] }]);
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });

  it('can be skipped, and says where to find it again', async () => {
    const bodies = serveTargets();
    renderDashboard('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    const line = await screen.findByText(/You can choose your exams in the settings/);
    expect(line).toHaveFocus();
    expect(bodies).toEqual([{ targets: [] }]);
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });

  it('takes the exam that an arrow key marked, also if others arrive after it', async () => {
    serveTargets();
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.use(
      http.get('http://localhost/exams/search', async ({ request }) => {
        const isLate = new URL(request.url).searchParams.get('q') === 'ssc c';
        if (isLate) await arrived;
        const found = isLate ? exams.toReversed() : exams;
        return HttpResponse.json({
          ...{ exams: found, currentPage: 1, totalPages: 1, totalExams: found.length },
        });
      }),
    );
    renderDashboard('/dashboard');
    (await screen.findByRole('combobox', { name: 'Exam' })).focus();
    await user.keyboard('ssc');
    await screen.findByRole('option', { name: 'SSC CGL' });
    await user.keyboard(' c{ArrowDown}');
    arrive();
    await waitFor(() => {
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        ...['GATE CSE', 'SSC CHSL', 'SSC CGL'],
      ]);
    });
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('SSC CGL');
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText('Date of SSC CGL (optional)')).toBeInTheDocument();
  });

  it('needs an exam, and a date that is possible', async () => {
    const bodies = serveTargets();
    renderDashboard('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    const field = screen.getByRole('combobox', { name: 'Exam' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/Choose an exam from the list, or skip/);
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: 'GATE CSE' }));
    const date = screen.getByLabelText('Date of GATE CSE (optional)');
    await user.type(date, '2026-11-22');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(date).toHaveAccessibleDescription(/This date has passed/);
    expect(date).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove GATE CSE' }));
    expect(screen.queryByLabelText(/GATE CSE/)).not.toBeInTheDocument();
    expect(bodies).toEqual([]);
  });

  it('says when a search finds nothing, and what was wrong when saving fails', async () => {
    serveTargets();
    const sentence = 'We cannot look up exams right now, so nothing was saved.';
    server.use(
      http.put(targetsUrl, () =>
        HttpResponse.json({ message: sentence, code: 'x' }, { status: 422 }),
      ),
    );
    renderDashboard('/dashboard');
    const field = await screen.findByRole('combobox', { name: 'Exam' });
    await user.type(field, 'clat');
    expect(await screen.findByText(/We do not offer “clat” yet/)).toBeInTheDocument();
    await user.clear(field);
    await user.click(await screen.findByRole('option', { name: 'SSC CGL' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByLabelText('Date of SSC CGL (optional)')).toBeInTheDocument();
  });
});
