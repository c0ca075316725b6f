import { Module } from '@nestjs/common';
import { MailQueue } from './mail.queue.js';
import { MailSender } from './mail.sender.js';
import { MailWorker } from './mail.worker.js';
import { SentMails } from './sent-mails.js';

@Module({
  providers: [MailQueue, MailSender, MailWorker, SentMails],
  exports: [MailQueue, SentMails],
})
export class MailModule {}
