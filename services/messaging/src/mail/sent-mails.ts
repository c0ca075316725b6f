import { Injectable, Logger } from '@nestjs/common';
import type { Mail } from './rules/mail-job.js';

type Follower = (mail: Mail) => Promise<void>;

/** Tells whoever wants to know that the mail server took a mail. */
@Injectable()
export class SentMails {
  readonly #logger = new Logger(SentMails.name);
  readonly #followers: Follower[] = [];

  /** Calls the follower after every mail that this replica sends. */
  follow(follower: Follower): void {
    this.#followers.push(follower);
  }

  /** Never throws: the mail is sent, and must not be sent again because somebody could not note it. */
  async tell(mail: Mail): Promise<void> {
    for (const follower of this.#followers) {
      await follower(mail).catch((error: unknown) => {
        this.#logger.warn(`A mail was sent but not noted (${mail.template}): ${String(error)}`);
      });
    }
  }
}
