import { ServiceClient, type AttemptContract } from '@abhyas/service-kit';
import { z } from 'zod';

const TIMEOUT_MS = 10_000;
/** A profile waits for it, and has its own timeout. */
const COUNTS_TIMEOUT_MS = 500;
const TESTS_PER_REQUEST = 100;

/** The response is validated although it is typed: exams are deleted because of it. */
const attemptedTestsSchema: z.ZodType<AttemptContract.AttemptedTestsDto> = z.object({
  attempted: z.array(z.string()),
  startableForMs: z.number().nonnegative(),
});

const participantCountsSchema: z.ZodType<AttemptContract.ParticipantCountDto[]> = z.array(
  z.object({ testId: z.string(), participants: z.number() }),
);

/** The catalogue's requests to the attempt service. */
export class AttemptClient {
  private readonly client: ServiceClient<AttemptContract.paths>;
  private readonly quick: ServiceClient<AttemptContract.paths>;

  constructor(url: string, credential: string) {
    this.client = new ServiceClient(url, { credential, timeoutMs: TIMEOUT_MS });
    this.quick = new ServiceClient(url, { credential, timeoutMs: COUNTS_TIMEOUT_MS });
  }

  /** Returns which tests have attempts, and how long a withdrawn test can still be started. */
  async findAttempted(testIds: readonly string[]): Promise<AttemptContract.AttemptedTestsDto> {
    const all = await this.request(testIds.slice(0, TESTS_PER_REQUEST));
    for (let start = TESTS_PER_REQUEST; start < testIds.length; start += TESTS_PER_REQUEST) {
      const { attempted } = await this.request(testIds.slice(start, start + TESTS_PER_REQUEST));
      all.attempted.push(...attempted);
    }
    return all;
  }

  /** Returns how many participants each test has, by its id; tests without participants are absent. */
  async countParticipants(): Promise<Map<string, number>> {
    const counts = participantCountsSchema.parse(
      await this.quick.get('/internal/tests/participants', {}),
    );
    return new Map(counts.map(({ testId, participants }) => [testId, participants]));
  }

  private async request(testIds: string[]): Promise<AttemptContract.AttemptedTestsDto> {
    return attemptedTestsSchema.parse(
      await this.client.post('/internal/tests/attempted', { body: { testIds } }),
    );
  }
}
