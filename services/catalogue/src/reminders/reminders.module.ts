import { Module } from '@nestjs/common';
import { AuthClient } from '../clients/auth.client.js';
import { MailQueue } from '../mail/mail.queue.js';
import { RemindersRepository } from './reminders.repository.js';
import { RemindersService } from './reminders.service.js';
import { RemindersSweeper } from './reminders.sweeper.js';

@Module({
  providers: [AuthClient, MailQueue, RemindersRepository, RemindersService, RemindersSweeper],
})
export class RemindersModule {}
