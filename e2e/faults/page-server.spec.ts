import type { RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { listExams } from '../support/exams.ts';
import { withImpostor, type Impostor } from '../support/impostor.ts';
import { expectHydrated, newAddress, pageDataOf } from '../support/pages.ts';
import { rawRequest, type RawResponse } from '../support/raw-http.ts';
import { act, without } from '../support/stack.ts';
import { alone, expect, test, then, when } from '../support/test.ts';

const list = '/exam-test-series';
const WORDS = 'What the renderer has sent';

const examList = (page: Page) => page.getByRole('heading', { name: 'All Exam Test Series' });

/** A page of the exams as their renderer sends it, of the release that is being served. */
async function renderedPage(changes: object = {}): Promise<object> {
  const files = await rawRequest('/remotes/exams/page-files.json');
  return {
    contract: 1,
    release: (JSON.parse(files.body) as { release: string }).release,
    status: 200,
    head: { title: WORDS },
    html: `<p>${WORDS}</p>`,
    queries: { mutations: [], queries: [] },
    chunks: [],
    ...changes,
  };
}

function sends(body: unknown, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    const etag = `"${crypto.randomUUID()}"`;
    response.writeHead(200, { ETag: etag, ...headers }).end(JSON.stringify(body));
  };
}

/** The page of the list for which the page server has asked the renderer. */
async function askedPage(renderer: Impostor): Promise<RawResponse> {
  let page: RawResponse | undefined;
  // One that was slow is not asked again for a moment.
  await expect(async () => {
    const before = renderer.asked.length;
    page = await rawRequest(newAddress(list));
    expect(page.status).toBe(200);
    expect(renderer.asked.length).toBeGreaterThan(before);
  }).toPass();
  if (!page) throw new Error('There is no page.');
  return page;
}

/** The page has its frame, registry and manifest, and nothing from the renderer. */
function expectWithoutScreen({ status, headers, body }: RawResponse): void {
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('Loading the page');
  expect(body).toContain('All exams');
  expect(body).toMatch(/<\/html>\s*$/);
  expect(body).not.toContain(WORDS);
  const { queries, manifests } = pageDataOf(body);
  expect(queries).toBeUndefined();
  expect(Object.keys(manifests ?? {})).toHaveLength(1);
}

/** One that is not waited for, and one whose answer is refused. The specs of `FragmentSource` have all others. */
const faults: Record<string, () => RequestListener | Promise<RequestListener>> = {
  'that hangs': () => () => undefined,
  'that sends unbalanced tags': async () =>
    sends(await renderedPage({ html: `<div><p>${WORDS}</p></div></div></main>` })),
};

test.describe('a renderer', alone, () => {
  for (const [what, makeAnswer] of Object.entries(faults)) {
    test(`${what}: its pages go out without HTML, and work`, async ({ page }) => {
      await withImpostor('renderer-exams', async (renderer) => {
        renderer.answer = await makeAnswer();
        await then('the page is complete without it', async () =>
          expectWithoutScreen(await askedPage(renderer)),
        );
        await when('a visitor opens it', () => page.goto(newAddress(list)));
        await then('the browser shows the list', async () => {
          await expect(examList(page)).toBeVisible();
          await expect(page).toHaveTitle(/^All Exam Test Series/);
        });
      });
    });
  }

  test('sends no header to readers, and learns nothing about them', async () => {
    const address = newAddress(list);
    await withImpostor('renderer-exams', async (renderer) => {
      const own = {
        'Set-Cookie': 'a=b',
        Location: 'https://other.example/',
        Link: '<https://other.example/a.js>; rel=preload',
        Refresh: '0; url=https://other.example/',
        'Content-Security-Policy': "script-src 'unsafe-inline'",
        'Cache-Control': 'public, max-age=3600',
        'X-Accel-Redirect': '/remotes.json',
        'X-From-Renderer': WORDS,
      };
      renderer.answer = sends(await renderedPage(), own);
      const { headers, body } = await rawRequest(address, {
        headers: {
          authorization: 'Bearer of-a-student',
          cookie: 'abhyas-browser=secret',
          'x-forwarded-for': '203.0.113.9',
        },
      });
      expect(body).toContain(WORDS);
      for (const name of ['set-cookie', 'location', 'link', 'refresh', 'x-from-renderer']) {
        expect(headers[name], name).toBeUndefined();
      }
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toMatch(/script-src 'self'[^;]*;/);
      const asked = JSON.stringify(renderer.asked);
      expect(asked).not.toMatch(/of-a-student|secret|203\.0\.113\.9/);
    });
  });
});

/** A page without what differs in each response. */
const commonPart = ({ headers, body }: RawResponse) =>
  body.replaceAll(String(headers['x-request-id']), 'nonce');

test('a student gets the same page as everybody, also from the cache', async ({ student }) => {
  const own = {
    authorization: `Bearer ${student.token}`,
    cookie: `abhyas-browser=${student.token}`,
  };
  for (const path of [list, '/', '/login', '/dashboard', '/nothing']) {
    const address = newAddress(path);
    const first = await rawRequest(address, { headers: own });
    const second = await rawRequest(address);
    const other = await rawRequest(newAddress(path));
    expect(first.body, path).not.toContain(student.name);
    expect(first.body, path).not.toContain(student.token);
    expect(commonPart(second), path).toBe(commonPart(first));
    expect(commonPart(other), path).toBe(commonPart(first));
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
    for (const { headers } of [first, second]) {
      expect(headers['cache-control'], path).toBe('no-cache');
      expect(headers['set-cookie'], path).toBeUndefined();
    }
  }
});

test('the page server gets no credentials, and its cookies reach nobody', alone, async () => {
  await withImpostor('pages', async (pages) => {
    pages.answer = (_request, response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Set-Cookie': 'a=b' })
        .end(WORDS);
    const { headers, body } = await rawRequest(newAddress(list), {
      headers: { authorization: 'Bearer of-a-student', cookie: 'abhyas-browser=secret' },
    });
    expect(body).toBe(WORDS);
    expect(headers['set-cookie']).toBeUndefined();
    expect(JSON.stringify(pages.asked)).not.toMatch(/of-a-student|secret/);
  });
});

/** The page is the shell's own, which browsers fill in. Search engines come back for those that they list. */
async function expectEmptyFrame(path = list, status = 503): Promise<void> {
  const response = await rawRequest(newAddress(path));
  expect(response.status).toBe(status);
  expect(response.body).toContain('<div id="root"></div>');
  expect(response.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
}

async function expectWholePage(): Promise<void> {
  await expect
    .poll(async () => (await rawRequest(newAddress(list))).body)
    .toContain('All Exam Test Series</h1>');
}

/** Everything works in the page of a browser, whoever has rendered it. */
async function expectWorks(page: Page): Promise<void> {
  await page.goto(newAddress(list));
  await expect(examList(page)).toBeVisible();
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
}

test.describe('the page server', alone, () => {
  test('is away: browsers render the page, and it is back afterwards', async ({ page }) => {
    await without('pages', async () => {
      await expectEmptyFrame();
      await expectEmptyFrame('/dashboard', 200);
      await expectWorks(page);
      await page.goto('/nothing');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    });
    await expectWholePage();
    await expectWorks(page);
  });

  test('is killed: it comes back by itself', async ({ page }) => {
    await act('kill', 'pages');
    await expectWorks(page);
    await expectWholePage();
  });

  test('hangs: browsers render the page', async ({ page }) => {
    await act('freeze', 'pages');
    try {
      await expectEmptyFrame();
      await expectWorks(page);
    } finally {
      await act('thaw', 'pages');
    }
    await expectWholePage();
  });

  test('sends half a page: browsers get none of it', async ({ page }) => {
    await withImpostor('pages', async (pages) => {
      pages.answer = (request, response) => {
        response.writeHead(500, { 'Content-Type': 'text/html' });
        response.write(WORDS);
        setTimeout(() => request.socket.destroy());
      };
      await expectEmptyFrame();
      await expectWorks(page);
    });
  });
});

test(
  'the renderer is away: pages go out without HTML, and with it afterwards',
  alone,
  async ({ page }) => {
    await without('renderer-exams', async () => {
      expectWithoutScreen(await rawRequest(newAddress(list)));
      await expectWorks(page);
    });
    await expectWholePage();
  },
);

test('the catalogue is away: pages go out without HTML, and say so', alone, async ({ page }) => {
  const [exam] = await listExams();
  const known = `/exam-details/${exam?._id}`;
  expect((await rawRequest(newAddress(known))).status).toBe(200);
  await without('catalogue', async () => {
    const unknown = '/exam-details/01a20af1-0000-7000-8000-000000000000';
    const { status, body } = await rawRequest(newAddress(unknown));
    expect([status, body.includes('Loading the page')]).toEqual([503, true]);
    // It was there a moment ago, and no page has the other address.
    expect((await rawRequest(newAddress(known))).status).toBe(200);
    expect((await rawRequest(newAddress(`${unknown}/nothing`))).status).toBe(404);
    await page.goto(newAddress(unknown));
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
