import { chromium, type Page } from '@playwright/test';
import { findProgram } from '../prepare/programs.mjs';
import { RunnerSite, testPath } from './runner-site.ts';

const slowdown = 4;
const rounds = 4;
const clicksPerRound = 10;
const goalMs = 50;

/** A thing to click, over and over: says where the n-th click goes. */
interface Target {
  name: string;
  page: Page;
  next: (index: number) => string;
}

/**
 * How long after a click the screen shows what it did, in a running test of a hundred questions with
 * formulas, on a processor slowed down four times; beside a button on an empty page, in turns.
 */
export async function measureRunner(): Promise<void> {
  const site = await RunnerSite.open();
  const program = findProgram('chromium');
  const browser = await chromium.launch({
    ...(program ? { executablePath: program } : {}),
    args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const bare = await openBarePage(await context.newPage());
    const runner = await openTest(await context.newPage(), site.origin);
    report(await measure(targetsOn(bare, runner)));
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
      // Back to the first at the end of a round: there are Next ones again.
      next: (index) => `${tiles}:nth-of-type(${1 + ((((index + 1) % clicksPerRound) * 37) % 100)})`,
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

/** Notes for every click how long after the hand moved its frame was drawn: the page's own share of "interaction to next paint". */
async function watchClicks(page: Page): Promise<Page> {
  await page.evaluate(`
    window.clickTimes = [];
    addEventListener('pointerup', ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => clickTimes.push(performance.now() - timeStamp);
        port2.postMessage(0);
      });
    }, true);`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function measure(targets: readonly Target[]): Promise<ReadonlyMap<Target, number[]>> {
  const taken = new Map<Target, number[]>(targets.map((target) => [target, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const target of targets) {
      const times = await clickMany(target, round * clicksPerRound);
      // What a first round runs for the first time is compiled and loaded there.
      if (round > 0) taken.get(target)?.push(...times);
    }
  }
  return taken;
}

async function clickMany({ page, next }: Target, from: number): Promise<number[]> {
  await page.bringToFront();
  await page.evaluate('clickTimes.length = 0');
  for (let index = from; index < from + clicksPerRound; index += 1) {
    const { x, y } = await page.evaluate<{ x: number; y: number }>(`(() => {
      const target = document.querySelector(${JSON.stringify(next(index))});
      target.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    })()`);
    await page.mouse.click(x, y);
    // Saving and what follows it are over then, and do not count for the next click.
    await page.waitForTimeout(100);
    await page.waitForFunction(`clickTimes.length > ${index - from}`);
  }
  return page.evaluate<number[]>('clickTimes');
}

function report(taken: ReadonlyMap<Target, readonly number[]>): void {
  const clicks = rounds * clicksPerRound;
  console.log(
    `from a click to the frame that shows it; milliseconds; processor slowed down ${slowdown} times, ${clicks} clicks each in turns; goal under ${goalMs}`,
  );
  console.log('     p50      p95      max');
  for (const [{ name }, times] of taken) {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number): number =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    const figures = [0.5, 0.95, 1].map((share) => at(share).toFixed(1).padStart(8)).join(' ');
    console.log(`${figures}  ${name}`);
  }
}
