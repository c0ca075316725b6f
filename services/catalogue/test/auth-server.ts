import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stub of the auth service's internal endpoint for recipients. */
export class AuthServer {
  readonly #server: Server;
  /** Students who want reminders. */
  readonly recipients = new Map<string, { name: string; email: string }>();
  readonly requests: string[][] = [];
  isDown = false;

  constructor(credential: string) {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const isAuthorized = request.headers['x-service-credential'] === credential;
        const isKnownRoute =
          request.method === 'POST' && request.url === '/internal/users/recipients';
        const status = this.isDown ? 500 : isAuthorized && isKnownRoute ? 200 : 403;
        response.writeHead(status, { 'content-type': 'application/json' });
        const body = status === 200 ? this.#handle(Buffer.concat(chunks).toString()) : {};
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

  #handle(text: string): object[] {
    const { userIds, mail } = JSON.parse(text) as { userIds: string[]; mail: string };
    if (mail !== 'testReminders' || userIds.length > 500) return [];
    this.requests.push(userIds);
    return userIds.flatMap((id) => {
      const student = this.recipients.get(id);
      return student ? [{ id, ...student }] : [];
    });
  }
}
