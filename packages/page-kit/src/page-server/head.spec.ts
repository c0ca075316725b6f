import { describe, expect, it } from '@jest/globals';
import { renderHead } from './head';

function structuredIn(head: string): unknown {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '');
}

const site = 'https://a.example';

describe('renderHead', () => {
  it('gives search engines whole addresses', () => {
    const things = {
      '@id': '/exam/1',
      url: '/exam/1',
      name: '/not an address',
      sameAs: '/neither',
      target: { urlTemplate: '/exams?q={text}' },
      itemListElement: [{ position: 1, item: '/exams' }, { item: 'https://other.example/' }],
    };
    const head = renderHead({ title: 'Exam', structured: [things] }, site, 'listed');
    expect(structuredIn(head)).toEqual({
      '@id': 'https://a.example/exam/1',
      url: 'https://a.example/exam/1',
      name: '/not an address',
      sameAs: '/neither',
      target: { urlTemplate: 'https://a.example/exams?q={text}' },
      itemListElement: [
        { position: 1, item: 'https://a.example/exams' },
        { item: 'https://other.example/' },
      ],
    });
  });

  it('gives previews of links a picture, with its whole address', () => {
    const head = renderHead({ title: 'Exam' }, site, 'listed');
    expect(head).toContain('<meta property="og:image" content="https://a.example/share.png">');
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('says whether they should list it, or nothing', () => {
    const listed = renderHead({ title: 'Exam', canonical: '/exam?a=1&b=2' }, site, 'listed');
    expect(listed).toContain('<link rel="canonical" href="https://a.example/exam?a=1&amp;b=2">');
    expect(listed).not.toContain('noindex');
    expect(renderHead({ title: 'Search' }, site, 'unlisted')).toContain(
      '<meta name="robots" content="noindex">',
    );
    expect(renderHead({ title: 'Exam' }, site, 'unsaid')).not.toMatch(/robots|canonical/);
  });
});
