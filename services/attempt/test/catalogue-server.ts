import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';

/** A stub service with the catalogue's internal routes. */
export class CatalogueServer {
  readonly #papers = new Map<string, PaperSnapshot>();
  readonly #registrations = new Set<string>();
  readonly #archived = new Set<string>();
  readonly #server: Server;
  requests = 0;
  papersSent = 0;
  isDown = false;

  constructor(credential: string) {
    this.#server = createServer((request, response) => {
      this.requests += 1;
      const respond = (status: number, body: unknown): void => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(body === undefined ? undefined : JSON.stringify(body));
      };
      if (this.isDown) return respond(500, {});
      if (request.headers['x-service-credential'] !== credential) return respond(403, {});
      const registration = /^\/internal\/live-tests\/([^/]+)\/registrations\/([^/]+)$/.exec(
        request.url ?? '',
      );
      if (registration)
        return respond(200, {
          registered: this.#registrations.has(`${registration[1]} ${registration[2]}`),
        });
      const testId = /^\/internal\/papers\/([^/]+)$/.exec(request.url ?? '')?.[1] ?? '';
      if (this.#archived.has(testId)) {
        return respond(404, { code: 'test_archived', message: 'No longer offered.' });
      }
      const paper = this.#papers.get(testId);
      if (!paper) return respond(404, { code: 'test_not_found', message: 'No such test.' });
      const tag = `"${createHash('sha256').update(JSON.stringify(paper)).digest('hex')}"`;
      response.setHeader('etag', tag);
      if (request.headers['if-none-match'] === tag) return respond(304, undefined);
      this.papersSent += 1;
      return respond(200, paper);
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Makes this paper the current version of its test. */
  publish(paper: PaperSnapshot): PaperSnapshot {
    this.#papers.set(paper.testId, paper);
    return paper;
  }

  /** Removes a test. Versions that are stored elsewhere stay there. */
  retire(testId: string): void {
    this.#papers.delete(testId);
  }

  /** Archives a test's exam. */
  archive(testId: string): void {
    this.#archived.add(testId);
  }

  /** Restores an archived exam. */
  restore(testId: string): void {
    this.#archived.delete(testId);
  }

  /** Registers a student for a live test. */
  register(testId: string, userId: string): void {
    this.#registrations.add(`${testId} ${userId}`);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
