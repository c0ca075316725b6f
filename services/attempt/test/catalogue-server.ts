import { createHash } from 'node:crypto';
import { StubServer, type StubRequest, type StubResponse } from '@abhyas/service-kit/testing';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import type { ListedTest } from '../src/review/results/rules/choose-next-test.js';

/** A stub service with the catalogue's internal routes. */
export class CatalogueServer extends StubServer {
  private readonly papers = new Map<string, PaperSnapshot>();
  private readonly registrations = new Set<string>();
  private readonly archived = new Set<string>();
  private readonly examTests = new Map<string, readonly ListedTest[]>();
  requests = 0;
  papersSent = 0;
  /** The format that the last request of a paper named. */
  format: string | null = null;
  isDown = false;
  /** Whether all papers have more than this service understands. */
  isNewer = false;

  constructor(private readonly credential: string) {
    super();
  }

  protected respond({ path, headers }: StubRequest): StubResponse {
    this.requests += 1;
    if (this.isDown) return { status: 500, body: {} };
    if (headers['x-service-credential'] !== this.credential) return { status: 403, body: {} };
    const [, liveTestId, userId] =
      /^\/internal\/live-tests\/([^/]+)\/registrations\/([^/]+)$/.exec(path) ?? [];
    if (liveTestId) {
      return { body: { registered: this.registrations.has(`${liveTestId} ${userId}`) } };
    }
    const windowOf = /^\/internal\/live-tests\/([^/]+)$/.exec(path)?.[1];
    if (windowOf) {
      const { opensAt, closesAt } = this.papers.get(windowOf) ?? {};
      if (!opensAt || !closesAt) return notFound('live_test_not_found', 'No live test.');
      return { body: { opensAt, closesAt } };
    }
    const examId = /^\/internal\/exams\/([^/]+)\/tests$/.exec(path)?.[1];
    if (examId) return { body: this.examTests.get(examId) ?? [] };
    const [, testId = '', format] =
      /^\/internal\/papers\/([^/?]+)(?:\?format=(\d+))?$/.exec(path) ?? [];
    this.format = format ?? null;
    if (this.isNewer) return { status: 503, body: { code: 'paper_format_unknown', message: '' } };
    if (this.archived.has(testId)) return notFound('test_archived', 'No longer offered.');
    const paper = this.papers.get(testId);
    if (!paper) return notFound('test_not_found', 'No such test.');
    const etag = `"${createHash('sha256').update(JSON.stringify(paper)).digest('hex')}"`;
    if (headers['if-none-match'] === etag) return { status: 304, headers: { etag } };
    this.papersSent += 1;
    return { headers: { etag }, body: paper };
  }

  /** Makes this paper the current version of its test. */
  publish(paper: PaperSnapshot): PaperSnapshot {
    this.papers.set(paper.testId, paper);
    return paper;
  }

  /** Sets the list of an exam. */
  list(examId: string, tests: readonly ListedTest[]): void {
    this.examTests.set(examId, tests);
  }

  /** Removes a test. Versions that are stored elsewhere stay there. */
  retire(testId: string): void {
    this.papers.delete(testId);
  }

  /** Archives a test's exam. */
  archive(testId: string): void {
    this.archived.add(testId);
  }

  /** Restores an archived exam. */
  restore(testId: string): void {
    this.archived.delete(testId);
  }

  /** Registers a student for a live test. */
  register(testId: string, userId: string): void {
    this.registrations.add(`${testId} ${userId}`);
  }
}

function notFound(code: string, message: string): StubResponse {
  return { status: 404, body: { code, message } };
}
