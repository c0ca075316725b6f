/**
 * The JavaScript of the first page, as Chromium requests it: the built shell and the start page's
 * remote, sizes after gzip. Prints them and fails if they exceed the budget.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from './prepare/programs.mjs';

const budget = 190 * 1024;
const root = path.resolve(import.meta.dirname, '..');
const idleMs = 3_000;

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const server = createServer(serve);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

try {
  report(await scriptsOf(`${origin}/`));
} finally {
  server.close();
  server.closeAllConnections();
}

/** The scripts that a page requests until it is idle, in order. */
async function scriptsOf(url: string): Promise<string[]> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(url);
    await page.locator('#main h1').first().waitFor();
    // Scripts that the page loads by itself a little later (the chat assistant) count as well.
    await page.waitForTimeout(idleMs);
    return scripts;
  } finally {
    await browser.close();
  }
}

function report(scripts: string[]): void {
  const rows = scripts.map((script) => ({ script, size: gzipSize(script) }));
  const total = rows.reduce((sum, { size }) => sum + size, 0);
  for (const { script, size } of rows.toSorted((a, b) => b.size - a.size)) {
    console.log(`${kilobytes(size).padStart(9)}  ${script}`);
  }
  console.log(`${kilobytes(total).padStart(9)}  JavaScript of the first page, gzip`);
  if (total <= budget) return;
  console.error(`The first page is ${kilobytes(total - budget)} over its ${kilobytes(budget)}.`);
  process.exitCode = 1;
}

function gzipSize(script: string): number {
  const file = fileOf(script);
  if (file === undefined) throw new Error(`The page asked for ${script}, which was not built.`);
  return existsSync(`${file}.gz`)
    ? statSync(`${file}.gz`).size
    : gzipSync(readFileSync(file), { level: 9 }).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** The file behind a path, with the same layout as in the gateway. */
function fileOf(pathname: string): string | undefined {
  if (pathname === '/remotes.json') return path.join(root, 'gateway/remotes.json');
  const remote = /^\/remotes\/([a-z-]+)\/([^/]+)$/.exec(pathname);
  const file = remote
    ? path.join(root, `mfe-${remote[1]}`, 'dist', remote[2] ?? '')
    : path.join(root, 'shell/dist', path.posix.normalize(pathname));
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function serve(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', origin);
  const file = fileOf(pathname === '/' ? '/index.html' : pathname);
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  const type = types[path.extname(file)] ?? 'text/html';
  response.writeHead(200, { 'Content-Type': type });
  createReadStream(file).pipe(response);
}
