import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

import { PASSWORD_COST } from './rules/password-cost.js';

/** Hashes and checks passwords with argon2id (the library's default), off the event loop. */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private decoy = '';

  async onModuleInit(): Promise<void> {
    this.decoy = await hash('the password of nobody', PASSWORD_COST);
  }

  hash(password: string): Promise<string> {
    return hash(password, PASSWORD_COST);
  }

  /** Takes as long for an account that has no password, or does not exist, as for one that has. */
  async isRight(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    const isRight = await verify(passwordHash ?? this.decoy, password);
    return isRight && typeof passwordHash === 'string';
  }
}
