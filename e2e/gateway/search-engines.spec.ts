import { rawRequest } from '../support/raw-http.ts';
import { expect, test } from '../support/test.ts';

test('robots.txt excludes what belongs to one student, and names the sitemap', async ({
  request,
  baseURL,
}) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect((await response.text()).split('\n')).toEqual([
    'User-agent: *',
    ...['/dashboard', '/mock-test', '/test-results', '/api', '/*?q=', '/*&q='].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${new URL('/sitemap.xml', baseURL).href}`,
    '',
  ]);
  expect((await request.post('/robots.txt')).status()).toBe(405);
});

test('the sitemap lists pages of this site that exist', async ({ request, baseURL }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  expect(response.headers()['content-encoding']).toBe('gzip');
  const pages = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc]) => new URL((loc ?? '').replaceAll('&amp;', '&')),
  );
  expect(pages.map(({ origin }) => origin)).toEqual(pages.map(() => new URL(baseURL ?? '').origin));
  for (const path of ['/', '/help', '/exam-test-series']) {
    expect(pages.map(({ pathname }) => pathname)).toContain(path);
  }
  const oneOf = (prefix: string) => pages.find(({ pathname }) => pathname.startsWith(prefix));
  for (const page of [oneOf('/exam-details/'), oneOf('/test-details/')]) {
    const ids = page?.pathname.split('/').slice(2) ?? [];
    expect((await request.get(`/exams/${ids.join('/tests/')}`)).status()).toBe(200);
  }
});

test('only the number of a file distinguishes files of the sitemap', async () => {
  const whole = await rawRequest('/sitemap.xml');
  for (const query of ['?x=1', '?%70art=7', '?part=']) {
    const response = await rawRequest(`/sitemap.xml${query}`);
    expect([response.status, response.body === whole.body], query).toEqual([200, true]);
  }
  for (const query of ['?part=9', '?part=x', '?part=0', '?part=99999999999']) {
    expect((await rawRequest(`/sitemap.xml${query}`)).status, query).toBe(404);
  }
});
