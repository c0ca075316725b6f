import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Speaks the accounts' internal call for recipients over HTTP, as the other side of that boundary. */
export class AuthServer {
  readonly #server: Server;
  /** Students who are known, and want to be reminded. */
  readonly willing = new Map<string, { name: string; email: string }>();
  readonly asked: string[][] = [];
  isDown = false;

  constructor(credential: string) {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const isInvited = request.headers['x-service-credential'] === credential;
        const isMeant = request.method === 'POST' && request.url === '/internal/users/recipients';
        const status = this.isDown ? 500 : isInvited && isMeant ? 200 : 403;
        response.writeHead(status, { 'content-type': 'application/json' });
        const body = status === 200 ? this.#answer(Buffer.concat(chunks).toString()) : {};
        response.end(JSON.stringify(body));
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

  #answer(text: string): object[] {
    const { userIds, mail } = JSON.parse(text) as { userIds: string[]; mail: string };
    if (mail !== 'testReminders' || userIds.length > 500) return [];
    this.asked.push(userIds);
    return userIds.flatMap((id) => {
      const student = this.willing.get(id);
      return student ? [{ id, ...student }] : [];
    });
  }
}
