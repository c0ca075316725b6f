import type { ResponseOf } from '@abhyas/web-kit/contract';
import { watchConsole } from '../support/console.ts';
import { getExam, listExams } from '../support/exams.ts';
import { markupExam } from '../support/markup-exam.ts';
import { expectHydrated, newAddress, pageDataOf } from '../support/pages.ts';
import { rawRequest } from '../support/raw-http.ts';
import { runningStack } from '../support/stack.ts';
import { alone, expect, test } from '../support/test.ts';

const list = '/exam-test-series';
const evil = markupExam.name;

/** A figure of a program, added up over its labels except the given one. */
async function figureOf(program: string, name: string, label: string): Promise<number> {
  const port = runningStack().ports[program];
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const line = text.split('\n').find((it) => it.startsWith(name) && it.includes(label));
  return Number(line?.split(' ').at(-1) ?? 0);
}

const rendered = () => figureOf('renderer-exams', 'pages_total', 'rendered');
const composed = () => figureOf('pages', 'pages_total', 'composed');

test('what nobody reads in an address is no reason to render a page', alone, async () => {
  const [first] = await listExams();
  const pages = [list, `${list}?page=2`, `/exam-details/${first?._id}`];
  for (const path of pages) await rawRequest(newAddress(path));
  const before = [await rendered(), await composed()];
  for (const path of pages) {
    for (let number = 0; number < 20; number += 1) {
      const junk = `x${number}=%3Cscript%3E&utm_source=${number}&page[]=${number}`;
      const { status, body } = await rawRequest(`${path}${path.includes('?') ? '&' : '?'}${junk}`);
      expect([status, body.includes('<h1')]).toEqual([200, true]);
    }
  }
  expect([await rendered(), await composed()]).toEqual(before);
});

/** What people and their words must never be in a page. */
function expectHarmless(body: string): void {
  expect(body).not.toContain('<!--#');
  expect(body).not.toContain('<script>document');
  expect(body.match(/<script/g)).toHaveLength(body.match(/<\/script>/g)?.length ?? 0);
}

test('a search for markup is a search', async ({ page }) => {
  const expectNoErrors = watchConsole(page);
  const address = `${list}?q=${encodeURIComponent(evil)}`;
  const { status, body } = await rawRequest(address);
  expect(status).toBe(200);
  expectHarmless(body);
  expect(pageDataOf(body).queries).toBeDefined();
  await page.goto(address);
  await expectHydrated(page);
  await expect(page.getByRole('searchbox', { name: 'Search exams' })).toHaveValue(evil);
  await expect(page).toHaveTitle(`Search for “${evil.replaceAll(/\s+/g, ' ')}” · Abhyas`);
  expectNoErrors();
});

test('an exam may be called anything', async ({ page }) => {
  const expectNoErrors = watchConsole(page);
  const response = await rawRequest(
    `/exams/search?q=${encodeURIComponent('Trial document title')}`,
  );
  const { exams } = JSON.parse(response.body) as ResponseOf<'/exams/search'>;
  const found = exams.find(({ name }) => name.includes('document.title'));
  const exam = await getExam(found?._id);
  for (const path of [
    `/exam-details/${exam._id}`,
    `/test-details/${exam._id}/${exam.tests[0]?._id}`,
  ]) {
    const { status, body } = await rawRequest(newAddress(path));
    expect(status).toBe(200);
    expectHarmless(body);
    for (const [, json = ''] of body.matchAll(
      /<script type="application\/ld\+json">(.*?)<\/script>/gs,
    )) {
      expect(JSON.stringify(JSON.parse(json))).toContain('document.title');
    }
    await page.goto(path);
    await expectHydrated(page);
    await expect(page.getByRole('main')).toContainText(
      `</script><script>document.title='x'</script>`,
    );
    await expect(page).not.toHaveTitle('x');
  }
  expectNoErrors();
});
