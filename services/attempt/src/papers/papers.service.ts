import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CatalogueClient } from '../clients/catalogue.client.js';
import { Paper } from './paper.js';
import { notRegistered, testClosed, testNotOpenYet } from './papers.errors.js';
import { PapersRepository } from './papers.repository.js';
import { isLive, judgeWindow, type TestWindow } from './rules/test-window.js';
import type { PaperSnapshot } from './paper-snapshot.schema.js';

/** A paper of 100 questions takes some 100 KB in memory. */
const PAPERS_IN_MEMORY = 200;

/** A paper that a student may start. */
export interface OpenPaper {
  readonly paper: Paper;
  /** A live test shows its questions to open attempts only. */
  readonly isLive: boolean;
}

@Injectable()
export class PapersService {
  /** Sealed papers never change, so what is in memory cannot be stale. */
  readonly #papers = new LRUCache<string, Paper>({ max: PAPERS_IN_MEMORY });

  constructor(
    private readonly catalogue: CatalogueClient,
    private readonly repository: PapersRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The current paper of a test if this student may start it now, kept for good on first sight. A live
   * test opens inside its window only, and to those who have registered only.
   */
  async openPaper(testId: string, userId: string): Promise<OpenPaper> {
    const sealed = await this.catalogue.currentPaper(testId);
    this.#refuseOutsideWindow(sealed);
    const live = isLive(sealed);
    if (live && !(await this.catalogue.isRegistered(testId, userId))) throw notRegistered();
    return { paper: await this.#kept(sealed), isLive: live };
  }

  /** The version that an attempt was started on, whatever became of the test since. */
  async sealedPaper(testId: string, version: number): Promise<Paper> {
    const key = keyOf(testId, version);
    const known = this.#papers.get(key);
    if (known) return known;
    const kept = await this.repository.findVersion(testId, version);
    if (!kept) throw new Error(`Paper ${testId} version ${version} was never kept`);
    const paper = new Paper(kept);
    this.#papers.set(key, paper);
    return paper;
  }

  async #kept(sealed: PaperSnapshot): Promise<Paper> {
    const known = this.#papers.get(keyOf(sealed.testId, sealed.version));
    if (known) return known;
    await this.repository.keep(sealed, this.clock.now());
    return this.sealedPaper(sealed.testId, sealed.version);
  }

  #refuseOutsideWindow(sealed: TestWindow): void {
    const verdict = judgeWindow(sealed, this.clock.now());
    if (verdict === 'not_yet') throw testNotOpenYet(sealed.opensAt ?? '');
    if (verdict === 'over') throw testClosed(sealed.closesAt ?? '');
  }
}

function keyOf(testId: string, version: number): string {
  return `${testId}:${version}`;
}
