import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { buildStale } from '../build/build.ts';
import { localFolder } from '../stack/inventory.ts';
import { wideLimits } from '../stack/nginx.ts';
import { Stack } from '../stack/stack.ts';
import { parseOptions } from '../tool-options.ts';
import { compare, runBlock, type Contender, type Figures } from './contenders.ts';
import { memoryOf, sizeOf } from './machine.ts';
import { openPages } from './pages/open-pages.ts';

const usage = 'npm run bench -- rendering [--clients 4] [--crawl 10000]';
/** The processes that a page passes through, from the gateway inwards. */
const processNames = ['gateway', 'pages', 'renderer-exams', 'catalogue'] as const;

type ProcessName = (typeof processNames)[number];

/** A kind of request. */
interface Row {
  name: string;
  /** Whom it is sent to. */
  to: ProcessName;
  /** Another path every time, if the response shall not come from a cache. */
  path: () => string;
  headers?: Readonly<Record<string, string>>;
}

/**
 * The processor time that a public page costs renderer, page server and gateway: rendered anew, from their caches, and
 * beside the cheapest response of the same process.
 */
export async function measureRendering(args: readonly string[]): Promise<void> {
  const options = parseOptions(
    args,
    { clients: { type: 'string', default: '4' }, crawl: { type: 'string', default: '10000' } },
    usage,
  );
  const clients = Number(options.clients);
  await buildStale();
  const stack = await Stack.open({
    folder: join(localFolder, 'bench-pages'),
    fresh: true,
    environment: () => ({ ...wideLimits, LOG_LEVEL: 'warn' }),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  try {
    await Promise.all([stack.startDatabases(), stack.startMail()]);
    await Promise.all([stack.startServices(), stack.startSites()]);
    const pages = await openPages(stack.origin);
    const pathOf = (name: string) =>
      new URL(pages.find((page) => page.name === name)?.url ?? '').pathname;
    const rows = await makeRows(stack, pathOf, agent);
    const processes = Object.fromEntries(
      processNames.map((name) => [name, stack.process(name).pid ?? 0]),
    );
    const contenders = rows.map((row): Contender => {
      const origin = originOf(stack, row.to);
      const work = async () => {
        await ask(origin + row.path(), agent, row.headers);
      };
      return { name: row.name, clients: Array.from({ length: clients }, () => work), processes };
    });
    // The compiler of Node needs some hundred pages before they are as fast as they get.
    for (const contender of contenders) await runBlock(contender, 1_500);
    print(await compare(contenders), clients);
    await crawl(rows, Number(options.crawl), { stack, agent, processes });
  } finally {
    agent.destroy();
    await stack.stop();
  }
}

async function makeRows(
  stack: Stack,
  pathOf: (page: string) => string,
  agent: Agent,
): Promise<Row[]> {
  const [exam, list, test] = ['exam detail', 'exam list', 'test details'].map(pathOf) as [
    string,
    string,
    string,
  ];
  const rendered = `/page${exam}`;
  const { etag } = await ask(originOf(stack, 'renderer-exams') + rendered, agent);
  const script = /\/assets\/main\.\w+\.js/.exec((await ask(stack.origin, agent)).body)?.[0] ?? '';
  const renderer = 'renderer-exams';
  return [
    { name: 'renderer: empty response', to: renderer, path: () => '/health/live' },
    {
      name: 'renderer: exam, 304',
      to: renderer,
      path: () => rendered,
      headers: { 'If-None-Match': etag },
    },
    { name: 'renderer: exam, from its cache', to: renderer, path: () => rendered },
    { name: 'renderer: exam, rendered', to: renderer, path: () => `/page${spell(exam)}` },
    { name: 'renderer: test, rendered', to: renderer, path: () => `/page${spell(test)}` },
    {
      name: 'renderer: search, rendered',
      to: renderer,
      path: () => `/page${list}?q=exam+${next()}`,
    },
    { name: 'pages: empty response', to: 'pages', path: () => '/health/live' },
    { name: 'pages: exam, from its cache', to: 'pages', path: () => exam },
    { name: 'pages: exam, with a junk query', to: 'pages', path: () => `${exam}?junk=${next()}` },
    { name: 'pages: exam, composed', to: 'pages', path: () => spell(exam) },
    { name: 'pages: unknown address', to: 'pages', path: () => `/unknown/${next()}` },
    { name: 'gateway: a script', to: 'gateway', path: () => script },
    { name: 'gateway: exam, from its cache', to: 'gateway', path: () => exam },
    { name: 'gateway: list, from its cache', to: 'gateway', path: () => list },
    {
      name: 'gateway: exam, with a junk query',
      to: 'gateway',
      path: () => `${exam}?junk=${next()}`,
    },
  ];
}

interface Crawled {
  stack: Stack;
  agent: Agent;
  processes: Readonly<Record<string, number>>;
}

/** Requests many different pages, as a crawler does, and prints the memory that they leave behind. */
async function crawl(
  rows: readonly Row[],
  pages: number,
  { stack, agent, processes }: Crawled,
): Promise<void> {
  const different = rows.filter(({ name }) => /^renderer: .*, rendered$/.test(name));
  const cache = join(stack.folders.base, 'cache', 'gateway-pages');
  const memory = () =>
    [...Object.values(processes).map(memoryOf), sizeOf(cache)]
      .map((megabytes) => megabytes.toFixed(0).padStart(15))
      .join('');
  const cells = [memory()];
  let done = 0;
  for (const share of [0.1, 0.5, 1]) {
    const client = async () => {
      while (done < pages * share) {
        done += 1;
        const path = different[done % different.length]?.path() ?? '';
        await ask(stack.origin + path.replace(/^\/page/, ''), agent);
      }
    };
    await Promise.all(Array.from({ length: agent.maxSockets }, client));
    cells.push(memory());
  }
  console.log(`\nMegabytes of memory while ${pages} different pages are requested`);
  const titles = [...Object.keys(processes), 'cached on disk'].map((title) => title.padStart(15));
  console.log(''.padEnd(34) + titles.join(''));
  for (const [index, name] of ['before', 'a tenth', 'half', 'all'].entries()) {
    console.log(name.padEnd(34) + (cells[index] ?? ''));
  }
}

let count = 0;

function next(): number {
  count += 1;
  return count;
}

/** The same page under an address that no cache knows: each character of the last id may be encoded. */
function spell(path: string): string {
  const at = path.lastIndexOf('/') + 1;
  const bits = next();
  const spelled = [...path.slice(at)].map((character, index) =>
    (bits >> index) % 2 === 1 && index < 31
      ? `%${character.codePointAt(0)?.toString(16)}`
      : character,
  );
  return path.slice(0, at) + spelled.join('');
}

function originOf(stack: Stack, name: ProcessName): string {
  return name === 'gateway' ? stack.origin : `http://127.0.0.1:${stack.ports[name]}`;
}

function ask(
  url: string,
  agent: Agent,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ etag: string; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent, headers: { ...headers, 'Accept-Encoding': 'gzip' } });
    asked.on('error', reject).on('response', (response) => {
      const { statusCode = 0 } = response;
      if (statusCode >= 500) reject(new Error(`${url}: ${statusCode}`));
      let body = '';
      response.setEncoding('latin1').on('data', (part: string) => (body += part));
      response.on('error', reject).on('end', () => {
        resolve({ etag: response.headers.etag ?? '', body });
      });
    });
  });
}

function print(figures: ReadonlyMap<string, Figures>, clients: number): void {
  console.log(`${clients} clients; milliseconds of processor time per response, by process`);
  const titles = [...processNames, 'p50 ms', 'per second'].map((title) => title.padStart(15));
  console.log(''.padEnd(34) + titles.join(''));
  for (const [name, { times, seconds, processor }] of figures) {
    const own = processNames.map((it) => ((processor[it] ?? 0) / times.length).toFixed(2));
    const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const cells = [...own, median.toFixed(2), String(Math.round(times.length / seconds))];
    console.log(name.padEnd(34) + cells.map((cell) => cell.padStart(15)).join(''));
  }
}
