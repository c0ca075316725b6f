import { takeTest } from '../support/completed-attempts.ts';
import { getExam, listExams } from '../support/exams.ts';
import {
  expectAccessible,
  expectBackground,
  expectNoOverflow,
  expectUnderSiteName,
  expectVisibleIn,
} from '../support/layout.ts';
import { laterLiveTests } from '../support/live-tests.ts';
import { expectHydrated, goToExams } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

// Files are made to fail between page and gateway; what the service worker fetches does not pass there.
test.use({ serviceWorkers: 'block' });

const widths = [360, 768, 1024, 1440, 1920];
const axeWidths = [360, 1440];

interface Screen {
  path: string;
  heading: string | RegExp;
}

/** The exam with the shortest list: axe checks row by row, and all rows are alike. */
async function smallestExam() {
  const [smallest] = (await listExams()).toSorted(
    (one, other) => one.totalTests - other.totalTests,
  );
  return getExam(smallest?._id);
}

async function screensOf(token: string): Promise<Screen[]> {
  const exam = await smallestExam();
  const { _id: examId } = exam;
  const [live] = await laterLiveTests(token);
  return [
    { path: '/exam-test-series', heading: 'All Exam Test Series' },
    { path: '/exam-test-series?category=defence', heading: 'UPSC CDS' },
    { path: '/exam-test-series?q=qqqxxqqq', heading: 'No exams found' },
    { path: `/exam-details/${examId}`, heading: `${exam.name} Test Series` },
    { path: `/exam-details/${live?.examId}?category=full`, heading: /Live Test/ },
    { path: '/exam-test-series?q=cat', heading: 'No exams found' },
    { path: `/exam-details/${examId}?q=zzz`, heading: 'No test matches' },
    { path: '/exam-details/unknown', heading: 'Exam not found' },
    { path: `/test-details/${examId}/${exam.tests[1]?._id}`, heading: 'How it is marked' },
    { path: `/test-details/${live?.examId}/${live?.testId}`, heading: /^Live test/ },
  ];
}

test('the exam screens work at every width and are accessible, in light and dark colours', async ({
  page,
  loggedIn,
}) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const { path, heading } of await screensOf(loggedIn.token)) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page, `${path}, ${width}`);
      if (axeWidths.includes(width)) await expectAccessible(page, `${path}, ${width}`);
      await expectVisibleIn(['dark'], page, path);
    }
  }
});

test('what a student has done is readable on the exam screens, in light and dark colours', async ({
  page,
  request,
  loggedIn,
}) => {
  test.setTimeout(300_000);
  const { _id: examId, name, tests } = await smallestExam();
  const [mock] = tests.filter(({ category }) => category === 'full');
  const headers = { authorization: `Bearer ${loggedIn.token}` };
  await takeTest(request, loggedIn.token, { examId, testId: tests[1]?._id ?? '' });
  await takeTest(request, loggedIn.token, { examId, testId: mock?._id ?? '' });
  await request.post(`/tests/${mock?._id}/start`, { headers });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const { path, heading } of [
    { path: '/exam-test-series', heading: name },
    { path: `/exam-details/${examId}`, heading: 'Full mock tests' },
    { path: `/exam-details/${examId}?show=taken&sort=lowest-score`, heading: 'Tests' },
    { path: `/test-details/${examId}/${mock?._id}`, heading: /^Your last result/ },
  ]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Resume/ }).first()).toBeVisible();
    if (path !== '/exam-test-series') {
      const note = page.getByRole('paragraph').filter({ hasText: 'This test is running.' });
      const strip = page.getByRole('list', { name: 'Tests in progress' }).getByRole('listitem');
      await expectBackground(note.or(strip), '--color-primary-soft');
    }
    for (const width of axeWidths) {
      await page.setViewportSize({ width, height: 900 });
      await expectUnderSiteName(page, `${path}, ${width}`);
      await expectNoOverflow(page, `${path}, ${width}`);
      await expectAccessible(page, `${path}, ${width}`);
      await expectVisibleIn(['dark', 'forced colours'], page, path);
    }
  }
});

test('a remote that failed is accessible', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.route('**/remotes/exams/mf-manifest.json*', (route) => route.fulfill({ status: 502 }));
  await goToExams(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(
    'could not be loaded',
  );
  await expectAccessible(page, 'a failed remote');
});

test('the exams are readable in forced colours', async ({ page }) => {
  const { _id: examId } = await smallestExam();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { path, heading } of [
    { path: '/exam-test-series', heading: 'SSC CGL' },
    { path: `/exam-details/${examId}`, heading: 'Full mock tests' },
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectVisibleIn(['forced colours'], page, path);
  }
});

test('arrow keys switch the tabs of an exam, each with its URL', async ({ page }) => {
  const [exam] = await listExams();
  await page.goto(`/exam-details/${exam?._id}`);
  await expectHydrated(page);
  await page.getByRole('tab', { name: /^All Tests/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^Chapterwise/ })).toBeFocused();
  await expect(page).toHaveURL(/\?category=chapterwise$/);
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/\/exam-details\/[^?]+$/);
});

test('the tab in the URL is visible on a phone too', async ({ page }) => {
  const [exam] = await listExams();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/exam-details/${exam?._id}?category=setwise`);
  const tab = page.getByRole('tab', { name: /^Setwise/ });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect
    .poll(async () => {
      const box = await tab.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 360;
    })
    .toBe(true);
});
