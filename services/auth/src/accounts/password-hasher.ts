import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

import { tooBusy } from './accounts.errors.js';
import { PASSWORD_COST } from './rules/password-cost.js';
import { learnFrom, waitIn } from './rules/waiting-line.js';

/** Whoever comes when the line is longer is told at once. */
const MAX_WAIT_MS = 2_500;
const MAX_AHEAD = 100;
/** The gateway waits five seconds for a call: one that has its turn later than this is not worth the work. */
const MAX_CALL_MS = 4_000;
/** Node has as many worker threads; more at once than there are cores would only slow each other. */
const AT_ONCE = Math.min(4, availableParallelism());

/** A call that may need a password hashed. */
interface Call {
  began: number;
  /** It was told that there is room, and has not taken it yet. */
  isExpected: boolean;
}

/** Hashes and checks passwords with argon2id (the library's default), off the event loop. */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private readonly few = pLimit(AT_ONCE);
  private readonly calls = new AsyncLocalStorage<Call>();
  private decoy = '';
  private expected = 0;
  /** Which part of those that are expected come: many are refused before that, for too many tries say. */
  private share = 1;
  private msEach = 0;

  async onModuleInit(): Promise<void> {
    const began = performance.now();
    this.decoy = await hash('the password of nobody', PASSWORD_COST);
    this.msEach = performance.now() - began;
  }

  /**
   * Throws 503 while so many passwords wait that this one's caller would have given up before its
   * turn. To be asked before anything is counted or changed; within {@link watch} the room is kept.
   */
  requireDiskSpace(): void {
    const ahead = this.few.activeCount + this.few.pendingCount + this.expected * this.share;
    const wait = waitIn({ ahead, atOnce: AT_ONCE, msEach: this.msEach });
    if (ahead >= MAX_AHEAD || wait > MAX_WAIT_MS) throw tooBusy();
    const call = this.calls.getStore();
    if (!call || call.isExpected) return;
    call.isExpected = true;
    this.expected += 1;
  }

  /** Runs a call for which room is kept until it hashes or ends: a crowd asks before any of it hashes. */
  async watch<T>(work: () => Promise<T>): Promise<T> {
    const call: Call = { began: performance.now(), isExpected: false };
    try {
      return await this.calls.run(call, work);
    } finally {
      this.settle(call, 0);
    }
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, PASSWORD_COST));
  }

  /** Takes as long for an account that has no password, or does not exist, as for one that has. */
  async isRight(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    const isRight = await this.inTurn(() => verify(passwordHash ?? this.decoy, password));
    return isRight && typeof passwordHash === 'string';
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const call = this.calls.getStore();
    this.settle(call, 1);
    return this.few(async () => {
      const began = performance.now();
      // The line was longer than it looked.
      if (call && began - call.began > MAX_CALL_MS) throw tooBusy();
      try {
        return await work();
      } finally {
        this.msEach = learnFrom(this.msEach, performance.now() - began);
      }
    });
  }

  /** @param came 1 when an expected call takes its room, 0 when it ended without */
  private settle(call: Call | undefined, came: 0 | 1): void {
    if (!call?.isExpected) return;
    call.isExpected = false;
    this.expected -= 1;
    this.share = learnFrom(this.share, came);
  }
}
