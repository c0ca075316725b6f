import { CLOCK, IDS, RateLimits, SERVICE_CONFIG, type Clock, type Ids } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { AttemptConfig } from '../../config.js';
import { PapersService } from '../../papers/papers.service.js';
import type { QuestionReportEntity } from './question-report.entity.js';
import type { QuestionReportDto, SaveQuestionReportDto } from './question-reports.dto.js';
import { presentReport } from './question-reports.presenter.js';
import { QuestionReportsRepository } from './question-reports.repository.js';
import { reportSettled } from './questions.errors.js';
import { ReportMailsService } from './report-mails.service.js';
import { SeenQuestionsService } from './seen-questions.service.js';

const WINDOW_SECONDS = 3600;
const NEWEST_REPORTS = 100;

@Injectable()
export class QuestionReportsService {
  private readonly logger = new Logger(QuestionReportsService.name);

  constructor(
    private readonly repository: QuestionReportsRepository,
    private readonly seen: SeenQuestionsService,
    private readonly papers: PapersService,
    private readonly mails: ReportMailsService,
    private readonly limits: RateLimits,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(SERVICE_CONFIG) private readonly config: AttemptConfig,
  ) {}

  /** The student's reports, or those of the questions of one finished attempt. */
  async list(userId: string, attemptId?: string): Promise<QuestionReportDto[]> {
    const reports =
      attemptId === undefined
        ? await this.repository.findOwn(userId, NEWEST_REPORTS)
        : await this.repository.findOfQuestions(userId, await this.seen.idsOf(userId, attemptId));
    return this.present(reports);
  }

  /** All reports of the student. */
  async all(userId: string): Promise<QuestionReportDto[]> {
    return this.present(await this.repository.findOwn(userId));
  }

  /**
   * Reports a question, or changes the student's open report of it. The same report again changes
   * nothing. A settled report stays as it is: 409.
   */
  async save(
    userId: string,
    questionId: string,
    input: SaveQuestionReportDto,
  ): Promise<QuestionReportDto> {
    const { attemptId, paper, index, question } = await this.seen.find(
      userId,
      input.attemptId,
      questionId,
    );
    await this.limits.enforce(`question-reports:${userId}`, {
      limit: this.config.LIMIT_QUESTION_REPORTS,
      windowSeconds: WINDOW_SECONDS,
    });
    const now = this.clock.now();
    const { reason, text } = input;
    const report: QuestionReportEntity = {
      id: this.ids.uuid(),
      userId,
      questionId,
      questionVersion: question.version,
      attemptId,
      testId: paper.snapshot.testId,
      paperVersion: paper.snapshot.version,
      questionIndex: index,
      reason,
      text,
      createdAt: now,
      updatedAt: now,
      outcome: null,
      note: null,
      settledAt: null,
      isMailDue: true,
    };
    const stored = (await this.repository.insert(report))
      ? report
      : await this.change(userId, questionId, { reason, text, updatedAt: now });
    // The report is stored. While the queue is away, the sweeper queues its mail later.
    if (stored.isMailDue) await this.queueMail(stored);
    return presentReport(stored, await this.papers.frozenPaper(stored));
  }

  private async change(
    userId: string,
    questionId: string,
    change: Pick<QuestionReportEntity, 'reason' | 'text' | 'updatedAt'>,
  ): Promise<QuestionReportEntity> {
    const stored = await this.repository.findOne(userId, questionId);
    if (!stored) throw new Error('A report was erased while it changed');
    if (stored.reason === change.reason && stored.text === change.text) return stored;
    if (stored.outcome === null && (await this.repository.change(stored, change))) {
      return { ...stored, ...change, isMailDue: true };
    }
    throw reportSettled(stored.outcome ?? (await this.outcomeOf(stored)));
  }

  /** It was settled after it was read. */
  private async outcomeOf({ userId, questionId }: QuestionReportEntity) {
    return (await this.repository.findOne(userId, questionId))?.outcome ?? 'no-error';
  }

  private async queueMail(report: QuestionReportEntity): Promise<void> {
    try {
      await this.mails.queue(report);
    } catch (error) {
      this.logger.warn(
        { err: error },
        'The mail of a reported question was not queued; it is retried',
      );
    }
  }

  private async present(reports: readonly QuestionReportEntity[]): Promise<QuestionReportDto[]> {
    const presented: QuestionReportDto[] = [];
    for (const report of reports) {
      presented.push(presentReport(report, await this.papers.frozenPaper(report)));
    }
    return presented;
  }
}
