import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

import { tooBusy } from './accounts.errors.js';
import { PASSWORD_COST } from './rules/password-cost.js';

// About three seconds of work for two cores: whoever came later would wait longer than the gateway does.
const PENDING_AT_MOST = 100;

/** Hashes and checks passwords with argon2id (the library's default), off the event loop. */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private decoy = '';
  private pending = 0;

  async onModuleInit(): Promise<void> {
    this.decoy = await hash('the password of nobody', PASSWORD_COST);
  }

  /**
   * Throws 503 while so many passwords wait that this one's caller would have given up before its
   * turn. To be asked before anything is counted or changed.
   */
  requireRoom(): void {
    if (this.pending >= PENDING_AT_MOST) throw tooBusy();
  }

  hash(password: string): Promise<string> {
    return this.counted(() => hash(password, PASSWORD_COST));
  }

  /** Takes as long for an account that has no password, or does not exist, as for one that has. */
  async isRight(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    const isRight = await this.counted(() => verify(passwordHash ?? this.decoy, password));
    return isRight && typeof passwordHash === 'string';
  }

  private async counted<T>(work: () => Promise<T>): Promise<T> {
    this.pending += 1;
    try {
      return await work();
    } finally {
      this.pending -= 1;
    }
  }
}
