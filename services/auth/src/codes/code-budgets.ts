import { RateLimits, SERVICE_CONFIG, type RateLimit } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../browsers/caller.types.js';
import type { AuthConfig } from '../config.js';
import { hashEmailKey } from '../users/rules/email-key.js';
import type { CodePurpose } from './one-time-codes.js';

/** Who requests a code, and for which address. */
export interface CodeRequester {
  emailKey: string;
  caller: Caller;
  /** Whether the browser is known to the account with this address. */
  isKnown: boolean;
}

const LOGIN_REMINDER = 'login';

/**
 * Limits how many codes are mailed. Each purpose and each caller has its own limits. A caller is the
 * browser if the account knows it, or else the client address. So nobody can use up the limit of
 * somebody else. All strangers together have a limit too; beyond it, mails are silently skipped.
 */
@Injectable()
export class CodeBudgets {
  constructor(
    private readonly limits: RateLimits,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Consumes the limits for one code. @throws 429 too soon after the last code, or after too many in an hour */
  async consume(purpose: CodePurpose, requester: CodeRequester): Promise<void> {
    await this.limits.enforce(gapKey(purpose, requester), this.gap);
    await this.limits.enforce(hourKey(purpose, requester), this.hour);
  }

  /**
   * Consumes the limits for a registration's code. Enforces only the hourly one, because students
   * register again to correct their input.
   */
  async consumeRegistration(requester: CodeRequester): Promise<void> {
    await this.limits.enforce(hourKey('verify-email', requester), this.hour);
    await this.limits.consume(gapKey('verify-email', requester), this.gap);
  }

  /**
   * Sends a mail, unless strangers have had too many mails sent to the address. When sending fails,
   * all limits are refunded.
   */
  async sendWithinLimit(
    purpose: CodePurpose,
    requester: CodeRequester,
    send: () => Promise<void>,
  ): Promise<void> {
    const mailsKey = `codemails:${purpose}:${hashEmailKey(requester.emailKey)}`;
    if (!requester.isKnown) {
      const mails = { ...this.hour, limit: this.config.LIMIT_CODE_MAILS };
      if (!(await this.limits.consume(mailsKey, mails)).isAllowed) return;
    }
    try {
      await send();
    } catch (error) {
      await this.refund(purpose, requester, mailsKey).catch(() => undefined);
      throw error;
    }
  }

  /** Consumes the limits for the mail to an applicant who logs in. @returns whether it is allowed */
  async consumeLoginReminder(emailKey: string): Promise<boolean> {
    const account = hashEmailKey(emailKey);
    const gap = await this.limits.consume(`code-gap:${LOGIN_REMINDER}:${account}`, this.gap);
    if (!gap.isAllowed) return false;
    return (await this.limits.consume(`codes:${LOGIN_REMINDER}:${account}`, this.hour)).isAllowed;
  }

  private get gap(): RateLimit {
    return { limit: 1, windowSeconds: this.config.CODE_GAP_SECONDS };
  }

  private get hour(): RateLimit {
    return { limit: this.config.LIMIT_CODES, windowSeconds: this.config.LIMIT_CODES_SECONDS };
  }

  private async refund(
    purpose: CodePurpose,
    requester: CodeRequester,
    mailsKey: string,
  ): Promise<void> {
    await this.limits.clear(gapKey(purpose, requester));
    await this.limits.refund(hourKey(purpose, requester));
    if (!requester.isKnown) await this.limits.refund(mailsKey);
  }
}

function gapKey(purpose: CodePurpose, requester: CodeRequester): string {
  return `code-gap:${purpose}:${callerKey(requester)}`;
}

function hourKey(purpose: CodePurpose, requester: CodeRequester): string {
  return `codes:${purpose}:${callerKey(requester)}`;
}

function callerKey({ emailKey, caller, isKnown }: CodeRequester): string {
  return `${hashEmailKey(emailKey)}:${isKnown ? caller.browser : caller.address}`;
}
