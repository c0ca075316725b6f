import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { prefetchOnIntent } from './prefetch-on-intent';

const prefetched: string[] = [];
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  prefetched.length = 0;
  document.body.innerHTML = `
    <a id="detail" href="/exam-details/1?tab=all#tests"><b>Detail</b></a>
    <a id="dashboard" href="/dashboard">Dashboard</a>
    <a id="login" href="/login">Log in</a>
    <a id="here" href="#top">Top</a>
    <a id="far" href="https://other.example/exam-details/1">Far</a>
    <a id="file" href="/exam-test-series" download>File</a>`;
  start();
});

afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
});

function start(): void {
  stop();
  stop = prefetchOnIntent({
    prefetch: async (remote, { pathname, search }) => {
      prefetched.push(`${remote} ${pathname}${search}`);
      return Promise.resolve();
    },
  });
}

function send(type: string, selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

describe('prefetchOnIntent', () => {
  it('loads the page of a link on which the mouse rests, once', () => {
    send('pointerover', '#detail b');
    expect(prefetched).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(prefetched).toEqual(['exams /exam-details/1?tab=all']);
    send('touchstart', '#detail');
    expect(prefetched).toHaveLength(1);
  });

  it('loads nothing for a mouse that passes', () => {
    send('pointerover', '#detail');
    jest.advanceTimersByTime(30);
    send('pointerover', 'body');
    jest.advanceTimersByTime(500);
    expect(prefetched).toEqual([]);
  });

  it.each(['touchstart', 'focusin'])('loads the page of a link at once on %s', (type) => {
    send(type, '#detail');
    expect(prefetched).toEqual(['exams /exam-details/1?tab=all']);
  });

  it('loads the page of a link that had the focus before', () => {
    stop();
    document.querySelector<HTMLElement>('#detail')?.focus();
    start();
    jest.advanceTimersByTime(100);
    expect(prefetched).toEqual(['exams /exam-details/1?tab=all']);
  });

  it.each(['#dashboard', '#login', '#here', '#far', '#file', 'body'])(
    'leaves %s alone',
    (selector) => {
      send('focusin', selector);
      expect(prefetched).toEqual([]);
    },
  );

  it('loads nothing for visitors who save data', () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    start();
    send('focusin', '#detail');
    expect(prefetched).toEqual([]);
  });
});
