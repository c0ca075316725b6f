import { ServiceClient } from '@abhyas/service-kit';
import { z } from 'zod';

const TIMEOUT_MS = 10_000;
const TESTS_PER_REQUEST = 100;

const responseSchema = z.object({
  attempted: z.array(z.string()),
  startableForMs: z.number().int().min(0),
});

/** Which tests have attempts. */
export type AttemptedTests = z.infer<typeof responseSchema>;

/** The catalogue's requests to the attempt service. */
export class AttemptClient {
  readonly #client: ServiceClient;

  constructor(url: string, credential: string) {
    this.#client = new ServiceClient(url, { credential, timeoutMs: TIMEOUT_MS });
  }

  /** Returns which tests have attempts, and how long a withdrawn test can still be started. */
  async findAttempted(testIds: readonly string[]): Promise<AttemptedTests> {
    const all: AttemptedTests = await this.#request(testIds.slice(0, TESTS_PER_REQUEST));
    for (let start = TESTS_PER_REQUEST; start < testIds.length; start += TESTS_PER_REQUEST) {
      const { attempted } = await this.#request(testIds.slice(start, start + TESTS_PER_REQUEST));
      all.attempted.push(...attempted);
    }
    return all;
  }

  async #request(testIds: readonly string[]): Promise<AttemptedTests> {
    const response = await this.#client.post<unknown>('/internal/tests/attempted', { testIds });
    return responseSchema.parse(response);
  }
}
