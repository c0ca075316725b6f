import { Module } from '@nestjs/common';
import { AuthClient } from './auth.client.js';
import { MailQueue } from './mail.queue.js';

/** The service has one client of the mail queue, and one of auth, which knows the addresses. */
@Module({ providers: [AuthClient, MailQueue], exports: [AuthClient, MailQueue] })
export class MailModule {}
