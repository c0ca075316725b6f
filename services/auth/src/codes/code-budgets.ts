import { RateLimits, SERVICE_CONFIG, type RateLimit } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';

import { hashEmailKey } from '../accounts/rules/email-key.js';
import type { Caller } from '../browsers/caller.types.js';
import type { AuthConfig } from '../config.js';

import type { CodePurpose } from './one-time-codes.js';

/** Who asks for a code, and for whose address. */
export interface Asker {
  emailKey: string;
  caller: Caller;
  /** Whether the account with this address knows the browser. */
  isKnown: boolean;
}

const LOGIN_REMINDER = 'login';

/**
 * How many codes are mailed. Each purpose has budgets of its own, and each caller: the browser where
 * the account knows it, else the client address. So nobody uses up what somebody else may ask for.
 * Strangers together have a limit too, beyond which mails are left out without a word.
 */
@Injectable()
export class CodeBudgets {
  constructor(
    private readonly limits: RateLimits,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Counts a code about to be asked for: 429 too soon after the last, or too many in an hour. */
  async admit(purpose: CodePurpose, asker: Asker): Promise<void> {
    await this.limits.enforce(gapKey(purpose, asker), this.gap);
    await this.limits.enforce(hourKey(purpose, asker), this.hour);
  }

  /** Counts a registration's code: registering again corrects what was typed, so only the hour counts. */
  async admitRegistration(asker: Asker): Promise<void> {
    await this.limits.enforce(hourKey('verify-email', asker), this.hour);
    await this.limits.count(gapKey('verify-email', asker), this.gap);
  }

  /**
   * Does what an admitted code is for, unless strangers have had too many mailed to the address. When
   * it fails, its place in gap, hour and mails is free again.
   */
  async spend(purpose: CodePurpose, asker: Asker, mail: () => Promise<void>): Promise<void> {
    const mailsKey = `code-mails:${purpose}:${hashEmailKey(asker.emailKey)}`;
    if (!asker.isKnown) {
      const mails = { ...this.hour, limit: this.config.LIMIT_CODE_MAILS };
      if (!(await this.limits.count(mailsKey, mails)).isAllowed) return;
    }
    try {
      await mail();
    } catch (fault) {
      await this.giveBack(purpose, asker, mailsKey).catch(() => undefined);
      throw fault;
    }
  }

  /** Counts the mail to somebody who logs in without having entered the code. @returns whether it may go */
  async admitLoginReminder(emailKey: string): Promise<boolean> {
    const account = hashEmailKey(emailKey);
    const gap = await this.limits.count(`code-gap:${LOGIN_REMINDER}:${account}`, this.gap);
    if (!gap.isAllowed) return false;
    return (await this.limits.count(`codes:${LOGIN_REMINDER}:${account}`, this.hour)).isAllowed;
  }

  private get gap(): RateLimit {
    return { limit: 1, windowSeconds: this.config.CODE_GAP_SECONDS };
  }

  private get hour(): RateLimit {
    return { limit: this.config.LIMIT_CODES, windowSeconds: this.config.LIMIT_CODES_SECONDS };
  }

  private async giveBack(purpose: CodePurpose, asker: Asker, mailsKey: string): Promise<void> {
    await this.limits.clear(gapKey(purpose, asker));
    await this.limits.giveBack(hourKey(purpose, asker));
    if (!asker.isKnown) await this.limits.giveBack(mailsKey);
  }
}

function gapKey(purpose: CodePurpose, asker: Asker): string {
  return `code-gap:${purpose}:${countedFor(asker)}`;
}

function hourKey(purpose: CodePurpose, asker: Asker): string {
  return `codes:${purpose}:${countedFor(asker)}`;
}

function countedFor({ emailKey, caller, isKnown }: Asker): string {
  return `${hashEmailKey(emailKey)}:${isKnown ? caller.browser : caller.address}`;
}
