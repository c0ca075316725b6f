import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { scriptUse } from './script-use.ts';

/** A phone on a slow mobile network: bits per second, milliseconds, and how much slower its processor is. */
export const slowPhone = { bitsPerSecond: 1_600_000, latencyMs: 150, slowdown: 4 } as const;

/** A page is at rest after this long without a request. */
const QUIET_MS = 1_500;
const TIMEOUT_MS = 60_000;

export interface PageToVisit {
  name: string;
  url: string;
  /** The session of a logged-in student. */
  token?: string;
  /** Whether it draws charts when they come near the screen. */
  hasCharts?: boolean;
}

/** What one visit cost. Times are milliseconds from the start of the navigation; bytes are as transferred. */
export interface Visit {
  largestPaint: number;
  longTasks: number;
  layoutShift: number;
  requests: number;
  bytes: number;
  scriptBytes: number;
  /** From the first sign of use until scripts have taken over the page; 0 if they came with it. */
  takeOver: number;
  /** With what the first use requests. */
  bytesInUse: number;
  /** From the largest paint until the first chart is drawn; 0 if nobody scrolls to it. */
  chartDelay: number;
}

type Figures = Pick<Visit, 'largestPaint' | 'longTasks' | 'layoutShift' | 'chartDelay'>;

/** Records the figures of the page that only it knows. */
const observers = `window.figures = { largestPaint: 0, longTasks: 0, layoutShift: 0, chartDelay: 0 };
for (const [type, add] of [
  ['largest-contentful-paint', ({ startTime }) => { figures.largestPaint = startTime; }],
  ['longtask', ({ duration }) => { figures.longTasks += duration; }],
  ['layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) figures.layoutShift += value; }],
]) new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });`;

/** Goes to the first chart once there is a place for it, as people do who scroll at once. */
const chartWatch = `new MutationObserver((_changes, observer) => {
  if (document.querySelector('.highcharts-root')) {
    observer.disconnect();
    figures.chartDelay = performance.now() - figures.largestPaint;
  } else if (!figures.hasScrolled) {
    const card = document.querySelector('section[aria-label] h2 + button');
    figures.hasScrolled = card !== null;
    card?.scrollIntoView();
  }
}).observe(document, { childList: true, subtree: true });`;

/** Uses a page whose scripts wait for that (`page-boot.js` of the shell). */
const firstUse = `new Promise((resolve) => {
  if (!document.querySelector('script[type="late"]')) return resolve(0);
  const start = performance.now();
  const isReady = () => document.documentElement.matches('[data-frame][data-screen]');
  if (isReady()) return resolve(0);
  new MutationObserver(() => isReady() && resolve(performance.now() - start))
    .observe(document.documentElement, { attributes: true });
  dispatchEvent(new Event('scroll'));
})`;

/** Visits a page with an empty cache, and then again with what the first visit stored. */
export async function visitTwice(
  browser: Browser,
  page: PageToVisit,
  width: number,
): Promise<{ first: Visit; second: Visit }> {
  return inNewContext(browser, page, width, async (context) => {
    await context.addInitScript(observers);
    const first = await visit(context, page);
    return { first, second: await visit(context, page) };
  });
}

/** How long after its largest paint a page draws its first chart, with an empty cache. Milliseconds. */
export async function chartDelayOf(
  browser: Browser,
  page: PageToVisit,
  width: number,
): Promise<number> {
  return inNewContext(browser, page, width, async (context) => {
    await context.addInitScript(observers + chartWatch);
    return (await visit(context, page)).chartDelay;
  });
}

/** The share of its script files that a page has run when it is at rest. Not throttled: counting takes time. */
export async function scriptUseOf(
  browser: Browser,
  page: PageToVisit,
  width: number,
): Promise<number> {
  return inNewContext(browser, page, width, async (context) => {
    const opened = await context.newPage();
    const network = watchNetwork(await watchedSession(context, opened));
    await opened.coverage.startJSCoverage();
    await opened.goto(page.url, { waitUntil: 'load', timeout: TIMEOUT_MS });
    await untilQuiet(opened, network);
    const scripts = await opened.coverage.stopJSCoverage();
    return scriptUse(scripts.filter(({ url }) => url.endsWith('.js')));
  });
}

async function inNewContext<T>(
  browser: Browser,
  { token }: PageToVisit,
  width: number,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const isPhone = width < 700;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 740 : 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  try {
    if (token !== undefined) {
      await context.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`);
    }
    return await work(context);
  } finally {
    await context.close();
  }
}

async function watchedSession(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return session;
}

async function visit(context: BrowserContext, { url }: PageToVisit): Promise<Visit> {
  const page = await context.newPage();
  try {
    const session = await watchedSession(context, page);
    await throttle(session);
    const network = watchNetwork(session);
    await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS });
    await untilQuiet(page, network);
    const figures = await page.evaluate<Figures>('figures');
    const { requests, bytes, scriptBytes } = network;
    const takeOver = await page.evaluate<number>(firstUse);
    await untilQuiet(page, network);
    return { ...figures, requests, bytes, scriptBytes, takeOver, bytesInUse: network.bytes };
  } finally {
    await page.close();
  }
}

async function throttle(session: CDPSession): Promise<void> {
  const bytesPerSecond = slowPhone.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.slowdown });
}

interface Network {
  requests: number;
  bytes: number;
  scriptBytes: number;
  lastActivity: number;
}

/** Counts what goes over the network until the page is closed; what a cache answers does not count. */
function watchNetwork(session: CDPSession): Network {
  const network = { requests: 0, bytes: 0, scriptBytes: 0, lastActivity: Date.now() };
  const scripts = new Set<string>();
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.add(requestId);
    if (response.fromDiskCache || response.fromServiceWorker) cached.add(requestId);
  });
  session.on('Network.requestWillBeSent', () => {
    network.lastActivity = Date.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    network.lastActivity = Date.now();
    if (cached.has(requestId)) return;
    network.requests += 1;
    network.bytes += encodedDataLength;
    if (scripts.has(requestId)) network.scriptBytes += encodedDataLength;
  });
  return network;
}

async function untilQuiet(page: Page, network: Network): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() - network.lastActivity < QUIET_MS && Date.now() < deadline) {
    await page.waitForTimeout(100);
  }
}
