import { ServiceClient } from '@abhyas/service-kit';
import { z } from 'zod';

const TIMEOUT_MS = 10_000;
const TESTS_AT_ONCE = 100;

const responseSchema = z.object({
  attempted: z.array(z.string()),
  startableForMs: z.number().int().min(0),
});

/** What attempts there are at tests. */
export type AttemptedTests = z.infer<typeof responseSchema>;

/** What the catalogue asks of the attempts. */
export class AttemptClient {
  readonly #client: ServiceClient;

  constructor(url: string, credential: string) {
    this.#client = new ServiceClient(url, { credential, timeoutMs: TIMEOUT_MS });
  }

  /** Which of the tests have attempts, and for how long one may still be started once it is withdrawn. */
  async findAttempted(testIds: readonly string[]): Promise<AttemptedTests> {
    const all: AttemptedTests = await this.#ask(testIds.slice(0, TESTS_AT_ONCE));
    for (let start = TESTS_AT_ONCE; start < testIds.length; start += TESTS_AT_ONCE) {
      const { attempted } = await this.#ask(testIds.slice(start, start + TESTS_AT_ONCE));
      all.attempted.push(...attempted);
    }
    return all;
  }

  async #ask(testIds: readonly string[]): Promise<AttemptedTests> {
    const answer = await this.#client.post<unknown>('/internal/tests/attempted', { testIds });
    return responseSchema.parse(answer);
  }
}
