import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setApiTransport } from '@abhyas/web-kit';
import { Logger } from '../node/logger';
import { Metrics } from '../node/metrics';
import { json, startProgram, type Answer, type PageProgram } from '../node/page-program';
import { origin, programSettings, readSettings } from '../node/settings';
import { isPageFiles } from '../page-files';
import type { PublicRemote } from '../public-pages';
import { createPageRenderer } from './create-page-renderer';
import { PageCache } from './page-cache';
import { UpstreamCache } from './upstream-cache';

const PREFIX = '/page';
/** Milliseconds. */
const CHECK_TIMEOUT = 2_000;

/**
 * Serves a remote's public pages as JSON under `/page…` to the page server: the program of the remote's renderer. It
 * stands beside the folder `dist` of the build that takes its pages over.
 *
 * @param name of the program, in its log
 */
export async function serveRenderer(name: string, remote: PublicRemote): Promise<void> {
  await startProgram(() => prepareRenderer(name, remote));
}

function prepareRenderer(name: string, remote: PublicRemote): PageProgram {
  const settings = readSettings({
    ...programSettings,
    CATALOGUE_URL: origin(),
    MESSAGING_URL: origin(),
    GATEWAY_URL: origin(),
  });
  const metrics = new Metrics();
  const sent = metrics.counter({
    name: 'pages_total',
    help: 'Pages that were rendered, or sent from the cache',
    labelNames: ['source'],
  });
  // By the first part of the paths that public pages read.
  const upstream = new UpstreamCache(
    new Map([
      ['exams', settings.CATALOGUE_URL],
      ['help', settings.MESSAGING_URL],
      // The operator's configuration, and the texts that it names.
      ['remotes', settings.GATEWAY_URL],
      ['legal', settings.GATEWAY_URL],
    ]),
  );
  // Calls have only a path: the cache knows the service.
  setApiTransport({ origin: 'http://services', fetch: upstream.fetch });
  const pages = new PageCache({
    renderer: createPageRenderer(remote),
    upstream,
    release: readRelease(),
    onSent: (source) => {
      sent.inc({ source });
    },
  });
  return {
    settings,
    logger: new Logger(name, settings.LOG_LEVEL),
    metrics,
    route: `${PREFIX}/*`,
    answer: async ({ url, ifNoneMatch }) => answer(pages, url, ifNoneMatch),
    warmUp: async () => {
      const page = remote.pages.find(({ path: pattern }) => !pattern.includes(':'));
      if (page) await pages.read(new URL(page.path, 'http://page'));
    },
    checks: { catalogue: async () => isLive(settings.CATALOGUE_URL) },
  };
}

async function answer(
  pages: PageCache,
  url: string,
  ifNoneMatch: string | undefined,
): Promise<Answer> {
  if (!url.startsWith(`${PREFIX}/`)) return json(404, { code: 'not_found' });
  const page = await pages.read(new URL(url.slice(PREFIX.length), 'http://page'));
  if (!page) return json(404, { code: 'no_page' });
  const headers = { 'Content-Type': 'application/json', ETag: page.etag };
  return ifNoneMatch === page.etag
    ? { status: 304, headers: { ETag: page.etag }, body: '' }
    : { status: 200, headers, body: page.json };
}

async function isLive(service: string): Promise<boolean> {
  const signal = AbortSignal.timeout(CHECK_TIMEOUT);
  const { ok } = await fetch(`${service}/health/live`, { signal });
  return ok;
}

function readRelease(): string {
  const file = path.join(path.dirname(process.argv[1] ?? ''), '../dist/page-files.json');
  const files: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isPageFiles(files)) throw new Error(`${file} is not the list of a build's files.`);
  return files.release;
}
