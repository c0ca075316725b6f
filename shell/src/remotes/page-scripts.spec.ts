import { afterEach, describe, expect, it } from '@jest/globals';
import { runLaterScripts, runPageScripts, takePageScript } from './page-scripts';

const entry = 'http://localhost/remotes/exams/remoteEntry.js';
const chunk = 'http://localhost/remotes/exams/detail.js';

/** A page that names two scripts, of which one runs already. */
function namingScripts(): void {
  document.head.innerHTML = `
    <script src="/assets/shared.js"></script>
    <link rel="preload" as="script" href="/assets/shared.js">
    <link rel="preload" as="script" href="/remotes/exams/remoteEntry.js">
    <link rel="preload" as="script" href="/remotes/exams/detail.js">
    <link rel="preload" as="font" href="/assets/font.woff2">`;
}

/** The page needs a script soon after its first view. */
function namingLaterScript(): void {
  document.head.innerHTML =
    '<script type="application/json" id="later-scripts">["/remotes/exams/detail.js"]</script>';
}

const running = () =>
  [...document.scripts].map(({ src }) => src).filter((src) => src.includes('/remotes/'));

/** A script has loaded, or failed. */
function settle(href: string, type: 'load' | 'error'): void {
  const script = [...document.scripts].find(({ src }) => src === href);
  script?.dispatchEvent(new Event(type));
}

afterEach(() => {
  takePageScript(entry)?.catch(() => undefined);
  takePageScript(chunk)?.catch(() => undefined);
  document.head.replaceChildren();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('the scripts that a page names', () => {
  it('run without waiting for one another, and once', async () => {
    namingScripts();
    const all = runPageScripts();
    expect(running()).toEqual([entry, chunk]);
    const entryRan = takePageScript(entry);
    expect(takePageScript(entry)).toBeUndefined();
    settle(entry, 'load');
    await entryRan;
    settle(chunk, 'load');
    await all;
    expect(running()).toEqual([]);
  });

  it('can be requested again if they fail', async () => {
    namingScripts();
    const all = runPageScripts();
    settle(entry, 'error');
    settle(chunk, 'error');
    await all;
    expect(running()).toEqual([]);
    await expect(takePageScript(entry)).rejects.toThrow('remoteEntry.js could not be loaded');
  });

  it.each([
    ['stored', () => localStorage.setItem('remote.exams', 'dev')],
    ['in the address', () => history.replaceState(null, '', '/?remote.exams=dev')],
  ])('do not run while a remote is replaced by another build, %s', async (_where, replace) => {
    namingScripts();
    replace();
    await runPageScripts();
    expect(running()).toEqual([]);
    expect(takePageScript(entry)).toBeUndefined();
  });
});

describe('the scripts that a page needs later', () => {
  it('run with the lowest priority, under the address by which their chunk is found', async () => {
    namingLaterScript();
    const all = runLaterScripts();
    const script = [...document.scripts].find(({ src }) => src === chunk);
    expect(script).toMatchObject({ async: true, fetchPriority: 'low' });
    expect(script?.getAttribute('src')).toBe(chunk);
    settle(chunk, 'load');
    await all;
    expect(running()).toEqual([]);
  });

  it('may fail: the code that needs them requests them again', async () => {
    namingLaterScript();
    const all = runLaterScripts();
    settle(chunk, 'error');
    await all;
    expect(running()).toEqual([]);
  });

  it('do not run for people who save data, nor while a remote is replaced', async () => {
    namingLaterScript();
    define('connection', { saveData: true });
    await runLaterScripts();
    Reflect.deleteProperty(navigator, 'connection');
    localStorage.setItem('remote.exams', 'dev');
    await runLaterScripts();
    expect(running()).toEqual([]);
  });

  it('are none on most pages', async () => {
    await runLaterScripts();
    expect(running()).toEqual([]);
  });
});

function define(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}
