import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stub of the attempt service's internal endpoint for attempted tests. */
export class AttemptServer {
  readonly #server: Server;
  /** Tests that have attempts. */
  readonly attempted = new Set<string>();
  readonly requests: string[][] = [];
  isDown = false;
  startableForMs = 0;
  /** Runs while a request is being handled. */
  meanwhile: (() => Promise<unknown>) | undefined;

  constructor(credential: string) {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const isAuthorized = request.headers['x-service-credential'] === credential;
        const isKnownRoute =
          request.method === 'POST' && request.url === '/internal/tests/attempted';
        const status = this.isDown ? 503 : isAuthorized && isKnownRoute ? 200 : 403;
        const respond = (body: object): void => {
          response.writeHead(status, { 'content-type': 'application/json' });
          response.end(JSON.stringify(body));
        };
        if (status === 200) void this.#handle(Buffer.concat(chunks).toString()).then(respond);
        else respond({});
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(text: string): Promise<object> {
    const { testIds } = JSON.parse(text) as { testIds: string[] };
    if (testIds.length > 100) throw new Error('more than a hundred at once');
    this.requests.push(testIds);
    const attempted = testIds.filter((id) => this.attempted.has(id));
    await this.meanwhile?.();
    return { attempted, startableForMs: this.startableForMs };
  }
}
