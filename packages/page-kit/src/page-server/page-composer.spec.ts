import { beforeEach, describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { PAGE_CONTRACT, type RenderedPage } from '../rendered-page';
import { slotTag, type FrameRoute } from '../server-frame';
import { readTemplate } from './compose-page';
import type { FragmentSource } from './fragment-source';
import { PageComposer } from './page-composer';
import type { Site, SiteReader } from './site';

const none = { scripts: [], styles: [] };
const template = readTemplate(
  '<head><title>x</title><meta name="description" content="x"><script defer src="/main.js"></script></head><div id="root"></div>',
);
const served = {
  base: '/remotes/exams/',
  manifestUrl: '/remotes/exams/mf-manifest.json',
  manifest: {},
  files: {
    release: '1',
    entry: none,
    chunks: {},
    routes: [
      { path: '/exam-test-series', search: ['q', 'page'] },
      { path: '/exam-details/:examId' },
    ],
  },
};
const site: Site = {
  config: { remotes: { exams: served.manifestUrl } },
  remotes: new Map([['exams', served]]),
  version: '1',
};

let route: FrameRoute;
let rendered: RenderedPage;
let sent: string[];
let asked: string[];
let isAway: boolean;
let lastStatus: 200 | 404 | 410 | undefined;

const composer = () =>
  new PageComposer({
    frame: {
      routeOf: () => route,
      element: ({ slot }) =>
        slot === 'marked' ? createElement(slotTag) : createElement('p', null, 'Loading'),
    },
    own: { template, files: { release: '1', entry: none, chunks: {}, routes: [] } },
    site: { read: () => Promise.resolve(site) } as SiteReader,
    fragments: {
      rendersPagesOf: (remote: string) => remote === 'exams',
      read: (_remote: string, address: string) => {
        asked.push(address);
        return Promise.resolve(isAway ? undefined : { page: rendered, etag: '"1"' });
      },
      lastStatus: () => lastStatus,
    } as unknown as FragmentSource,
    origin: 'https://a.example',
    onSent: (source) => sent.push(source),
  });

beforeEach(() => {
  route = { remote: 'exams', title: 'Test series', isUnknown: false, search: [], chunks: [] };
  sent = [];
  asked = [];
  isAway = false;
  lastStatus = undefined;
  rendered = {
    contract: PAGE_CONTRACT,
    release: '1',
    status: 404,
    head: { title: 'Exam not found' },
    html: '<h1>Exam not found</h1>',
    queries: { mutations: [], queries: [] },
  };
});

describe('PageComposer', () => {
  it.each([404, 410] as const)('says with status %s what is missing', async (status) => {
    rendered = { ...rendered, status };
    const page = await composer().page('/exam-details/none');
    expect(page.status).toBe(status);
    expect(page.html.toString()).toContain('<div id="root"><h1>Exam not found</h1></div>');
    expect(page.html.toString()).toContain('<meta name="robots" content="noindex">');
  });

  it('lets scripts wait for the use of a page that is there without them', async () => {
    const scriptOf = async () => {
      const { html } = await composer().page('/login?next=%2Fa&x=1');
      return /<script [^>]*src="\/main.js"/.exec(html.toString())?.[0];
    };
    expect(await scriptOf()).toBe('<script type="late" src="/main.js"');
    isAway = true;
    lastStatus = 200;
    expect(await scriptOf()).toBe('<script defer src="/main.js"');
    route = { ...route, remote: undefined, search: ['next'] };
    expect(await scriptOf()).toBe('<script type="late" data-search="next" src="/main.js"');
    route = { ...route, needsScripts: true };
    expect(await scriptOf()).toBe('<script defer src="/main.js"');
  });

  it('asks a renderer for pages by what they differ in', async () => {
    const pages = composer();
    await pages.page('/exam-test-series?x=1&page=2&utm_source=a&q=a%20b&page=3');
    await pages.page('/exam-test-series?x=2');
    // The list says nothing about the query of this page.
    await pages.page('/exam-details/1?x=1');
    expect(asked).toEqual([
      '/exam-test-series?q=a+b&page=2',
      '/exam-test-series',
      '/exam-details/1?x=1',
    ]);
  });

  it('composes a page once, whatever its address says beside it', async () => {
    const pages = composer();
    await pages.page('/exam-details/none');
    await pages.page('/exam-details/none?utm_source=a&x=%3Cscript%3E');
    expect(sent).toEqual(['composed', 'cache']);
  });

  describe('without the HTML of a remote', () => {
    beforeEach(() => {
      isAway = true;
    });

    it('has the status that the page had last', async () => {
      const pages = composer();
      for (const status of [200, 404, 410, 200] as const) {
        lastStatus = status;
        expect((await pages.page('/exam-details/1')).status).toBe(status);
      }
    });

    it.each([
      ['a page without parameters', '/exam-test-series?q=a', 200],
      ['an address that no page has', '/exam-details/1/nothing', 404],
      ['an address of which only the renderer knows', '/exam-details/1', 503],
    ])('says of %s what is certain', async (_what, target, status) => {
      const page = await composer().page(target);
      expect(page.status).toBe(status);
      expect(page.html.toString()).toContain('<div id="root"><p>Loading</p></div>');
    });

    it('has registry and manifest, and no data of a screen', async () => {
      const { html } = await composer().page('/exam-test-series');
      const [, data = ''] = /id="page-data">(.*?)<\/script>/.exec(html.toString()) ?? [];
      expect(JSON.parse(data)).toEqual({
        config: site.config,
        manifests: { [served.manifestUrl]: served.manifest },
      });
    });

    it('has it again as soon as the renderer answers', async () => {
      const pages = composer();
      rendered = { ...rendered, status: 200 };
      await pages.page('/exam-test-series');
      isAway = false;
      const { html } = await pages.page('/exam-test-series');
      expect(html.toString()).toContain('<h1>Exam not found</h1>');
    });

    it('is there if browsers render all pages of the remote', async () => {
      route = { ...route, remote: 'dashboard' };
      expect((await composer().page('/dashboard/1')).status).toBe(200);
    });
  });
});
