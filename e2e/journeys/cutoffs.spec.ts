import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ResponseOf } from '@abhyas/web-kit/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { showChart } from '../support/charts.ts';
import { takeTest, type CompletedAttempt, type SampleTest } from '../support/completed-attempts.ts';
import { watchConsole } from '../support/console.ts';
import { getExam, listExams } from '../support/exams.ts';
import { expectAccessible, expectNoOverflow, expectVisibleIn } from '../support/layout.ts';
import { changeCutoffs } from '../support/operator-commands.ts';
import { addParticipants } from '../support/participants.ts';
import { stackFolder } from '../support/stack.ts';
import { atWidth, expect, given, test, then, when } from '../support/test.ts';

type Figures = ResponseOf<'/api/test/results/{attemptId}'>['testAttempt'];

/** Both journeys run at the same time, so each has an exam of its own. */
const journeys = [
  { viewport: { width: 360, height: 740 }, exam: 'SSC CHSL', stage: 'Tier 1' },
  { viewport: { width: 1440, height: 900 }, exam: 'RRB NTPC', stage: 'CBT 1' },
];

async function fullTestOf(name: string): Promise<SampleTest> {
  const exams = await listExams();
  const { _id: examId, tests } = await getExam(exams.find((exam) => exam.name === name)?._id);
  return { examId, testId: tests.find(({ category }) => category === 'full')?._id ?? '' };
}

async function figuresOf(
  request: APIRequestContext,
  token: string,
  { attemptId }: CompletedAttempt,
): Promise<Figures> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await request.get(`/api/test/results/${attemptId}`, { headers });
  return ((await response.json()) as ResponseOf<'/api/test/results/{attemptId}'>).testAttempt;
}

/** Cut-offs around the marks of an attempt, and earlier ones of a paper with half the maximum marks. */
async function storeCutoffs(exam: string, stage: string, own: Figures): Promise<string> {
  const cutoff = {
    ...{ stage, year: 2024, category: 'UR', marks: own.marks + 12.5, maxMarks: own.maxMarks },
    ...{ source: `Made for a journey: result of ${stage}`, url: 'https://exams.example/2024' },
  };
  const cutoffs = [
    cutoff,
    { ...cutoff, category: 'OBC', marks: own.marks },
    { ...cutoff, category: 'SC', marks: own.marks - 8.25 },
    { ...cutoff, year: 2023, marks: own.maxMarks * 0.45, maxMarks: own.maxMarks / 2, url: null },
  ];
  const file = join(stackFolder, 'cutoffs', `${exam}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(cutoffs));
  return changeCutoffs('--exam', exam, '--file', file);
}

const section = (page: Page) => page.getByRole('region', { name: 'Cut-offs of Earlier Years' });

for (const { viewport, exam, stage } of journeys) {
  test.describe(`at ${viewport.width} px`, atWidth(viewport.width), () => {
    test.use({ viewport });

    test('results of a full test show the cut-offs that the operator gave', async ({
      page,
      loggedIn,
    }) => {
      const isQuiet = watchConsole(page);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const taken = await given('a full test that thirty students have taken', async () => {
        const own = await takeTest(page.request, loggedIn.token, await fullTestOf(exam));
        await addParticipants([own], 30);
        return own;
      });
      const path = `/test-results/${taken.examId}/${taken.testId}?attempt=${taken.attemptId}`;
      const everyone = page.getByRole('region', { name: 'How Everyone Did' });

      await then('its results have no cut-offs, as nobody gave any', async () => {
        const none = page.waitForResponse('**/cutoffs');
        await page.goto(path);
        expect(await (await none).json()).toEqual({ cutoffs: [] });
        await showChart(everyone);
        await expect(section(page)).toHaveCount(0);
      });

      await when(
        'the operator gives cut-offs, and the student opens the results again',
        async () => {
          const own = await figuresOf(page.request, loggedIn.token, taken);
          const said = await storeCutoffs(exam, stage, own);
          expect(said).toBe(
            `${exam}: 4 cut-offs (${stage} of 2024, ${stage} of 2023) are stored.\n${exam} has 4 cut-offs now.`,
          );
          await page.reload();
          await showChart(everyone);
        },
      );

      await then('they are compared with the marks, with year and source', async () => {
        const latest = section(page).getByRole('table', { name: `Cut-offs, ${stage}, 2024` });
        await expect(latest.getByRole('row', { name: /^UR/ })).toContainText('Below by 12.5');
        await expect(latest.getByRole('row', { name: /^OBC/ })).toContainText('Equal');
        await expect(latest.getByRole('row', { name: /^SC/ })).toContainText('Above by 8.25');
        const earlier = section(page).getByRole('table', { name: `Cut-offs, ${stage}, 2023` });
        await expect(earlier.getByRole('row', { name: /^UR 90%/ })).toContainText(/Below by .*%/);
        await expect(section(page)).toContainText('so we compare percentages');
        await expect(
          section(page).getByRole('link', { name: `Made for a journey: result of ${stage}` }),
        ).toHaveAttribute('href', 'https://exams.example/2024');
      });

      await then('the chart of all participants marks them, and its table too', async () => {
        await expect(everyone).toContainText(`The cut-offs of the real exam (${stage}, 2024) were`);
        await expect(everyone.getByText('Cut-offs of 2024')).toBeVisible();
        await everyone.getByRole('button', { name: 'Show table' }).press('Enter');
        await expect(
          everyone.getByRole('columnheader', { name: 'Cut-offs of 2024' }),
        ).toBeVisible();
        await expectNoOverflow(page, 'the table');
        await everyone.getByRole('button', { name: 'Show chart' }).press('Enter');
        await showChart(everyone);
      });

      await then('everybody can read them, in all colours', async () => {
        await expectNoOverflow(page, 'cut-offs');
        await expectAccessible(page, 'cut-offs');
        await expectVisibleIn(['dark', 'forced colours'], page, 'cut-offs');
      });

      await when('the operator removes them', async () => {
        const said = await changeCutoffs('--exam', exam, '--remove');
        expect(said).toContain(`${exam} has 0 cut-offs now.`);
        const none = page.waitForResponse('**/cutoffs');
        await page.reload();
        expect(await (await none).json()).toEqual({ cutoffs: [] });
      });

      await then('the results are as before', async () => {
        await showChart(everyone);
        await expect(section(page)).toHaveCount(0);
        isQuiet();
      });
    });
  });
}
