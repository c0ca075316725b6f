import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { runningStack } from './stack.ts';

/** The site behind a gateway of its own, which marks its pages so that a journey can tell them apart. */
export interface MarkedSite {
  origin: string;
  /** What the pages say in `<meta name="mark">`. */
  mark: string;
  /** The status of pages. */
  status: number;
  /** Whether the configuration of pages allows the service worker. */
  offline: boolean;
  /** Pages wait for it. */
  held: Promise<void>;
  /** How often a page was requested. */
  pages: number;
  close: () => void;
}

/** Passes everything on to the stack, except that each page carries the mark. */
export async function openMarkedSite(): Promise<MarkedSite> {
  const server = createServer((incoming, outgoing) => void pass(site, incoming, outgoing));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const site: MarkedSite = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mark: 'first',
    status: 200,
    offline: true,
    held: Promise.resolve(),
    pages: 0,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return site;
}

async function pass(
  site: MarkedSite,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const response = await forward(incoming);
    const isPage = response.headers['content-type']?.startsWith('text/html') ?? false;
    if (!isPage) {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      return;
    }
    const body = await text(response);
    const headers = { ...response.headers };
    delete headers['content-length'];
    site.pages += 1;
    await site.held;
    outgoing.writeHead(site.status, headers);
    outgoing.end(mark(site, body));
  } catch {
    outgoing.destroy();
  }
}

function forward(incoming: IncomingMessage): Promise<IncomingMessage> {
  const { hostname, port } = new URL(runningStack().origin);
  const { method, url: path } = incoming;
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers }, resolve);
    outgoing.on('error', reject);
    incoming.pipe(outgoing);
  });
}

function mark({ mark: text, offline }: MarkedSite, html: string): string {
  const marked = html.replace('</head>', `<meta name="mark" content="${text}"></head>`);
  return offline ? marked : marked.replace('"config":{', '"config":{"offline":false,');
}
