import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setApiTransport } from '@abhyas/web-kit';
import { Logger } from '../node/logger';
import { Metrics } from '../node/metrics';
import { startProgram, type PageProgram } from '../node/page-program';
import { milliseconds, origin, origins, programSettings, readSettings } from '../node/settings';
import { isPageFiles } from '../page-files';
import type { ServerFrame } from '../server-frame';
import { readTemplate } from './compose-page';
import { FragmentSource } from './fragment-source';
import { MissingHtml } from './missing-html';
import { PageComposer, type OwnFiles } from './page-composer';
import { SiteReader } from './site';

/**
 * Serves the pages of the site: the program of the page server. It stands beside the folder `dist` of the shell's
 * build. If a page cannot be composed, the gateway serves the shell's page without content, and the browser renders it.
 *
 * @param name of the program, in its log
 */
export async function servePages(name: string, frame: ServerFrame): Promise<void> {
  await startProgram(() => preparePages(name, frame));
}

function preparePages(name: string, frame: ServerFrame): PageProgram {
  const settings = readSettings({
    ...programSettings,
    GATEWAY_URL: origin(),
    PUBLIC_URL: origin(),
    RENDERERS: { ...origins(), fallback: new Map<string, string>() },
    FRAGMENT_TIMEOUT_MS: milliseconds(150),
  });
  setApiTransport({
    origin: settings.PUBLIC_URL,
    fetch: async () => Promise.reject(new Error('The frame needs no data of its own')),
  });
  const logger = new Logger(name, settings.LOG_LEVEL);
  const metrics = new Metrics();
  const pages = metrics.counter({
    name: 'pages_total',
    help: 'Pages that were composed, or sent from the cache',
    labelNames: ['source'],
  });
  const site = new SiteReader(settings.GATEWAY_URL);
  const missing = new MissingHtml(logger, metrics);
  const composer = new PageComposer({
    frame,
    own: readOwnFiles(),
    site,
    fragments: new FragmentSource(
      settings.RENDERERS,
      missing.report.bind(missing),
      settings.FRAGMENT_TIMEOUT_MS,
    ),
    origin: settings.PUBLIC_URL,
    onSent: (source) => {
      pages.inc({ source });
    },
  });
  return {
    settings,
    logger,
    metrics,
    route: '/*',
    answer: async ({ url }) => {
      const { status, html } = await composer.page(url);
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
      return { status, headers, body: html };
    },
    checks: { registry: async () => site.hasBeenRead() },
  };
}

function readOwnFiles(): OwnFiles {
  const dist = path.join(path.dirname(process.argv[1] ?? ''), '../dist');
  const files: unknown = JSON.parse(readFileSync(path.join(dist, 'page-files.json'), 'utf8'));
  if (!isPageFiles(files)) throw new Error(`${dist} has no valid list of files.`);
  return { files, template: readTemplate(readFileSync(path.join(dist, 'index.html'), 'utf8')) };
}
