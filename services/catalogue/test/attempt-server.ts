import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Speaks the attempts' internal call for attempted tests over HTTP, as the other side of that boundary. */
export class AttemptServer {
  readonly #server: Server;
  /** Tests that an attempt refers to. */
  readonly attempted = new Set<string>();
  readonly asked: string[][] = [];
  isDown = false;
  startableForMs = 0;
  /** What happens while a question is being answered. */
  meanwhile: (() => Promise<unknown>) | undefined;

  constructor(credential: string) {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const isInvited = request.headers['x-service-credential'] === credential;
        const isMeant = request.method === 'POST' && request.url === '/internal/tests/attempted';
        const status = this.isDown ? 503 : isInvited && isMeant ? 200 : 403;
        const answer = (body: object): void => {
          response.writeHead(status, { 'content-type': 'application/json' });
          response.end(JSON.stringify(body));
        };
        if (status === 200) void this.#answer(Buffer.concat(chunks).toString()).then(answer);
        else answer({});
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

  async #answer(text: string): Promise<object> {
    const { testIds } = JSON.parse(text) as { testIds: string[] };
    if (testIds.length > 100) throw new Error('more than a hundred at once');
    this.asked.push(testIds);
    const attempted = testIds.filter((id) => this.attempted.has(id));
    await this.meanwhile?.();
    return { attempted, startableForMs: this.startableForMs };
  }
}
