import { isDuplicateKey } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { QuestionReportEntity } from './question-report.entity.js';
import type { ReportOutcome, ReportReason } from './rules/report-words.js';

/** An id, with the student's: it says where the report is stored. */
type ReportKey = Pick<QuestionReportEntity, 'id' | 'userId'>;

@Injectable()
export class QuestionReportsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findOne(userId: string, questionId: string): Promise<QuestionReportEntity | null> {
    return this.reports.findOneBy({ userId, questionId });
  }

  findById(id: string): Promise<QuestionReportEntity | null> {
    return this.reports.findOneBy({ id });
  }

  /** The student's reports of these questions, the latest change first. */
  findOfQuestions(userId: string, questionIds: readonly string[]): Promise<QuestionReportEntity[]> {
    return this.reports.find({
      where: { userId, questionId: In(questionIds) },
      order: { updatedAt: 'DESC' },
    });
  }

  /** The student's reports, the latest change first. */
  findOwn(userId: string, take?: number): Promise<QuestionReportEntity[]> {
    return this.reports.find({
      where: { userId },
      order: { updatedAt: 'DESC', id: 'DESC' },
      ...(take !== undefined && { take }),
    });
  }

  /** Reports of all students, the oldest first. */
  findOldest(isSettled: boolean, take: number): Promise<QuestionReportEntity[]> {
    return this.reports.find({
      where: { settledAt: isSettled ? Not(IsNull()) : IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
      take,
    });
  }

  countOpen(): Promise<number> {
    return this.reports.countBy({ settledAt: IsNull() });
  }

  /** Returns false when the student has a report of this question. */
  async insert(report: QuestionReportEntity): Promise<boolean> {
    try {
      await this.reports.insert(report);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Changes an open report, of which a mail is due again. Returns false when it is settled. */
  async change(
    { id, userId }: ReportKey,
    change: { reason: ReportReason; text: string; updatedAt: Date },
  ): Promise<boolean> {
    const { affected } = await this.reports.update(
      { id, userId, settledAt: IsNull() },
      { ...change, isMailDue: true },
    );
    return (affected ?? 0) > 0;
  }

  /** Returns false when it is settled already. */
  async settle(
    { id, userId }: ReportKey,
    { outcome, note, at }: { outcome: ReportOutcome; note: string | null; at: Date },
  ): Promise<boolean> {
    const { affected } = await this.reports.update(
      { id, userId, settledAt: IsNull() },
      { outcome, note, settledAt: at, updatedAt: at, isMailDue: true },
    );
    return (affected ?? 0) > 0;
  }

  /** Reports whose mail is due, the oldest change first. */
  findDue(take: number): Promise<QuestionReportEntity[]> {
    return this.reports.find({
      where: { isMailDue: true },
      order: { updatedAt: 'ASC', id: 'ASC' },
      take,
    });
  }

  /** The mail stays due when the report has changed meanwhile. */
  async markMailed({ id, userId, updatedAt }: QuestionReportEntity): Promise<void> {
    await this.reports.update({ id, userId, updatedAt }, { isMailDue: false });
  }

  private get reports() {
    return this.dataSource.getRepository(QuestionReportEntity);
  }
}
