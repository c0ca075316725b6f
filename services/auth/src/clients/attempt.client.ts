import { SERVICE_CONFIG, ServiceClient, type AttemptContract } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { AuthConfig } from '../config.js';

/** What the attempt service returns about a student. */
export type AttemptSummary = AttemptContract.UserSummaryDto;

const summarySchema: z.ZodType<AttemptSummary> = z.object({
  testsTaken: z.number(),
  testsMarked: z.number().optional(),
  avgScore: z.number(),
  lastTest: z.string().nullable(),
  recentActivity: z.array(
    z.object({
      testName: z.string(),
      examName: z.string(),
      date: z.string(),
      score: z.number(),
      marks: z.number().optional(),
      maxMarks: z.number().optional(),
      attemptId: z.string(),
      examId: z.string(),
      testId: z.string(),
      solutionsFrom: z.string().optional(),
      solutionsAt: z.string().optional(),
    }),
  ),
  takenTestIds: z.array(z.string()),
  weakestSubject: z.string().nullable(),
  weakestSubjects: z.array(z.object({ examId: z.string(), subject: z.string() })),
});

@Injectable()
export class AttemptClient {
  private readonly client: ServiceClient<AttemptContract.paths>;

  constructor(@Inject(SERVICE_CONFIG) config: AuthConfig) {
    this.client = new ServiceClient(config.ATTEMPT_URL, {
      credential: config.SERVICE_CREDENTIAL,
      timeoutMs: 1_000,
    });
  }

  /** Throws when the response is not as expected. */
  async summaryOf(userId: string): Promise<AttemptSummary> {
    const params = { path: { userId } };
    return summarySchema.parse(
      await this.client.get('/internal/users/{userId}/summary', { params }),
    );
  }
}
