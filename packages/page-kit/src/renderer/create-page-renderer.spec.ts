import { ApiError } from '@abhyas/web-kit';
import { describe, expect, it, jest } from '@jest/globals';
import { createElement } from 'react';
import { useLocation } from 'react-router';
import type { PublicPage } from '../public-pages';
import { createPageRenderer } from './create-page-renderer';

const page: PublicPage = {
  path: '/exams/:id',
  search: ['q', 'page'],
  load: ({ params, changesAt }) => {
    if (params['id'] === 'none')
      throw new ApiError({ status: 404, code: 'not_found', message: 'None' });
    if (params['id'] === 'old')
      throw new ApiError({ status: 404, code: 'archived', message: 'Old' });
    if (params['id'] === 'broken')
      throw new ApiError({ status: 503, code: 'broken', message: 'Broken' });
    changesAt(5_000);
    changesAt(7_000);
    return { title: 'Exam', canonical: `/exams/${params['id']}` };
  },
  missing: { title: 'Not found' },
  isGone: (error) => (error as ApiError).code === 'archived',
  gone: { title: 'Gone' },
};

function App() {
  const { pathname, search } = useLocation();
  return createElement('p', null, pathname + search);
}

const renderer = createPageRenderer({ App, pages: [page] });
const addressOf = (path: string) => renderer.addressOf(new URL(path, 'http://page'));

describe('createPageRenderer', () => {
  it.each([
    ['/exams/1', '/exams/1'],
    ['/exams/1?page=2&utm_source=x&q=a%20b', '/exams/1?q=a+b&page=2'],
    ['/exams/1?q=&page=', '/exams/1'],
    [`/exams/1?q=${'x'.repeat(201)}`, '/exams/1'],
    ['/exams/1?q=a&q=b', '/exams/1?q=a'],
    ['/other', undefined],
  ])('knows %s by %s', (path, address) => {
    expect(addressOf(path)).toBe(address);
  });

  it('renders a page, with what is said about it', async () => {
    expect(await renderer.render('/exams/1?q=a')).toMatchObject({
      status: 200,
      head: { title: 'Exam', canonical: '/exams/1' },
      html: '<p>/exams/1?q=a</p>',
      changesAt: 5_000,
    });
  });

  it('renders the same page again as long as it shows the same', async () => {
    const read: PublicPage = {
      path: '/exams/:id',
      load: async ({ queries }) => {
        await queries.fetchQuery({ queryKey: ['exam'], queryFn: () => 'An exam' });
        return { title: 'Exam' };
      },
    };
    const { render } = createPageRenderer({ App, pages: [read] });
    const first = await render('/exams/1');
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    expect(await render('/exams/1')).toEqual(first);
    now.mockRestore();
  });

  it('reads the path as browsers do', async () => {
    expect(await renderer.render('/exams/%6E%6f%6ee')).toMatchObject({ status: 404 });
    expect(await renderer.render('/exams/%')).toMatchObject({ status: 200 });
  });

  it('says what is missing, and what was there once', async () => {
    expect(await renderer.render('/exams/none')).toMatchObject({
      status: 404,
      head: { title: 'Not found' },
    });
    expect(await renderer.render('/exams/old')).toMatchObject({
      status: 410,
      head: { title: 'Gone' },
    });
  });

  it('shares one page among all unknown addresses, and leaves some to the browser', async () => {
    const unknown: PublicPage = { path: '*', status: 404, load: () => ({ title: 'Unknown' }) };
    const browserPages = ['/exams/:id/lobby'];
    const { addressOf: find, render } = createPageRenderer({
      App,
      pages: [page, unknown],
      browserPages,
    });
    const at = (path: string) => find(new URL(path, 'http://page'));
    expect([at('/exams/1/2?q=a'), at('/other')]).toEqual(['/*', '/*']);
    expect([at('/exams/1'), at('/exams/1/lobby')]).toEqual(['/exams/1', undefined]);
    expect(await render('/*')).toMatchObject({ status: 404 });
  });

  it('renders nothing while a service is away', async () => {
    await expect(renderer.render('/exams/broken')).rejects.toThrow('Broken');
  });
});
