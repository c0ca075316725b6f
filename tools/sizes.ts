/**
 * What a first visit of each page loads, as Chromium requests it from the built apps: bytes of scripts as they
 * are sent (brotli), and files of any kind. Prints them and fails if a page exceeds its budget. Services are
 * stubs; screens behind a session show what they show without data.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from './prepare/programs.mjs';
import { budgets, type Budget } from './sizes/budgets.ts';
import { fileOf, sentSize, typeOf } from './sizes/built-files.ts';
import { answerOf, visitor } from './sizes/stub-services.ts';

/** Scripts that a page loads by itself a little later count as well. Milliseconds. */
const idleMs = 2_500;

/** One file that a page requested. */
interface LoadedFile {
  path: string;
  isScript: boolean;
  bytes: number;
}

const isDetailed = process.argv.includes('--files');
const server = createServer(serve);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

try {
  const browser = await openBrowser();
  try {
    const loaded = await Promise.all(budgets.map(({ address }) => filesOf(browser, address)));
    const excesses = budgets.flatMap((budget, index) => report(budget, loaded[index] ?? []));
    for (const excess of excesses) console.error(excess);
    if (excesses.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
  }
} finally {
  server.close();
  server.closeAllConnections();
}

function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** The files that a page requests until it is idle, in a browser that has seen no other page. */
async function filesOf(browser: Browser, address: string): Promise<LoadedFile[]> {
  const context = await browser.newContext();
  await context.addInitScript(visitor(address));
  const page = await context.newPage();
  const files = new Map<string, LoadedFile>();
  page.on('request', (request) => {
    const { pathname, origin: from } = new URL(request.url());
    if (from !== origin || answerOf(pathname) !== undefined) return;
    const file = fileOf(pathname);
    const isScript = request.resourceType() === 'script';
    if (isScript && file === undefined) {
      throw new Error(`${address} asked for ${pathname}, which was not built.`);
    }
    if (file) files.set(pathname, { path: pathname, isScript, bytes: sentSize(file) });
  });
  await page.goto(origin + address);
  await page.locator('h1').first().waitFor();
  await page.waitForTimeout(idleMs);
  for (const icon of await page.locator('link[rel~=icon], link[rel=manifest]').all()) {
    // Only browsers with a window request these, so they do not count.
    files.delete(new URL((await icon.getAttribute('href')) ?? '', origin).pathname);
  }
  await context.close();
  return [...files.values()];
}

/** Prints a page's figures and returns what exceeds its budget. */
function report(budget: Budget, files: readonly LoadedFile[]): string[] {
  const scripts = files.filter(({ isScript }) => isScript);
  const bytes = scripts.reduce((sum, file) => sum + file.bytes, 0);
  console.log(
    `${kilobytes(bytes).padStart(9)} of ${budget.kilobytes} KB in scripts, ${files.length} of ${budget.files} files: ${budget.page}`,
  );
  if (isDetailed) {
    for (const file of scripts.toSorted((a, b) => b.bytes - a.bytes)) {
      console.log(`          ${kilobytes(file.bytes).padStart(9)}  ${file.path}`);
    }
  }
  const excesses = [];
  if (bytes > budget.kilobytes * 1024) {
    excesses.push(
      `${budget.page}: scripts are ${kilobytes(bytes - budget.kilobytes * 1024)} over the budget (tools/sizes/budgets.ts).`,
    );
  }
  if (files.length > budget.files) {
    excesses.push(
      `${budget.page}: ${files.length - budget.files} files more than the budget (tools/sizes/budgets.ts).`,
    );
  }
  return excesses;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

function serve(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', origin);
  const answer = answerOf(pathname);
  if (answer !== undefined) {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    return;
  }
  const isFile = path.extname(pathname) !== '';
  const file = fileOf(isFile ? pathname : '/index.html');
  const isCall = /^\/(?:api|auth|tests|exams|chat)\//.test(pathname);
  if (file === undefined || isCall) {
    response.writeHead(404, { 'Content-Type': 'application/json' }).end('{}');
    return;
  }
  response.writeHead(200, { 'Content-Type': typeOf(file) });
  response.end(readFileSync(file));
}
