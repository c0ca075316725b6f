import type { DataOwner } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { ConversationsRepository } from '../chat/conversations.repository.js';
import { ContactMessagesRepository } from '../contact/contact-messages.repository.js';
import { MailQueue } from '../mail/mail.queue.js';
import { presentData, type MessagingData } from './personal-data.presenter.js';

/** Exports or erases all data that this service stores about a student. */
@Injectable()
export class PersonalDataService implements DataOwner {
  constructor(
    private readonly messages: ContactMessagesRepository,
    private readonly conversations: ConversationsRepository,
    private readonly mails: MailQueue,
  ) {}

  async collect(userId: string, email: string): Promise<MessagingData> {
    const [messages, conversations, mails] = await Promise.all([
      this.messages.findBySender(email),
      this.conversations.findByStudent(userId),
      this.mails.findUnsent(email),
    ]);
    return presentData({ messages, conversations, mails });
  }

  /** Data that is found by the address is erased up to the moment `before`; without it, all of it. */
  async erase(userId: string, email: string, before?: Date): Promise<void> {
    // Messages first. While one exists, the sweeper could queue its mail again.
    await this.messages.deleteBySender(email, before);
    // All but the mail about the account's deletion.
    const isMeant = (template: string) => template !== 'account-deleted';
    await this.mails.removeUnsent(email, { before, isMeant });
    await this.conversations.deleteByStudent(userId);
  }
}
