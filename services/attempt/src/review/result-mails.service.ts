import { Injectable } from '@nestjs/common';
import { AuthClient } from '../mail/auth.client.js';
import { MailQueue, type Mail } from '../mail/mail.queue.js';
import type { Paper } from '../papers/paper.js';
import { PapersService } from '../papers/papers.service.js';
import { PublicationRepository, type DueMail } from './publication.repository.js';

const BATCH_SIZE = 500;
/** Replicas may find the same attempt. The queue accepts one mail about it in this time. */
const ONCE_FOR_MS = 24 * 60 * 60 * 1000;

/**
 * Tells participants of a live test that their marks and the solutions are there, once each. What was not
 * queued stays due, so no mail is lost while the queue or auth is away.
 */
@Injectable()
export class ResultMailsService {
  constructor(
    private readonly repository: PublicationRepository,
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
      const due = await this.repository.findDueMails(BATCH_SIZE);
      if (due.length > 0) queued += await this.queue(due);
      if (due.length < BATCH_SIZE) break;
    }
    return queued;
  }

  private async queue(due: readonly DueMail[]): Promise<number> {
    const students = await this.auth.findParticipants([...new Set(due.map((one) => one.userId))]);
    const byId = new Map(students.map((student) => [student.id, student]));
    const mails = [];
    for (const one of due) {
      const student = byId.get(one.userId);
      // The account was deleted.
      if (!student) continue;
      mails.push({
        mail: resultsMail(one, await this.papers.frozenPaper(one), student),
        options: {
          queuedAt: one.publishedAt,
          once: { id: `live-results-${one.id}`, forMs: ONCE_FOR_MS },
        },
      });
    }
    await this.mails.addAll(mails);
    await this.repository.deleteMails(due);
    return mails.length;
  }
}

function resultsMail(
  { id, testId }: DueMail,
  { snapshot }: Paper,
  { name, email }: { name: string; email: string },
): Mail {
  return {
    to: email,
    template: 'live-results',
    data: {
      name,
      test: snapshot.title,
      exam: snapshot.exam.name,
      path: `/test-results/${snapshot.exam._id}/${testId}?attempt=${id}`,
    },
  };
}
