import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  url: string;
  close(): Promise<void>;
}

/** A stub service: a small HTTP server on a free port. */
export async function serve(
  handle: (request: IncomingMessage, response: ServerResponse, body: string) => void,
): Promise<LocalServer> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => handle(request, response, Buffer.concat(chunks).toString()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** The catalogue's response with two exams. */
export const CATALOGUE_FACTS = {
  exams: [
    {
      _id: '0193a1c0-0000-7000-8000-0000000000e1',
      name: 'SSC CGL',
      description: 'Graduate posts in ministries.',
      price: 499,
      totalTests: 24,
      testCounts: { chapterwise: 8, topicwise: 12, setwise: 4 },
      duration: '60 minutes',
      lastUpdated: '2026-11-02T00:00:00.000Z',
    },
    {
      _id: '0193a1c0-0000-7000-8000-0000000000e2',
      name: 'GATE CSE',
      description: 'Postgraduate engineering.',
      price: 999,
      totalTests: 30,
      testCounts: { setwise: 30 },
    },
  ],
};
