import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a {@link StubServer} received. */
export interface StubRequest {
  method: string;
  /** The path with the query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The response of a {@link StubServer}. */
export interface StubResponse {
  /** Default: 200. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
}

/** A stub service: an HTTP server on a free port. */
export abstract class StubServer {
  private server: Server | undefined;

  protected abstract respond(request: StubRequest): StubResponse | Promise<StubResponse>;

  /** @returns its address, without a trailing slash */
  async listen(): Promise<string> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url: path = '', headers } = request;
        const received = { method, path, headers, body: Buffer.concat(chunks).toString() };
        void Promise.resolve(this.respond(received)).then(({ status = 200, body, ...rest }) => {
          response.writeHead(status, { 'content-type': 'application/json', ...rest.headers });
          response.end(JSON.stringify(body));
        });
      });
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }
}
