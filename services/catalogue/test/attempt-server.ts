import type { AttemptContract } from '@abhyas/service-kit';
import { StubServer, type StubRequest, type StubResponse } from '@abhyas/service-kit/testing';

/** A stub of the attempt service's internal endpoints for the catalogue. */
export class AttemptServer extends StubServer {
  /** Tests that have attempts. */
  readonly attempted = new Set<string>();
  readonly requests: string[][] = [];
  /** By test. */
  readonly participants = new Map<string, number>();
  isDown = false;
  startableForMs = 0;
  /** Sent instead of the response that the other members describe. */
  response: unknown;
  /** Runs while a request is being handled. */
  meanwhile: (() => Promise<unknown>) | undefined;

  constructor(private readonly credential: string) {
    super();
  }

  protected async respond({ method, path, headers, body }: StubRequest): Promise<StubResponse> {
    if (this.isDown) return { status: 503, body: {} };
    const isAuthorized = headers['x-service-credential'] === this.credential;
    if (isAuthorized && path === '/internal/tests/participants') {
      return { body: this.response ?? this.countParticipants() };
    }
    const isKnownRoute = method === 'POST' && path === '/internal/tests/attempted';
    if (!isAuthorized || !isKnownRoute) return { status: 403, body: {} };
    return { body: this.response === undefined ? await this.handle(body) : this.response };
  }

  private countParticipants(): AttemptContract.ParticipantCountDto[] {
    return [...this.participants].map(([testId, participants]) => ({ testId, participants }));
  }

  private async handle(text: string): Promise<AttemptContract.AttemptedTestsDto> {
    const { testIds } = JSON.parse(text) as AttemptContract.TestIdsDto;
    if (testIds.length > 100) throw new Error('more than a hundred at once');
    this.requests.push(testIds);
    const attempted = testIds.filter((id) => this.attempted.has(id));
    await this.meanwhile?.();
    return { attempted, startableForMs: this.startableForMs };
  }
}
