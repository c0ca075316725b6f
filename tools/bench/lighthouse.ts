import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { buildStale } from '../build/build.ts';
import { findBrowser } from '../prepare/programs.mjs';
import { localFolder, root } from '../stack/inventory.ts';
import { Stack } from '../stack/stack.ts';
import { ToolError } from '../stack/tool-error.ts';
import { parseOptions } from '../tool-options.ts';
import { openPages } from './pages/open-pages.ts';

const usage = 'npm run bench -- lighthouse [--only landing,"exam list"]';
/** Not among the dependencies: it is 185 MB, and only this bench needs it. */
const version = '13.5.0';
const folder = join(root, '.cache', 'lighthouse');
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
const usual = 'landing,exam list,exam detail';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const times = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

interface Report {
  categories: Record<(typeof categories)[number], { score: number | null }>;
  audits: Record<(typeof times)[number], { displayValue?: string }>;
}

/** What Lighthouse says of public pages, in its mobile settings. The first run installs it. */
export async function measureByLighthouse(args: readonly string[]): Promise<void> {
  const { only } = parseOptions(args, { only: { type: 'string', default: usual } }, usage);
  const wanted = only.split(',');
  await install();
  await buildStale();
  const stack = await Stack.open({ folder: join(localFolder, 'bench-pages'), fresh: true });
  try {
    await Promise.all([stack.startDatabases(), stack.startMail()]);
    await Promise.all([stack.startServices(), stack.startSites()]);
    const pages = (await openPages(stack.origin)).filter(({ name }) => wanted.includes(name));
    if (pages.length === 0) throw new ToolError(`no such page: ${only}.`, usage);
    console.log(`Lighthouse ${version}, mobile\n${row('page', [...categories, ...times])}`);
    for (const { name, url } of pages) {
      const report = await audit(url);
      const scores = categories.map((it) => Math.round((report.categories[it].score ?? 0) * 100));
      const values = times.map((it) => report.audits[it].displayValue ?? '–');
      console.log(row(name, [...scores, ...values]));
    }
  } finally {
    await stack.stop();
  }
}

async function install(): Promise<void> {
  if (existsSync(program)) return;
  console.log(`Installing Lighthouse ${version} into ${folder}.`);
  const options = ['--no-audit', '--no-fund', '--ignore-scripts'];
  const wanted = `lighthouse@${version}`;
  const result = await execa('npm', ['install', '--prefix', folder, ...options, wanted], {
    all: true,
    reject: false,
  });
  if (result.failed) throw new ToolError('Lighthouse could not be installed.', result.all ?? '');
}

async function audit(url: string): Promise<Report> {
  const { stdout } = await execa(
    process.execPath,
    [
      program,
      url,
      ...['--output=json', '--quiet', '--no-enable-error-reporting'],
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking',
    ],
    { env: { CHROME_PATH: findBrowser() ?? '' } },
  );
  return JSON.parse(stdout) as Report;
}

function row(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(16) + cells.map((cell) => String(cell).padStart(26)).join('');
}
