import { Injectable } from '@nestjs/common';
import { AuthClient } from '../../mail/auth.client.js';
import { MailQueue, type Mail } from '../../mail/mail.queue.js';
import { PapersService } from '../../papers/papers.service.js';
import type { QuestionReportEntity } from './question-report.entity.js';
import { officeMail, settledMail } from './question-reports.presenter.js';
import { QuestionReportsRepository } from './question-reports.repository.js';

const BATCH_SIZE = 100;
/** Replicas may find the same report. The queue accepts one mail about a change in this time. */
const ONCE_FOR_MS = 24 * 60 * 60 * 1000;

/**
 * Queues the mails about reports: to the office while a report is open, to the student once it is
 * settled. What was not queued stays due, so no mail is lost while the queue or auth is away.
 */
@Injectable()
export class ReportMailsService {
  constructor(
    private readonly repository: QuestionReportsRepository,
    private readonly papers: PapersService,
    private readonly auth: AuthClient,
    private readonly mails: MailQueue,
  ) {}

  /**
   * Queues the mails that are due. Returns how many.
   *
   * @param isStopping whether the rest should wait for the next call
   */
  async queueDue(isStopping = () => false): Promise<number> {
    let queued = 0;
    while (!isStopping()) {
      const due = await this.repository.findDue(BATCH_SIZE);
      for (const report of due) if (await this.queue(report)) queued += 1;
      if (due.length < BATCH_SIZE) break;
    }
    return queued;
  }

  /** Queues the mail of one report. Returns false when nobody is there to get it. */
  async queue(report: QuestionReportEntity): Promise<boolean> {
    const mail = await this.mailOf(report);
    if (mail) {
      const { id, updatedAt } = report;
      await this.mails.add(mail, {
        queuedAt: updatedAt,
        once: { id: `question-report-${id}-${updatedAt.getTime()}`, forMs: ONCE_FOR_MS },
      });
    }
    await this.repository.markMailed(report);
    return mail !== null;
  }

  private async mailOf(report: QuestionReportEntity): Promise<Mail | null> {
    const paper = await this.papers.frozenPaper(report);
    const { outcome } = report;
    if (outcome === null) return officeMail(report, paper);
    const student = await this.auth.findStudent(report.userId);
    return student && settledMail({ ...report, outcome }, paper, student);
  }
}
