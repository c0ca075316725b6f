import type { ResponseOf } from '@abhyas/web-kit/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { watchConsole } from '../support/console.ts';
import { openNow } from '../support/live-tests.ts';
import { announceOwnLiveTest } from '../support/own-live-test.ts';
import { logIn } from '../support/sign-in.ts';
import { registerStudent } from '../support/student.ts';
import { openAllGroups } from '../support/test-list.ts';
import { expect, given, test, then, when } from '../support/test.ts';

const list = '/exam-test-series';

type ExamDetail = ResponseOf<'/exams/{examId}'>;
type Paper = ResponseOf<'/tests/{testId}'>;

/** An exam as the API returns it, by a search for its name. */
async function findExam(page: Page, name: string): Promise<ExamDetail> {
  const found = await page.request.get('/exams/search', { params: { q: name } });
  const { exams } = (await found.json()) as ResponseOf<'/exams/search'>;
  const id = exams.find((exam) => exam.name === name)?._id;
  return (await (await page.request.get(`/exams/${id}`)).json()) as ExamDetail;
}

/** The questions that a student gets with a test that they have only opened. */
async function questionsOf(
  request: APIRequestContext,
  testId: string,
  headers: Record<string, string>,
): Promise<Paper['questions']> {
  const response = await request.get(`/tests/${testId}`, { headers });
  expect(response.status()).toBe(200);
  return ((await response.json()) as Paper).questions;
}

function cards(page: Page) {
  return page
    .getByRole('region', { name: 'Exams' })
    .getByRole('link', { name: /^View Test Series/ });
}

test('a visitor finds an exam by a misspelt name and looks around in it', async ({ page }) => {
  const isQuiet = watchConsole(page);

  await given('the list of exams and its pages', async () => {
    await page.goto(list);
    await expect(cards(page)).toHaveCount(12);
    const first = await cards(page).first().getAttribute('href');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${list}?page=2`);
    await expect(cards(page).first()).not.toHaveAttribute('href', first ?? '');
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(cards(page).first()).toHaveAttribute('href', first ?? '');
    await page.goForward();
    await expect(page).toHaveURL(`${list}?page=2`);
  });

  await when('they search for “jee mian”', async () => {
    await page.getByRole('searchbox', { name: 'Search exams' }).fill('jee mian');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(`${list}?q=jee+mian`);
    await expect(page.getByRole('heading', { name: 'JEE Main', exact: true })).toBeVisible();
  });

  await then('a reload and a shared link show the same', async () => {
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('jee mian');
    await expect(page.getByRole('heading', { name: 'JEE Main', exact: true })).toBeVisible();
  });

  const exam = await findExam(page, 'JEE Main');

  await when('they open it', async () => {
    await page.getByRole('link', { name: 'View Test Series: JEE Main' }).click();
    await expect(page).toHaveURL(`/exam-details/${exam._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JEE Main Test Series');
    await expect(page.getByRole('link', { name: /^Buy Now ₹[\d,]+$/ })).toBeVisible();
  });

  await then('its tabs are all tests, then the categories in the given order', async () => {
    const counts = Object.values(exam.testCounts);
    await expect(page.getByRole('tab')).toHaveCount(counts.length + 1);
    const shown = await page.getByRole('tab').allTextContents();
    expect(shown[0]).toBe(`All Tests${exam.tests.length}`);
    expect(shown.slice(1).map((text) => Number(/\d+$/.exec(text)?.[0]))).toEqual(counts);
  });

  await when('they open all groups of the list', () => openAllGroups(page));

  await then('every third test of the whole list is free', async () => {
    const rows = page.getByRole('tabpanel').getByRole('listitem');
    await expect(rows).toHaveCount(exam.tests.length);
    // Groups gather what several imports have added: the rows follow in another order than the tests.
    const actions = await rows.getByRole('link').evaluateAll((links) =>
      links.map((link) => [
        decodeURIComponent(link.getAttribute('href') ?? '')
          .split('/')
          .at(-1),
        link.textContent,
      ]),
    );
    expect(new Map(actions as [string, string][])).toEqual(
      new Map(
        exam.tests.map(({ _id }, index) => [_id, index % 3 === 0 ? 'Start Test' : 'View Details']),
      ),
    );
  });

  await when('they choose a category', async () => {
    await page.getByRole('tab', { name: /^Setwise/ }).click();
    await expect(page).toHaveURL(`/exam-details/${exam._id}?category=setwise`);
  });

  await then('only its tests are listed, and the same ones are free', async () => {
    const own = exam.tests.flatMap(({ category, title }, index) =>
      category === 'setwise' ? [{ title, isFree: index % 3 === 0 }] : [],
    );
    const rows = page.getByRole('tabpanel').getByRole('listitem');
    await expect(rows).toHaveCount(own.length);
    expect(await rows.getByRole('heading').allTextContents()).toEqual(own.map((row) => row.title));
    const actions = await rows.getByRole('link').allTextContents();
    expect(actions).toEqual(own.map(({ isFree }) => (isFree ? 'Start Test' : 'View Details')));
  });

  await then('the syllabus opens and closes by keyboard, and the focus returns', async () => {
    const opener = page.getByRole('button', { name: 'View Syllabus' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'JEE Main syllabus' });
    await expect(dialog.getByRole('heading', { name: /^Physics/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await when('they look at a test and go back twice', async () => {
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/test-details\//);
    await expect(page.getByRole('heading', { name: 'How it is marked' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`/exam-details/${exam._id}?category=setwise`);
    await expect(page.getByRole('tab', { name: /^Setwise/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.goBack();
    await expect(page.getByRole('tab', { name: /^All Tests/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  await then('the console shows no errors', async () => isQuiet());
});

test('a visitor saves a test, logs in for it, and removes it again', async ({ page, student }) => {
  const exam = await findExam(page, 'SSC CGL');
  const [first, second] = exam.tests;
  const address = `/exam-details/${exam._id}?category=${first?.category}`;

  await given('a visitor who is not logged in', () => page.goto(address));

  await when('they save a test and log in on request', async () => {
    await page.getByRole('button', { name: `Save: ${first?.title}`, exact: true }).click();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address)}`);
    await logIn(page, student);
  });

  await then('they are back where they were, and the test is saved', async () => {
    await expect(page).toHaveURL(address);
    const saved = page.getByRole('button', { name: `Saved: ${first?.title}`, exact: true });
    await expect(saved).toHaveAttribute('aria-pressed', 'true');
  });

  await when('they save another from its details, by keyboard', async () => {
    await page.goto(`/test-details/${exam._id}/${second?._id}`);
    await page.getByRole('button', { name: `Save: ${second?.title}`, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', { name: `Saved: ${second?.title}`, exact: true }),
    ).toBeFocused();
  });

  await then('the dashboard lists both, the latest first', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('link', { name: 'Saved Tests' }).click();
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items.getByRole('heading')).toContainText([
      second?.title ?? '',
      first?.title ?? '',
    ]);
  });

  await when('they remove one, undo it, and remove it permanently', async () => {
    const remove = page.getByRole('button', { name: `Remove: ${first?.title}` });
    await remove.click();
    await page.getByRole('button', { name: `Undo: remove ${first?.title}` }).click();
    await remove.click();
    await expect(page.getByRole('button', { name: /^Remove:/ })).toHaveCount(1);
  });

  await then('the exam shows it, in the same tab and after a reload', async () => {
    await page.goBack();
    await page.goBack();
    await page.getByRole('link', { name: 'SSC CGL Test Series' }).click();
    const unsaved = page.getByRole('button', { name: `Save: ${first?.title}`, exact: true });
    await expect(unsaved).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(unsaved).toHaveAttribute('aria-pressed', 'false');
    await expect(
      page.getByRole('button', { name: `Saved: ${second?.title}`, exact: true }),
    ).toBeVisible();
  });
});

test('a student registers for a live test, and takes it once it is open', async ({
  page,
  loggedIn,
}) => {
  const headers = { authorization: `Bearer ${loggedIn.token}` };
  const { id, examId, testId, name } = await announceOwnLiveTest(loggedIn);
  const details = `/test-details/${examId}/${testId}`;

  await given('upcoming tests, one of them open for registration', async () => {
    await page.goto('/dashboard/upcoming');
    const item = page.getByRole('listitem').filter({ hasText: name });
    await expect(item).toContainText('Open for Registration');
  });

  await then('its calendar file can be downloaded', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: `Add to Calendar: ${name}` }).click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    const file = await page.request.get(`/exams/${examId}/tests/${testId}/calendar.ics`);
    expect(file.headers()['content-type']).toContain('text/calendar');
    const text = (await file.text()).replaceAll('\r\n ', '');
    expect(text).toContain(`${details}\r\n`);
    expect(text).toContain(`UID:${id}@abhyas\r\n`);
  });

  await when('they register', async () => {
    await page.getByRole('button', { name: `Register Now: ${name}` }).click();
    const item = page.getByRole('listitem').filter({ hasText: name });
    await expect(item).toContainText('Registered');
    await item.getByRole('link', { name: `View Details: ${name}` }).click();
  });

  await then('its details show it, and it is locked until it opens', async () => {
    await expect(page).toHaveURL(details);
    await expect(page.getByRole('heading', { name: /^Live test/ })).toContainText('Registered');
    await expect(page.getByRole('link', { name: 'Start Test' })).toHaveCount(0);
    for (const response of [
      await page.request.get(`/tests/${testId}`, { headers }),
      await page.request.post(`/tests/${testId}/start`, { headers }),
    ]) {
      expect(response.status()).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'test_not_open' });
    }
  });

  await openNow(id);
  await then('it can be taken while it is open', async () => {
    // The service caches a test for a second.
    await expect
      .poll(async () => (await page.request.get(`/tests/${testId}`, { headers })).status())
      .toBe(200);
    await page.reload();
    await page.getByRole('link', { name: 'Start Test' }).click();
  });

  await then('its instructions are shown before, without a question on the wire', async () => {
    const instructions = page.getByRole('dialog');
    await expect(instructions).toContainText(/Questions[1-9]/);
    await expect(instructions).toContainText(/Maximum marks[1-9]/);
    expect(await questionsOf(page.request, testId, headers)).toEqual([]);
    await instructions.getByRole('button', { name: 'Start Test' }).click();
    await expect(page.getByRole('heading', { name: 'Question 1 of' })).toBeVisible();
  });

  await then('the open attempt continues after a reload, and on a second device', async () => {
    expect(await questionsOf(page.request, testId, headers)).not.toEqual([]);
    const saved = page.waitForResponse(
      (it) => it.request().method() === 'PUT' && it.url().endsWith('/progress') && it.ok(),
    );
    await page.keyboard.press('b');
    await saved;
    await page.reload();
    await page.getByRole('dialog').getByRole('button', { name: 'Resume Test' }).click();
    await expect(page.getByRole('radio', { name: /^B/ })).toBeChecked();
    const resumed = await page.request.post(`/tests/${testId}/start`, { headers });
    expect(await resumed.json()).toMatchObject({ resumed: true, revision: expect.any(Number) });
  });

  await then('but not without a registration', async () => {
    const stranger = await registerStudent();
    const response = await page.request.post(`/tests/${testId}/start`, {
      headers: { authorization: `Bearer ${stranger.token}` },
    });
    expect(response.status()).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'not_registered' });
  });
});
