import { describe, expect, it } from '@jest/globals';
import {
  entriesOfPage,
  entryOfManifest,
  isOfflineList,
  manifestOf,
  planRelease,
} from './release-plan';

const shell = {
  base: '/',
  list: { files: ['assets/main.0123abcd.js'], ifLoaded: ['assets/large.0123abcd.woff2'] },
  entries: ['/assets/main.0123abcd.js'],
};
const remote = {
  base: '/remotes/test-runner/',
  list: { files: ['remoteEntry.89abcdef.js', '7.89abcdef.js'], ifLoaded: [] },
  entries: ['/remotes/test-runner/remoteEntry.89abcdef.js'],
};

describe('planRelease', () => {
  it('joins the files of both with their paths', () => {
    expect(planRelease([shell, remote])).toEqual({
      files: [
        '/assets/main.0123abcd.js',
        '/remotes/test-runner/7.89abcdef.js',
        '/remotes/test-runner/remoteEntry.89abcdef.js',
      ],
      ifLoaded: ['/assets/large.0123abcd.woff2'],
    });
  });

  it('rejects parts of two builds during a deployment', () => {
    const newer = { ...remote, entries: ['/remotes/test-runner/remoteEntry.00000000.js'] };
    expect(() => planRelease([shell, newer])).toThrow('another build');
  });
});

describe('entries of a page and a manifest', () => {
  it('finds the scripts and stylesheets of a page', () => {
    const html = `<link rel="icon" href="/favicon.svg"><script src="/assets/page-boot.43cf0f54.js"></script>
      <script defer="defer" src="/assets/main.4b763861.js"></script>
      <link href="/assets/main.4b29ceeb.css" rel="stylesheet"><script src="https://other.example/a.js"></script>`;
    expect(entriesOfPage(html)).toEqual([
      '/assets/page-boot.43cf0f54.js',
      '/assets/main.4b763861.js',
      '/assets/main.4b29ceeb.css',
    ]);
  });

  it('finds only manifests on this site', () => {
    const remotes = { 'test-runner': '/remotes/test-runner/mf-manifest.json', far: '//other/x' };
    expect(manifestOf({ remotes }, 'test-runner')).toBe('/remotes/test-runner/mf-manifest.json');
    expect(manifestOf({ remotes }, 'far')).toBeUndefined();
    expect(manifestOf({ remotes }, 'toString')).toBeUndefined();
    expect(manifestOf(null, 'test-runner')).toBeUndefined();
  });

  it('finds the entry in a manifest', () => {
    expect(entryOfManifest({ metaData: { remoteEntry: { name: 'remoteEntry.js' } } })).toBe(
      'remoteEntry.js',
    );
    expect(entryOfManifest({ metaData: {} })).toBeUndefined();
    expect(entryOfManifest('broken')).toBeUndefined();
  });

  it('accepts only a list of files', () => {
    expect(isOfflineList({ files: ['a'], ifLoaded: [] })).toBe(true);
    expect(isOfflineList({ files: [1], ifLoaded: [] })).toBe(false);
    expect(isOfflineList({ files: ['a'] })).toBe(false);
    expect(isOfflineList([])).toBe(false);
  });
});
