import { isLoadError } from '@abhyas/web-kit';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { provideManifests } from './page-manifests';
import { runPageScripts } from './page-scripts';
import { RemoteContainer } from './remote-container';

const manifestUrl = '/remotes/exams/mf-manifest.json';
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' }, globalName: 'mfe_exams' },
  exposes: [{ assets: { js: { sync: ['app.js'] }, css: { sync: ['app.css'] } } }],
};
const shareScope = { react: {} };
const page = globalThis as Record<string, unknown>;
const fetched: string[] = [];
let answer: () => Response;

beforeEach(() => {
  fetched.length = 0;
  answer = () => Response.json(manifest);
  page['__webpack_share_scopes__'] = { default: shareScope };
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    fetched.push(new URL(url as string).pathname + new URL(url as string).search);
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.head.replaceChildren();
  delete page['mfe_exams'];
});

/** The entry script that is being loaded. */
async function entryScript(): Promise<HTMLScriptElement> {
  for (;;) {
    const script = document.head.querySelector('script');
    if (script) return script;
    await Promise.resolve();
  }
}

/** The entry runs and defines a container. */
async function runEntry(get: (name: string) => Promise<() => unknown>) {
  const script = await entryScript();
  const init = jest.fn();
  page['mfe_exams'] = { init, get };
  script.dispatchEvent(new Event('load'));
  return { script, init };
}

/** The page has the remote's stylesheet in its HTML. */
function namedByPage(hasLoaded: boolean): void {
  document.head.innerHTML = '<link rel="stylesheet" href="/remotes/exams/app.css">';
  const link = document.head.querySelector('link');
  Object.defineProperty(link, 'sheet', { value: { cssRules: hasLoaded ? [{}] : [] } });
}

describe('RemoteContainer', () => {
  it('loads manifest, entry and exposed module, with the shell’s shared packages', async () => {
    const remote = new RemoteContainer();
    const loading = remote.load(manifestUrl);
    const get = jest.fn((_name: string) => Promise.resolve(() => 'the module'));
    const { script, init } = await runEntry(get);

    expect(await loading).toBe('the module');
    expect(fetched).toEqual([manifestUrl]);
    expect(script.src).toBe('http://localhost/remotes/exams/remoteEntry.js');
    expect(remote.entry).toBe(script.src);
    expect(init).toHaveBeenCalledWith(shareScope);
    expect(get).toHaveBeenCalledWith('./remote');
  });

  it('waits for an entry that the page has requested', async () => {
    document.head.innerHTML =
      '<link rel="preload" as="script" href="/remotes/exams/remoteEntry.js">';
    const scripts = runPageScripts();
    const loading = new RemoteContainer().load(manifestUrl);
    await entryScript();
    // Preloaded once the manifest is there.
    await waitFor(() => expect(document.head.querySelector('[href$="app.js"]')).not.toBeNull());
    expect(document.scripts).toHaveLength(1);
    await runEntry(() => Promise.resolve(() => 'the module'));
    await scripts;
    expect(await loading).toBe('the module');
  });

  it('requests the chunk of the page beside the entry', async () => {
    const pages = [
      { path: '/exam-details/:examId', scripts: ['detail.js'], styles: ['detail.css'] },
      { path: '/exam-details/:examId/tests/:testId', scripts: ['test.js'], styles: [] },
    ];
    answer = () => Response.json({ ...manifest, metaData: { ...manifest.metaData, pages } });
    history.replaceState(null, '', '/exam-details/1');
    const loading = new RemoteContainer().load(manifestUrl);
    await runEntry(() => Promise.resolve(() => 1));
    await loading;
    history.replaceState(null, '', '/');
    const links = [...document.head.querySelectorAll('link')].map(({ href }) => href);
    expect(links.map((href) => href.replace('http://localhost/remotes/exams/', ''))).toEqual([
      'app.css',
      'detail.css',
      'app.js',
      'detail.js',
    ]);
  });

  it('does not request a stylesheet that the page names', async () => {
    namedByPage(true);
    const loading = new RemoteContainer().load(manifestUrl);
    await runEntry(() => Promise.resolve(() => 1));
    await loading;
    expect(document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
  });

  it('requests a stylesheet again that the page names and that has not loaded', async () => {
    namedByPage(false);
    const loading = new RemoteContainer().load(manifestUrl);
    await runEntry(() => Promise.resolve(() => 1));
    await loading;
    expect(document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(2);
  });

  it('requests stylesheets and chunks beside the entry', async () => {
    const loading = new RemoteContainer().load(manifestUrl);
    await entryScript();
    const links = [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, href]);
    expect(links).toEqual([
      ['stylesheet', 'http://localhost/remotes/exams/app.css'],
      ['preload', 'http://localhost/remotes/exams/app.js'],
    ]);
    await runEntry(() => Promise.resolve(() => 1));
    await loading;
  });

  it('takes a manifest that arrived with the page, once', async () => {
    provideManifests({ [manifestUrl]: manifest });
    const remote = new RemoteContainer();
    const failed = remote.load(manifestUrl);
    (await entryScript()).dispatchEvent(new Event('error'));
    // By its address the page finds out whether the file is gone since a deployment.
    await expect(failed).rejects.toMatchObject({ url: remote.entry });
    expect(fetched).toEqual([]);
    const loading = remote.load(manifestUrl);
    await runEntry(() => Promise.resolve(() => 1));
    await loading;
    expect(fetched).toEqual([manifestUrl]);
  });

  it('requests new URLs on a retry', async () => {
    const remote = new RemoteContainer();
    const failed = remote.load(manifestUrl);
    (await entryScript()).dispatchEvent(new Event('error'));
    const failure: unknown = await failed.catch((error: unknown) => error);
    expect(isLoadError(failure)).toBe(true);

    remote.countRetry();
    const loading = remote.load(manifestUrl);
    const { script } = await runEntry(() => Promise.resolve(() => 1));
    expect(await loading).toBe(1);
    expect(fetched).toEqual([manifestUrl, `${manifestUrl}?retry=1`]);
    expect(script.src).toBe('http://localhost/remotes/exams/remoteEntry.js?retry=1');
  });

  it('keeps an entry that has loaded when its module fails', async () => {
    const remote = new RemoteContainer();
    const failed = remote.load(manifestUrl);
    const get = jest
      .fn<() => Promise<() => unknown>>()
      .mockRejectedValueOnce(new Error('chunk'))
      .mockResolvedValue(() => 1);
    await runEntry(get);
    await expect(failed).rejects.toThrow('chunk');

    expect(await remote.load(manifestUrl)).toBe(1);
    expect(fetched).toEqual([manifestUrl]);
  });

  it.each([
    ['an error', () => new Response('broken', { status: 502 }), 'responded with 502'],
    ['a page', () => new Response('<!doctype html>'), 'Unexpected token'],
    ['other JSON', () => Response.json({ remotes: {} }), 'is not a manifest'],
  ])('rejects a manifest that is %s', async (_what, response, message) => {
    answer = response;
    await expect(new RemoteContainer().load(manifestUrl)).rejects.toThrow(message);
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('does not wait for a manifest for ever', async () => {
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          reject(new Error('The time is over'));
        });
      });
    });
    const loading = new RemoteContainer().load(manifestUrl);
    limit.abort();
    await expect(loading).rejects.toThrow('The time is over');
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('rejects an entry that defines no container', async () => {
    const loading = new RemoteContainer().load(manifestUrl);
    (await entryScript()).dispatchEvent(new Event('load'));
    await expect(loading).rejects.toThrow("is not a remote's entry");
  });

  it('does not wait for an entry for ever', async () => {
    jest.useFakeTimers();
    const loading = new RemoteContainer().load(manifestUrl);
    const failure = loading.catch((error: unknown) => String(error));
    await entryScript();
    jest.advanceTimersByTime(10_000);
    expect(await failure).toMatch('could not be loaded');
  });
});
