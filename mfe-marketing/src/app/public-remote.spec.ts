/** @jest-environment @abhyas/build-kit/server-environment */
import { renderPage, takeOver, type TakeOverOptions } from '@abhyas/page-kit/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import routes from './page-routes.json' with { type: 'json' };
import { publicPages } from './public-pages';

type Page = Awaited<ReturnType<typeof renderPage>>;

const load = () => import('./public-remote');

const OFFER = '/exams?page=1&limit=100';
const FAQS = '/api/help/faqs';
const config = {
  remotes: {},
  allowOverrides: false,
  site: {
    phone: '+91 33 4000 0000',
    emails: ['hello@abhyas.example'],
    address: '12 Park Street, Kolkata 700016',
    companyRegistration: 'U80900WB2026PTC000000',
    socials: [{ name: 'YouTube', url: 'https://www.youtube.com/' }],
  },
};
const exam = (name: string, category: string) => ({
  ...{ _id: name, name, color: 'info', examCategories: [category], totalTests: 40, freeTests: 14 },
  description: 'Not for the start page.',
});
const faq = (slug: string, question: string, answer: string) => ({
  ...{ id: slug, slug, question, answer, group: 'Account' },
});
const answers = {
  '/remotes.json': config,
  [OFFER]: {
    exams: [exam('SSC CGL', 'SSC'), exam('GATE CSE', 'Engineering')],
    totals: { exams: 2, tests: 80, questions: 1_12_345 },
  },
  [FAQS]: [
    faq('reset-password', 'How do I reset my password?', 'Choose “Forgot your password”.'),
    faq('rank', 'What is my rank?', 'Your place.\n\nAmong all students.'),
  ],
};
const render = (address: string) => renderPage(load, address, answers);

const phone: [string, TakeOverOptions] = ['a phone', { width: 360 }];
const browsers: [string, TakeOverOptions][] = [
  phone,
  [
    'a computer with dark colours and little motion',
    { width: 1440, media: ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'] },
  ],
  ['a student who is logged in and chose a theme', { storage: { token: 't', theme: 'dark' } }],
];

describe.each([
  { address: '/', text: 'Practise the exam before exam day', takenBy: browsers },
  { address: '/?subject=SSC%20CGL', text: 'Send this form, and our team', takenBy: [phone] },
  { address: '/help', text: 'How do I reset my password?', takenBy: browsers },
  { address: '/help?q=pasword', text: '1 answer for “pasword”', takenBy: [phone] },
  { address: '/terms', text: 'Fair use', takenBy: browsers },
  { address: '/privacy', text: 'What we store', takenBy: [phone] },
  { address: '/refunds', text: 'What is free', takenBy: [phone] },
  { address: '/accessibility/', text: 'More time', takenBy: [phone] },
])('$address', ({ address, text, takenBy }) => {
  let page: Page;
  beforeAll(async () => {
    page = await render(address);
  });

  it('is complete without a script', () => {
    expect(page.status).toBe(200);
    expect(page.html).toContain(text);
    expect(page.html.match(/<h1/g)).toHaveLength(1);
  });

  it.each(takenBy)('is taken over as it is by %s', async (_who, options) => {
    const taken = await takeOver(load, address, page, { answers, config, ...options });
    expect(taken.problems).toEqual([]);
    // What moves by itself needs a button, and does not move for those who want little motion.
    const lost = taken.lost().filter((element) => !element.closest('[aria-label="Pause"]'));
    expect(lost).toEqual([]);
    expect(taken.calls).toEqual([]);
  });
});

describe('the heads', () => {
  const addresses = ['/', '/help', '/terms', '/privacy', '/refunds', '/accessibility'];

  it('differ, and name the page’s path', async () => {
    const heads = [];
    for (const address of addresses) heads.push((await render(address)).head);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(addresses.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(addresses.length);
    for (const { description = '' } of heads) {
      expect(description.length).toBeGreaterThan(60);
      expect(description.length).toBeLessThan(160);
    }
    expect(heads.map(({ canonical }) => canonical)).toEqual(addresses);
  });

  it('keep searches and filled-in forms out of search engines', async () => {
    expect((await render('/help?q=rank')).head.canonical).toBeUndefined();
    expect((await render('/?subject=SSC')).head.canonical).toBeUndefined();
    expect((await render('/?utm_source=mail')).head.canonical).toBe('/');
  });

  it('describe the site and its answers for search engines', async () => {
    const typesOf = async (address: string) =>
      (await render(address)).head.structured?.map(
        (thing) => (thing as { '@type': string })['@type'],
      );
    expect(await typesOf('/')).toEqual(['Organization', 'WebSite']);
    expect(await typesOf('/help')).toEqual(['BreadcrumbList']);
    expect(await typesOf('/terms')).toEqual(['BreadcrumbList']);
  });
});

describe('the start page', () => {
  it('shows what is counted, and carries no more than it shows', async () => {
    const page = await render('/');
    expect(page.html).toContain('1,12,345');
    expect(page.html).toContain('1 exam, 40 tests');
    expect(JSON.stringify(page.queries)).not.toContain('Not for the start page.');
  });

  it('is there without the counts, which the browser then loads', async () => {
    const page = await renderPage(load, '/', { ...answers, [OFFER]: undefined });
    expect(page.html).toContain('We count our exams');
    expect((await takeOver(load, '/', page, { answers, config })).problems).toEqual([]);
  });

  it('keeps the option that was chosen before its script ran', async () => {
    const { screen, act, problems } = await takeOver(load, '/', await render('/'), {
      ...{ answers, config },
      meanwhile: (page) => page.querySelectorAll<HTMLElement>('input[type="radio"]')[0]?.click(),
    });
    await act();
    expect(screen.querySelectorAll<HTMLInputElement>('input[type="radio"]')[0]?.checked).toBe(true);
    expect(screen.textContent).toContain('Right answer.');
    expect(problems).toEqual([]);
  });
});

describe('the help page', () => {
  it('has every answer in its HTML, open without a script', async () => {
    const { html } = await render('/help');
    expect(html).toContain('Among all students.');
    expect(html).not.toContain('hidden=""');
  });

  it('marks its answers for search engines without a further copy of them', async () => {
    const page = await render('/help');
    const marks = [...page.html.matchAll(/itemType="https:\/\/schema\.org\/(\w+)"/gi)];
    const qa = ['Question', 'Answer'];
    expect(marks.map(([, type]) => type)).toEqual(['FAQPage', ...qa, ...qa]);
    expect(page.html).toMatch(
      /itemProp="text"[^>]*><p>Your place\.<\/p><p>Among all students\.<\/p><\/div>/i,
    );
    // In the HTML, and in the data with which the script takes it over.
    expect(JSON.stringify(page).split('Among all students.')).toHaveLength(3);
  });

  it('says at an address under it that there is no page', async () => {
    const page = await render('/help/nothing');
    expect([page.status, page.head]).toEqual([404, { title: 'Page not found' }]);
    const taken = await takeOver(load, '/help/nothing', page, { answers, config });
    expect([taken.problems, taken.lost(), taken.calls]).toEqual([[], [], []]);
    expect(taken.screen.querySelector('h1')?.textContent).toBe('Page not found');
  });

  it('keeps what was typed before its script ran, and searches for it', async () => {
    const { screen, act, problems } = await takeOver(load, '/help', await render('/help'), {
      ...{ answers, config },
      meanwhile: (page) => {
        const box = page.querySelector<HTMLInputElement>('input[type="search"]');
        if (box) box.value = 'rank';
      },
    });
    await act();
    expect(screen.querySelector<HTMLInputElement>('input')?.value).toBe('rank');
    expect(screen.textContent).toContain('1 answer for “rank”');
    expect(location.search).toBe('?q=rank');
    expect(problems).toEqual([]);
  });

  it('opens the answer that the address names, once its script runs', async () => {
    const page = await render('/help');
    const { screen, problems } = await takeOver(load, '/help#rank', page, { answers, config });
    const shown = [...screen.querySelectorAll('button[aria-expanded="true"]')];
    expect(shown.map(({ textContent }) => textContent)).toEqual(['What is my rank?']);
    expect(screen.querySelectorAll('[hidden]')).toHaveLength(1);
    expect(problems).toEqual([]);
  });
});

describe('an operator’s own terms', () => {
  const own = { ...config, legal: { terms: '/legal/terms.md' } };

  it('are rendered in place of the product’s', async () => {
    const given = { '/remotes.json': own, '/legal/terms.md': '# Our rules\n\nBe kind.' };
    const page = await renderPage(load, '/terms', given);
    expect(page.html).toContain('Be kind.');
    expect(page.html).not.toContain('Fair use');
    expect(page.head).toMatchObject({ title: 'Our rules', canonical: '/terms' });
    expect(page.head.description).toBeUndefined();
    const taken = await takeOver(load, '/terms', page, { config: own });
    expect(taken.problems).toEqual([]);
    expect(taken.lost()).toEqual([]);
  });

  it('are never replaced by other ones: what cannot be loaded is not rendered', async () => {
    await expect(renderPage(load, '/terms', { '/remotes.json': own })).rejects.toThrow('no text');
    await expect(renderPage(load, '/terms')).rejects.toThrow('No.');
  });
});

it('tells the page server by which parameters its pages differ', () => {
  for (const { path, search = [] } of publicPages) {
    const route = routes.find((it) => it.path === path);
    if (path !== '*') expect({ path, search: route?.search }).toEqual({ path, search });
  }
});

it('names its pages by nothing but parameters, which every shell that is in use can read', () => {
  for (const { path } of routes) expect(path).toMatch(/^\/(?:(?:[\w-]+|:\w+)(?:\/|$))*$/);
});
