import { Module } from '@nestjs/common';
import { MailQueue } from './mail.queue.js';

/** The service has one client of the mail queue. */
@Module({ providers: [MailQueue], exports: [MailQueue] })
export class MailModule {}
