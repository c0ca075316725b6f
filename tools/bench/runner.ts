import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../prepare/programs.mjs';
import { RunnerSite, testPath } from './runner-site.ts';

const slowdown = 4;
const rounds = 4;
const clicksPerRound = 10;
const goalMs = 50;
const keyGoalMs = 16;
/** The shortest duration that a browser reports for an event. */
const shortest = 16;
/**
 * From the arrival of the pointer to the press: until the fade of a hovered button (140 ms) is over. During the
 * fade, Chromium draws the effect of a press at once, but reports that frame only with the frame of the click.
 */
const reachMs = 250;
const pressMs = 80;
const pauseMs = 250;

/** Milliseconds of each click. */
interface Figures {
  frames: number[];
  arrivals: number[];
}

/** An element to click repeatedly: returns the position of the n-th click. */
interface Target {
  name: string;
  page: Page;
  next: (index: number) => string;
}

/**
 * How long after a click the screen shows its effect, in a running test of a hundred questions with
 * formulas, on a processor slowed down four times; in turns with a button on an empty page.
 */
export async function measureRunner(): Promise<void> {
  const site = await RunnerSite.open();
  const program = findBrowser();
  const browser = await chromium.launch({
    ...(program ? { executablePath: program } : {}),
    args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const bare = await openBarePage(await context.newPage());
    const runner = await openTest(await context.newPage(), site.origin);
    report(await measure(targetsOn(bare, runner)));
    await measureTyping(bare, runner);
  } finally {
    await browser.close();
    await site.close();
  }
}

function targetsOn(bare: Page, runner: Page): Target[] {
  const tiles = '[aria-label="Question palette"] button';
  return [
    { name: 'a button on an empty page', page: bare, next: () => 'button' },
    {
      name: 'an answer',
      page: runner,
      next: (index) => `label:nth-of-type(${1 + (index % 4)})`,
    },
    {
      name: 'mark for review',
      page: runner,
      next: () => 'button[aria-pressed]',
    },
    {
      name: 'next question',
      page: runner,
      next: () => 'nav[aria-label="Question"] button:last-of-type',
    },
    {
      name: 'a question of the palette',
      page: runner,
      // Back to the first question at the end of a round, so that there are Next ones again.
      next: (index) =>
        `${tiles}[aria-label^="Question ${1 + ((((index + 1) % clicksPerRound) * 37) % 100)},"]`,
    },
  ];
}

async function openBarePage(page: Page): Promise<Page> {
  await page.setContent('<button style="padding:2rem">0</button>');
  await page.evaluate(
    `document.querySelector('button').onclick = ({ target }) => { target.textContent = Number(target.textContent) + 1; }`,
  );
  return watchClicks(page);
}

async function openTest(page: Page, origin: string): Promise<Page> {
  await page.addInitScript(`localStorage.setItem('token', 'bench')`);
  await page.goto(`${origin}${testPath}`);
  await page.getByRole('button', { name: 'Start Test' }).click();
  await page.getByRole('timer').waitFor();
  await page.locator('.katex').first().waitFor();
  return watchClicks(page);
}

/** Records for every click how long its frame took ("interaction to next paint"), and when the question changed. */
async function watchClicks(page: Page): Promise<Page> {
  await page.evaluate(`
    window.clicks = new Map();
    window.arrivals = [];
    new PerformanceObserver((list) => {
      for (const { name, interactionId, duration } of list.getEntries()) {
        if (interactionId === 0 || !['pointerdown', 'pointerup', 'click'].includes(name)) continue;
        clicks.set(interactionId, Math.max(duration, clicks.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: ${shortest} });
    const place = () => document.querySelector('h2')?.textContent;
    let move;
    new MutationObserver(() => {
      if (!move || place() === move.from) return;
      const { timeStamp } = move;
      move = undefined;
      requestAnimationFrame(() => setTimeout(() => arrivals.push(performance.now() - timeStamp)));
    }).observe(document.body, { childList: true, subtree: true });
    addEventListener('pointerup', ({ timeStamp }) => {
      move = { timeStamp, from: place() };
    }, true);`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function measure(targets: readonly Target[]): Promise<ReadonlyMap<Target, Figures>> {
  const taken = new Map<Target, Figures>(
    targets.map((target) => [target, { frames: [], arrivals: [] }]),
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (const target of targets) {
      const { frames, arrivals } = await clickMany(target, round * clicksPerRound);
      // Code that runs for the first time is compiled and loaded in a first round.
      if (round === 0) continue;
      taken.get(target)?.frames.push(...frames);
      taken.get(target)?.arrivals.push(...arrivals);
    }
  }
  return taken;
}

async function clickMany({ page, next }: Target, from: number): Promise<Figures> {
  await page.bringToFront();
  await page.evaluate('clicks.clear(), (arrivals.length = 0)');
  for (let index = from; index < from + clicksPerRound; index += 1) {
    const { x, y } = await page.evaluate<{ x: number; y: number }>(`(() => {
      const target = document.querySelector(${JSON.stringify(next(index))});
      target.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    })()`);
    // A hand rests on the button, and holds it down for a moment.
    await page.mouse.move(x, y);
    await page.waitForTimeout(reachMs);
    await page.mouse.click(x, y, { delay: pressMs });
    // A student reads; the work after a click is over before the next one.
    await page.waitForTimeout(pauseMs);
  }
  const seen = await page.evaluate<Figures>(
    '({ frames: [...clicks.values()], arrivals: [...arrivals] })',
  );
  // Shorter durations are not reported.
  const quick = Array<number>(Math.max(0, clicksPerRound - seen.frames.length)).fill(shortest);
  return { ...seen, frames: [...quick, ...seen.frames] };
}

/** Milliseconds of each key. */
interface KeyFigures {
  work: number[];
  frames: number[];
}

/** A number that is typed and removed again, in turns with a field of an empty page. */
async function measureTyping(bare: Page, runner: Page): Promise<void> {
  await bare.setContent('<input aria-label="Your answer">');
  await runner.locator('[aria-label="Question palette"] button').last().click();
  const fields = [bare, runner].map((page) => ({
    page,
    work: [] as number[],
    frames: [] as number[],
  }));
  for (const { page } of fields) await watchKeys(page);
  for (let round = 0; round <= rounds; round += 1) {
    for (const { page, work, frames } of fields) {
      await page.bringToFront();
      await page.getByRole('textbox', { name: 'Your answer' }).focus();
      await page.evaluate('(keys.work.length = keys.frames.length = 0)');
      for (let index = 0; index < clicksPerRound; index += 1) {
        await page.keyboard.press(index < clicksPerRound / 2 ? String(index + 1) : 'Backspace');
        await page.waitForTimeout(pauseMs);
      }
      // Code that runs for the first time is compiled and loaded in a first round.
      if (round === 0) continue;
      const keys = await page.evaluate<KeyFigures>('keys');
      work.push(...keys.work);
      frames.push(...keys.frames);
    }
  }
  console.log(
    `from a key to the end of the work that it causes before the next frame, in milliseconds; goal under ${keyGoalMs}`,
  );
  for (const [index, name] of ['a field of an empty page', 'a number as an answer'].entries()) {
    const { work = [], frames = [] } = fields[index] ?? {};
    console.log(`${figuresOf(work)}  ${name}`);
    console.log(`${figuresOf(frames)}    … with the frame that shows it`);
  }
}

/** Records for every key that changes a field how long the browser is busy with it, without and with its frame. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(`
    window.keys = { work: [], frames: [] };
    let pressedAt = 0;
    addEventListener('keydown', () => { pressedAt = performance.now(); }, true);
    // A message arrives after the frame.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => keys.frames.push(performance.now() - data);
    // React renders in a microtask after its own listener.
    addEventListener('input', () => queueMicrotask(() => {
      keys.work.push(performance.now() - pressedAt);
      port2.postMessage(pressedAt);
    }));`);
}

function report(taken: ReadonlyMap<Target, Figures>): void {
  const clicks = rounds * clicksPerRound;
  console.log(
    `from a click to the frame that shows what it did; milliseconds, in steps of 8, ${shortest} or less as ${shortest}; processor slowed down ${slowdown} times, ${clicks} clicks each in turns; goal under ${goalMs}`,
  );
  console.log('    p50    p95    max');
  for (const [{ name }, { frames, arrivals }] of taken) {
    console.log(`${figuresOf(frames)}  ${name}`);
    if (arrivals.length > 0) {
      console.log(`${figuresOf(arrivals)}    … until all formulas of that question stand there`);
    }
  }
}

function figuresOf(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return [0.5, 0.95, 1].map((share) => at(share).toFixed(0).padStart(7)).join('');
}
