import { SERVICE_CONFIG } from '@abhyas/service-kit';
import { MailQueueClient } from '@abhyas/service-kit/mail';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { AttemptConfig } from '../config.js';

/** A mail of this service. Messaging renders and sends it, and knows the address of the office. */
export type Mail =
  | {
      to: 'office';
      template: 'question-report';
      data: {
        reportId: string;
        questionId: string;
        questionVersion: number;
        number: number;
        test: string;
        exam: string;
        question: string;
        reason: string;
        text: string;
        isChange: boolean;
      };
    }
  | {
      to: string;
      template: 'report-settled';
      data: {
        name: string;
        number: number;
        test: string;
        exam: string;
        outcome: 'corrected' | 'no-error' | 'withdrawn';
        note: string;
        path: string;
      };
    }
  | {
      to: string;
      template: 'live-results';
      data: { name: string; test: string; exam: string; path: string };
    };

@Injectable()
export class MailQueue extends MailQueueClient<Mail> {
  constructor(@Inject(SERVICE_CONFIG) config: AttemptConfig) {
    super(config.REDIS_URL, new Logger(MailQueue.name));
  }
}
