import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { buildStale } from '../build/build.ts';
import { findBrowser } from '../prepare/programs.mjs';
import { localFolder } from '../stack/inventory.ts';
import { Stack } from '../stack/stack.ts';
import { ToolError } from '../stack/tool-error.ts';
import { parseOptions, wholeNumber } from '../tool-options.ts';
import { heading, rowOf, type PageVisits } from './pages/describe-visits.ts';
import { openPages } from './pages/open-pages.ts';
import {
  chartDelayOf,
  scriptUseOf,
  slowPhone,
  visitTwice,
  type PageToVisit,
  type Visit,
} from './pages/page-visit.ts';
import { openStaticPage } from './pages/static-page.ts';

const usage = 'npm run bench -- pages [--rounds 5] [--widths 360,1440] [--only landing,results]';
const STATIC = 'static landing';

/**
 * How fast pages appear for a visitor with a slow phone: with an empty cache, and on the second visit. In
 * each round, every page is visited once, beside a copy of the landing page that needs no script.
 */
export async function measurePages(args: readonly string[]): Promise<void> {
  const options = parseOptions(
    args,
    {
      rounds: { type: 'string', default: '5' },
      widths: { type: 'string', default: '360,1440' },
      only: { type: 'string' },
    },
    usage,
  );
  const rounds = wholeNumber('--rounds', options.rounds, 1, 50);
  const widths = options.widths.split(',').map((text) => wholeNumber('--widths', text, 240, 4000));
  await buildStale();
  const stack = await Stack.open({ folder: join(localFolder, 'bench-pages'), fresh: true });
  const program = findBrowser();
  const browser = await chromium.launch(program ? { executablePath: program } : {});
  try {
    await Promise.all([stack.startDatabases(), stack.startMail()]);
    await Promise.all([stack.startServices(), stack.startSites()]);
    const pages = choosePages(await openPages(stack.origin), options.only?.split(','));
    await measureBeside(browser, `${stack.origin}/`, pages, { rounds, widths });
  } finally {
    await browser.close();
    await stack.stop();
  }
}

function choosePages(
  pages: readonly PageToVisit[],
  names: readonly string[] | undefined,
): readonly PageToVisit[] {
  const unknown = names?.filter((name) => !pages.some((page) => page.name === name)) ?? [];
  if (unknown.length > 0) {
    const all = pages.map(({ name }) => name).join(', ');
    throw new ToolError(`no such page: ${unknown.join(', ')}. There are ${all}.`, usage);
  }
  return pages.filter(({ name }) => names?.includes(name) ?? true);
}

async function measureBeside(
  browser: Browser,
  landing: string,
  pages: readonly PageToVisit[],
  { rounds, widths }: { rounds: number; widths: readonly number[] },
): Promise<void> {
  const copy = await openStaticPage(browser, landing);
  try {
    const megabits = slowPhone.bitsPerSecond / 1_000_000;
    console.log(
      `medians of ${rounds} rounds; ${megabits} Mbit/s, ${slowPhone.latencyMs} ms, processor slowed down ${slowPhone.slowdown} times\n${heading}`,
    );
    for (const width of widths) {
      const all = [{ name: STATIC, url: copy.url }, ...pages];
      const visits = await visitAll(browser, all, width, rounds);
      const [atBest] = visits;
      for (const page of visits) console.log(rowOf(page, atBest ?? page));
    }
  } finally {
    copy.close();
  }
}

async function visitAll(
  browser: Browser,
  pages: readonly PageToVisit[],
  width: number,
  rounds: number,
): Promise<PageVisits[]> {
  const visits: (PageVisits & { first: Visit[]; second: Visit[]; chartDelays: number[] })[] = [];
  for (const page of pages) {
    const scriptUse = await scriptUseOf(browser, page, width);
    visits.push({ name: page.name, width, scriptUse, first: [], second: [], chartDelays: [] });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, page] of pages.entries()) {
      const { first, second } = await visitTwice(browser, page, width);
      visits[index]?.first.push(first);
      visits[index]?.second.push(second);
      if (page.hasCharts) visits[index]?.chartDelays.push(await chartDelayOf(browser, page, width));
    }
  }
  return visits;
}
