import { SERVICE_CONFIG, ServiceClient, type AttemptContract } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { MessagingConfig } from '../config.js';

/** What the assistant may tell a student about their own attempts. */
export type OwnFigures = Pick<
  AttemptContract.UserSummaryDto,
  'testsTaken' | 'testsMarked' | 'avgScore' | 'weakestSubject'
> & {
  recentActivity: Pick<
    AttemptContract.RecentActivityDto,
    'testName' | 'date' | 'score' | 'attemptId' | 'examId' | 'testId' | 'solutionsFrom'
  >[];
};

const TIMEOUT_MS = 1200;

const figuresSchema: z.ZodType<OwnFigures> = z.object({
  testsTaken: z.number(),
  testsMarked: z.number().optional(),
  avgScore: z.number(),
  weakestSubject: z.string().nullable(),
  recentActivity: z.array(
    z.object({
      testName: z.string(),
      date: z.iso.datetime({ offset: true }),
      score: z.number(),
      attemptId: z.string(),
      examId: z.string(),
      testId: z.string(),
      solutionsFrom: z.iso.datetime({ offset: true }).optional(),
    }),
  ),
});

/** Calls the attempt service. */
@Injectable()
export class AttemptClient {
  private readonly client: ServiceClient<AttemptContract.paths> | undefined;

  constructor(@Inject(SERVICE_CONFIG) config: MessagingConfig) {
    this.client =
      config.ATTEMPT_URL === undefined
        ? undefined
        : new ServiceClient(config.ATTEMPT_URL, {
            credential: config.SERVICE_CREDENTIAL,
            timeoutMs: TIMEOUT_MS,
          });
  }

  /**
   * The figures of one student.
   *
   * @param studentId from the verified token, never from the message
   */
  async figuresOf(studentId: string): Promise<OwnFigures> {
    if (!this.client) throw new Error('ATTEMPT_URL is not set');
    return figuresSchema.parse(
      await this.client.get('/internal/users/{userId}/summary', {
        params: { path: { userId: studentId } },
      }),
    );
  }
}
