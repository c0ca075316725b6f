import { Module } from '@nestjs/common';
import { AuthClient } from '../clients/auth.client.js';
import { MailModule } from '../mail/mail.module.js';
import { RemindersRepository } from './reminders.repository.js';
import { RemindersService } from './reminders.service.js';
import { RemindersSweeper } from './reminders.sweeper.js';

@Module({
  imports: [MailModule],
  providers: [AuthClient, RemindersRepository, RemindersService, RemindersSweeper],
})
export class RemindersModule {}
