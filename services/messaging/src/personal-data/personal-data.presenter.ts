import type { Turn } from '../chat/conversations.repository.js';
import type { ContactMessageEntity } from '../contact/contact-message.entity.js';
import type { UnsentMail } from '../mail/mail.queue.js';

export interface MessagingData {
  contactMessages: {
    name: string;
    email: string;
    phone: string;
    subject: string;
    message: string;
    sentAt: string;
  }[];
  /** Conversations with the assistant, oldest message first. */
  chat: { from: 'student' | 'assistant'; text: string }[][];
  /** Mails that still wait to be sent. */
  mails: { kind: string; queuedAt: string }[];
}

/** Leaves out the data of waiting mails, because codes are for the mailbox only. */
export function presentData(found: {
  messages: readonly ContactMessageEntity[];
  conversations: readonly (readonly Turn[])[];
  mails: readonly UnsentMail[];
}): MessagingData {
  return {
    contactMessages: found.messages.map(({ name, email, phone, subject, message, createdAt }) => ({
      name,
      email,
      phone,
      subject,
      message,
      sentAt: createdAt.toISOString(),
    })),
    chat: found.conversations.map((turns) =>
      turns.map(({ role, text }) => ({ from: role === 'user' ? 'student' : 'assistant', text })),
    ),
    mails: found.mails.map(({ template, queuedAt }) => ({
      kind: template,
      queuedAt: queuedAt.toISOString(),
    })),
  };
}
