import { describe, expect, it } from '@jest/globals';
import { composePage, readTemplate } from './compose-page';
import { renderHead } from './head';

const template = readTemplate(`<html><head>
<title>Abhyas</title>
<meta
  name="description"
  content="x"
/>
<link rel="preload" as="font" href="/assets/a.woff2" />
<script defer src="/assets/main.11111111.js"></script></head>
<body><noscript><p>It needs
scripts.</p></noscript><div id="root"></div></body></html>`);

const evil = 'Exam </script><!--# include virtual="/x" --> "quoted" \u2028 & more';

const screen = { html: '<p>$& costs $1</p>', queries: {} as unknown };

function compose(queries: unknown = {}, isReadable = true): string {
  return composeWith({ ...screen, queries }, isReadable);
}

function composeWith(shown: typeof screen | undefined, isReadable: boolean): string {
  return composePage({
    template,
    head: renderHead(
      { title: evil, description: evil, structured: [{ name: evil }] },
      'https://a.example',
      'listed',
    ),
    frame: '<main><!--$--><page-slot></page-slot><!--/$--></main>',
    scripts: shown ? 'on-use' : 'first',
    isReadable,
    screen: shown,
    shell: [{ scripts: ['assets/main.11111111.js', 'assets/b.js'], styles: ['assets/b.css'] }],
    remote: {
      base: '/remotes/exams/',
      manifestUrl: '/remotes/exams/mf-manifest.json',
      manifest: { id: 'exams' },
      files: {
        release: '1',
        entry: { scripts: ['remoteEntry.js'], styles: ['entry.css'] },
        chunks: {
          help: { scripts: ['help.js'], styles: [] },
          pictures: { scripts: ['pictures.js'], styles: ['pictures.css'] },
        },
        routes: [],
      },
    },
    route: {
      path: '/',
      chunks: ['help', 'constructor'],
      later: ['pictures', 'gone'],
      calls: ['/auth/me'],
    },
    search: ['q', 'page'],
    config: { remotes: {} },
  });
}

describe('composePage', () => {
  it('puts the screen into the frame as it is', () => {
    expect(compose()).toContain(
      '<div id="root"><main><!--$--><p>$& costs $1</p><!--/$--></main></div>',
    );
  });

  it('names the files that the page needs once', () => {
    const html = compose();
    expect(html).toContain(
      '<link rel="stylesheet" href="/remotes/exams/entry.css" data-href="entry.css">',
    );
    for (const file of [
      '/assets/b.js',
      '/remotes/exams/remoteEntry.js',
      '/remotes/exams/help.js',
    ]) {
      const link = `<link rel="preload" as="script" href="${file}" fetchpriority="low" media="not all">`;
      expect(html).toContain(link);
    }
    expect(html.match(/main\.11111111\.js/g)).toHaveLength(1);
  });

  it('leaves the scripts to the first use of a page that can be read without them', () => {
    const html = compose();
    expect(html).toContain(
      '<script type="late" data-search="q page" src="/assets/main.11111111.js"></script>',
    );
    expect(html).not.toContain('<script defer');
  });

  it('starts the scripts at once where there is nothing to read', () => {
    const html = composeWith(undefined, false);
    expect(html).toContain('<script defer src="/assets/main.11111111.js"></script>');
    expect(html).toContain('<link rel="preload" as="script" href="/assets/b.js">');
    expect(html).not.toMatch(/type="late"|as="script"[^>]* media=/);
  });

  it('prefers scripts to the font where nothing is shown before them', () => {
    const html = composeWith(undefined, false);
    expect(html).toContain('<html data-fonts="later">');
    expect(html).toContain(
      '<link rel="preload" as="font" href="/assets/a.woff2"  media="not all">',
    );
    expect(html).not.toContain('fetchpriority="low"');
    expect(compose()).toContain('<html>');
    expect(compose().match(/a\.woff2/g)).toHaveLength(1);
  });

  it('carries registry, manifest and data, whatever they contain', () => {
    const html = compose({ name: evil });
    const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1];
    expect(JSON.parse(json ?? '')).toEqual({
      config: { remotes: {} },
      manifests: { '/remotes/exams/mf-manifest.json': { id: 'exams' } },
      queries: { name: evil },
    });
    expect(json).not.toMatch(/<|\u2028/);
  });

  it('names the scripts for later, whose styles come at once', () => {
    const html = compose();
    const list = '["/remotes/exams/pictures.js"]';
    expect(html).toContain(`<script type="application/json" id="later-scripts">${list}</script>`);
    expect(html.match(/pictures\.js/g)).toHaveLength(1);
    expect(html).toContain('<link rel="stylesheet" href="/remotes/exams/pictures.css"');
  });

  it('has no text that ends a tag or is a directive of the gateway', () => {
    const html = compose({ name: evil });
    expect(html).not.toContain('<!--#');
    expect(html).not.toContain('Exam </script>');
    expect(html.match(/<script/g)).toHaveLength(html.match(/<\/script>/g)?.length ?? 0);
  });

  it('says that it needs scripts only where it does', () => {
    expect(compose()).not.toContain('<noscript>');
    expect(compose({}, false)).toContain(
      '<noscript><p>It needs\nscripts.</p></noscript><div id="root">',
    );
  });

  it('refuses a page without its places', () => {
    expect(() => readTemplate('<html><title>x</title></html>')).toThrow('no title or no root');
  });
});
