import { ServiceClient, type AttemptContract } from '@abhyas/service-kit';
import { z } from 'zod';

const TIMEOUT_MS = 10_000;
const TESTS_PER_REQUEST = 100;

/** The response is validated although it is typed: exams are deleted because of it. */
const attemptedTestsSchema: z.ZodType<AttemptContract.AttemptedTestsDto> = z.object({
  attempted: z.array(z.string()),
  startableForMs: z.number().nonnegative(),
});

/** The catalogue's requests to the attempt service. */
export class AttemptClient {
  private readonly client: ServiceClient<AttemptContract.paths>;

  constructor(url: string, credential: string) {
    this.client = new ServiceClient(url, { credential, timeoutMs: TIMEOUT_MS });
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

  private async request(testIds: string[]): Promise<AttemptContract.AttemptedTestsDto> {
    return attemptedTestsSchema.parse(
      await this.client.post('/internal/tests/attempted', { body: { testIds } }),
    );
  }
}
