import { SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { officeAddress, type MessagingConfig } from '../config.js';
import { OFFICE, type Mail } from './rules/mail-job.js';
import { addressOf } from './rules/mail-text.js';
import { fillTemplate } from './templates/fill-template.js';
import { renderHtml } from './templates/render-html.js';
import { renderText } from './templates/render-text.js';

/** Sends mails over SMTP. */
@Injectable()
export class MailSender implements OnApplicationShutdown {
  private readonly transport;

  constructor(@Inject(SERVICE_CONFIG) private readonly config: MessagingConfig) {
    this.transport = createTransport({
      url: config.SMTP_URL,
      pool: true,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      // A mail contains texts only. Nothing in it may make the server read files or URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /**
   * @param key the same for every try of one mail. It becomes the Message-ID, by which mailboxes
   * recognize a mail that was sent twice because the worker died before it acknowledged the job
   */
  async send(mail: Mail, key: string): Promise<void> {
    const body = fillTemplate(mail, this.config.PUBLIC_URL.replace(/\/+$/, ''));
    await this.transport.sendMail({
      from: this.config.MAIL_FROM,
      to: { name: '', address: mail.to === OFFICE ? officeAddress(this.config) : mail.to },
      messageId: `<${key}@${hostOf(this.config.MAIL_FROM)}>`,
      subject: body.subject,
      text: renderText(body),
      html: renderHtml(body),
      ...(body.replyTo && { replyTo: body.replyTo }),
      ...(body.attachment && { attachments: [body.attachment] }),
      ...(body.unsubscribe && { list: { unsubscribe: body.unsubscribe } }),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

function hostOf(mailbox: string): string {
  return addressOf(mailbox).split('@').at(-1) ?? 'localhost';
}
