import type { ResponseOf } from '@abhyas/web-kit/contract';
import type { Locator, Page } from '@playwright/test';
import { takeTest } from '../support/completed-attempts.ts';
import { getExam, listExams } from '../support/exams.ts';
import { expectNoOverflow } from '../support/layout.ts';
import type { Student } from '../support/student.ts';
import { atWidth, expect, given, test, then, when } from '../support/test.ts';

const widths = [360, 1440];

type ExamDetail = ResponseOf<'/exams/{examId}'>;
type TestSummary = ExamDetail['tests'][number];

async function firstExam(): Promise<ExamDetail> {
  const [first] = await listExams();
  return getExam(first?._id);
}

function row(page: Page, { title }: TestSummary) {
  return page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** The test's own Resume link, where it is shown once. */
function resume(page: Page, { title }: TestSummary) {
  return page.getByRole('link', { name: new RegExp(`^Resume, .* left ?: ${title}$`) });
}

/** A student who has taken the second test of an exam, and runs the first of its full mocks. */
async function withAttempts(page: Page, { token }: Student) {
  const exam = await firstExam();
  const taken = exam.tests[1]!;
  const running = exam.tests.find(({ category }) => category === 'full')!;
  await takeTest(page.request, token, { examId: exam._id, testId: taken._id });
  const headers = { authorization: `Bearer ${token}` };
  const started = await page.request.post(`/tests/${running._id}/start`, { headers });
  const { attemptId } = (await started.json()) as ResponseOf<'/tests/{testId}/start', 'post'>;
  const submit = () =>
    page.request.post(`/tests/${attemptId}/submit`, { headers, data: {} }).then((response) => {
      expect(response.ok()).toBe(true);
    });
  return { exam, taken, running, submit };
}

for (const width of widths) {
  test(
    `a student sees where they are in an exam, ${width} px wide`,
    atWidth(width),
    async ({ page, loggedIn }) => {
      await page.setViewportSize({ width, height: 800 });
      const { exam, taken, running, submit } = await given(
        'a student with a result and a running test',
        () => withAttempts(page, loggedIn),
      );

      await when('they open the list of exams', () => page.goto('/exam-test-series'));

      await then('the exam shows the running test, and its figures add up', async () => {
        const card = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('link', { name: `View Test Series: ${exam.name}` }) });
        await expect(resume(card.page(), running)).toBeVisible();
        const [total, ...parts] = (await card.getByRole('definition').allTextContents()).map(
          Number,
        );
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        await card.getByRole('link', { name: `View Test Series: ${exam.name}` }).click();
      });

      await then('the rows say what is running and taken, and what the others cost', async () => {
        const strip = page.getByRole('list', { name: 'Tests in progress' });
        await expect(strip).toContainText(`${running.title} is running.`);
        await expect(strip.getByRole('link')).toHaveAttribute(
          'href',
          `/mock-test/${exam._id}/${running._id}`,
        );
        await expect(row(page, taken)).toContainText(/Taken: \d+% on \d+ \w+ \d{4}/);
        await expect(row(page, exam.tests[0]!)).toContainText('Free');
        await expect(row(page, exam.tests[2]!)).toContainText(`₹${exam.price} series`);
        const mocks = page.getByRole('region', { name: 'Full mock tests' });
        await expect(mocks.getByRole('listitem').first()).toContainText('In progress');
        await expectNoOverflow(page, `rows, ${width}`);
      });

      await when('they look only for what is in progress', async () => {
        const fold = page.getByRole('button', { name: 'Filter and sort' });
        if (await fold.isVisible()) await fold.click();
        await page.getByRole('combobox', { name: 'Show' }).selectOption('In progress');
        await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
      });

      await then('its row resumes it, and so do its details', async () => {
        await row(page, running)
          .getByRole('link', { name: /^Resume, \d+/ })
          .click();
        await expect(page).toHaveURL(`/mock-test/${exam._id}/${running._id}`);
        await page.goto(`/test-details/${exam._id}/${running._id}`);
        await expect(resume(page, running)).toBeVisible();
        await expect(page.getByRole('link', { name: 'Start Test' })).toBeHidden();
      });

      await when('the attempt ends', async () => {
        await submit();
        await page.reload();
      });

      await then('nothing offers to resume it, and the details show the result', async () => {
        await expect(page.getByRole('heading', { name: /^Your last result: \d+%$/ })).toBeVisible();
        await expect(page.getByRole('link', { name: /^Resume/ })).toHaveCount(0);
        await page.getByRole('link', { name: 'View Results' }).click();
        await expect(page.getByRole('heading', { name: 'Test Results' })).toBeVisible();
      });
    },
  );

  test(
    `a visitor finds a test among more than a hundred, ${width} px wide`,
    atWidth(width),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const exam = await firstExam();
      const shelf = page.getByRole('region', { name: 'Full mock tests' });
      const mock = exam.tests.find(({ category }) => category === 'full')!;
      const topicwise = page
        .locator('details')
        .filter({ hasText: /^Topicwise/ })
        .first();

      await given('the long list of an exam', () => page.goto(`/exam-details/${exam._id}`));

      await then('the full mocks come first, and the list is short', async () => {
        await expect(shelf.getByRole('link').first()).toHaveText(mock.title);
        const visible = page.getByRole('tabpanel').getByRole('listitem');
        expect(await visible.count()).toBeLessThan(30);
        await expect(page.getByText('Free with an account:')).toBeVisible();
      });

      await when('they open a group and look at a test of it', async () => {
        await topicwise.locator('summary').click();
        await expect(page).toHaveURL(/open=topicwise/);
        await topicwise
          .getByRole('link', { name: /^View Details/ })
          .first()
          .click();
        await expect(page.getByRole('heading', { name: 'How it is marked' })).toBeVisible();
      });

      await then('Back shows the list as it was', async () => {
        await page.goBack();
        await expect(topicwise).toHaveAttribute('open');
      });

      await when('they search in it', async () => {
        await page.getByRole('searchbox', { name: 'Search these tests' }).fill('mock test 2');
        await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
        await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText(
          `1 of ${exam.tests.length} tests`,
        );
        await page.getByRole('tabpanel').getByRole('link').click();
      });

      await then('Back and a reload show what they have found', async () => {
        await expect(page).not.toHaveURL(/exam-details/);
        await page.goBack();
        await expect(page.getByRole('searchbox')).toHaveValue('mock test 2');
        await page.reload();
        await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
      });
    },
  );

  test(
    `a visitor looks at the exams of a category, ${width} px wide`,
    atWidth(width),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const banking = (await listExams()).filter(({ examCategories }) =>
        examCategories.includes('Banking'),
      );
      const row = page.getByRole('navigation', { name: 'Exam categories' });
      const names = page.getByRole('region', { name: 'Exams' }).getByRole('heading', { level: 2 });

      await given('the list of all exams', () => page.goto('/exam-test-series'));

      await when('they choose a category by keyboard', async () => {
        await tabTo(page, row.getByRole('link', { name: 'Banking' }));
        await page.keyboard.press('Enter');
      });

      await then('its exams are listed, and a reload shows the same', async () => {
        await expect(page).toHaveURL('/exam-test-series?category=Banking');
        await expect(names).toHaveText(banking.map(({ name }) => name));
        await page.reload();
        await expect(names).toHaveText(banking.map(({ name }) => name));
        await expect(row.locator('[aria-current]')).toHaveText(/^Banking/);
        await expect(row.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
        await expectNoOverflow(page, `a category, ${width}`);
      });

      await then('each says its price and what is free', async () => {
        const first = banking[0]!;
        const card = page.getByRole('listitem').filter({
          has: page.getByRole('link', { name: `View Test Series: ${first.name}` }),
        });
        await expect(card).toContainText(`₹${first.price}`);
        await expect(card).toContainText(`${first.freeTests} free tests`);
      });

      await when('they go back', () => page.goBack());

      await then('all exams are listed again', () => expect(names).toHaveCount(12));
    },
  );

  test(
    `a visitor looks for an exam that is not offered, ${width} px wide`,
    atWidth(width),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ['CAT', 'CLAT', 'GMAT', 'GRE']) {
        await page.goto('/exam-test-series');
        await page.getByRole('searchbox', { name: 'Search exams' }).fill(name.toLowerCase());
        await page.getByRole('searchbox').press('Enter');
        await expect(page.getByText(`${name} is not offered yet.`)).toBeVisible();
        await expect(page.getByRole('heading', { name: 'No exams found' })).toBeVisible();
        await expectNoOverflow(page, `${name}, ${width}`);
      }
      const offered = page.getByRole('list', { name: 'Exams that are offered' });
      await offered.getByRole('link', { name: 'SSC CGL' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('SSC CGL Test Series');
    },
  );
}

test('a student folds, filters and resumes by keyboard', async ({ page, loggedIn }) => {
  const { exam, running } = await withAttempts(page, loggedIn);
  await page.goto(`/exam-details/${exam._id}`);
  const group = page
    .locator('details')
    .filter({ hasText: /^Setwise/ })
    .first();
  const summary = group.locator('summary');

  await when('they go to a group', async () => {
    await page.getByRole('tab', { name: /^All Tests/ }).focus();
    await tabTo(page, summary);
  });
  await then('it opens', async () => {
    await page.keyboard.press('Enter');
    await expect(group).toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(group).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  });
  await when('they type a name', async () => {
    await page.getByRole('searchbox', { name: 'Search these tests' }).focus();
    await page.keyboard.type(running.title);
  });
  await then('the next controls lead to the running test', async () => {
    await expect(row(page, running)).toBeVisible();
    await tabTo(page, row(page, running).getByRole('link'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/mock-test/${exam._id}/${running._id}`);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The focus never comes there.');
}
