import { Injectable } from '@nestjs/common';
import { ConversationsRepository } from '../chat/conversations.repository.js';
import { ContactMessagesRepository } from '../contact/contact-messages.repository.js';
import { MailQueue } from '../mail/mail.queue.js';
import { presentData, type MessagingData } from './personal-data.presenter.js';

/** All that this service keeps about a student: given to them, or forgotten. */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly messages: ContactMessagesRepository,
    private readonly conversations: ConversationsRepository,
    private readonly mails: MailQueue,
  ) {}

  async collect(userId: string, email: string): Promise<MessagingData> {
    const [messages, conversations, mails] = await Promise.all([
      this.messages.findFrom(email),
      this.conversations.ofStudent(userId),
      this.mails.unsentOf(email),
    ]);
    return presentData({ messages, conversations, mails });
  }

  /** What is found by the address goes as far as it is from `before` that moment; without one, all of it. */
  async erase(userId: string, email: string, before?: Date): Promise<void> {
    // Messages first: while one stands, the sweep could put its mail back into the queue.
    await this.messages.deleteFrom(email, before);
    await this.mails.forget(email, before);
    await this.conversations.forgetStudent(userId);
  }
}
