import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** A page that needs no script: what the network and the browser allow at best. */
export interface StaticPage {
  url: string;
  close: () => void;
}

/** Takes a page as a visitor sees it, with its styles and fonts, and serves it as files. */
export async function openStaticPage(browser: Browser, url: string): Promise<StaticPage> {
  const files = await copyPage(browser, url);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const { type, body } = file;
    const isText = !type.startsWith('font/');
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'no-cache',
      ...(isText && { 'content-encoding': 'gzip' }),
    });
    response.end(isText ? gzipSync(body) : body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface File {
  type: string;
  body: Buffer;
}

async function copyPage(browser: Browser, url: string): Promise<Map<string, File>> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const files = new Map<string, File>();
    const fonts: Promise<void>[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.endsWith('.woff2')) return;
      fonts.push(
        response.body().then((body) => void files.set(pathname, { type: 'font/woff2', body })),
      );
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await Promise.all(fonts);
    const { html, css } = await page.evaluate<{ html: string; css: string }>(`(() => {
      const css = [...document.styleSheets].flatMap((sheet) => {
        // Addresses in a style sheet are relative to it.
        const base = sheet.href ?? location.href;
        return [...sheet.cssRules].map((rule) =>
          rule.cssText.replace(/url\\("?([^")]+)"?\\)/g, (_, path) => 'url("' + new URL(path, base).pathname + '")'));
      }).join('\\n');
      const copy = document.documentElement.cloneNode(true);
      for (const part of copy.querySelectorAll('script, link, style')) part.remove();
      return { html: '<!doctype html>' + copy.outerHTML.replace('</head>', '<link rel="stylesheet" href="/styles.css"></head>'), css };
    })()`);
    files.set('/', { type: 'text/html; charset=utf-8', body: Buffer.from(html) });
    files.set('/styles.css', { type: 'text/css; charset=utf-8', body: Buffer.from(css) });
    return files;
  } finally {
    await context.close();
  }
}
