import { Module } from '@nestjs/common';
import { MailQueue } from './mail.queue.js';
import { MailSender } from './mail.sender.js';
import { MailWorker } from './mail.worker.js';

@Module({
  providers: [MailQueue, MailSender, MailWorker],
  exports: [MailQueue],
})
export class MailModule {}
