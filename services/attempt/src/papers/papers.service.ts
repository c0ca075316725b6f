import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CatalogueClient } from '../clients/catalogue.client.js';
import { Paper, type PaperSnapshot } from './paper.js';
import { notRegistered, testClosed, testNotOpenYet } from './papers.errors.js';
import { PapersRepository } from './papers.repository.js';
import { isLive, judgeWindow } from './rules/test-window.js';

/** A paper of 100 questions takes some 100 KB in memory. */
const MAX_CACHED_PAPERS = 200;

/** A test whose window, if it has one, is open. */
export interface OpenTest {
  readonly snapshot: PaperSnapshot;
  /** A live test shows its questions only in open attempts. */
  readonly isLive: boolean;
}

/** An attempt's version of a paper. */
interface PaperKey {
  readonly testId: string;
  readonly paperVersion: number;
}

@Injectable()
export class PapersService {
  /** Paper snapshots never change, so cached ones cannot be stale. */
  private readonly papers = new LRUCache<string, Paper>({ max: MAX_CACHED_PAPERS });

  constructor(
    private readonly catalogue: CatalogueClient,
    private readonly repository: PapersRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A test as it can be started now. A live test opens only inside its window.
   *
   * @param cameInTime whether the student asked while the window was open, if it is over now
   */
  async openTest(testId: string, cameInTime: () => Promise<boolean>): Promise<OpenTest> {
    const snapshot = await this.catalogue.currentPaper(testId);
    const verdict = judgeWindow(snapshot, this.clock.now());
    if (verdict === 'not_yet') throw testNotOpenYet(snapshot.opensAt ?? '');
    if (verdict === 'over' && !(await cameInTime())) throw testClosed(snapshot.closesAt ?? '');
    return { snapshot, isLive: isLive(snapshot) };
  }

  /**
   * The current paper of an open test for this student. A new version is stored permanently. A live
   * test is for registered students only.
   */
  async openPaper({ snapshot, isLive: live }: OpenTest, userId: string): Promise<Paper> {
    const { testId } = snapshot;
    if (live && !(await this.catalogue.isRegistered(testId, userId))) throw notRegistered();
    return this.stored(snapshot);
  }

  /** The version with which an attempt was started, even if the test has changed since. */
  async frozenPaper({ testId, paperVersion: version }: PaperKey): Promise<Paper> {
    const key = keyOf(testId, version);
    const cached = this.papers.get(key);
    if (cached) return cached;
    const stored = await this.repository.findVersion(testId, version);
    if (!stored) throw new Error(`Paper ${testId} version ${version} was never stored`);
    const paper = new Paper(stored);
    this.papers.set(key, paper);
    return paper;
  }

  private async stored(snapshot: PaperSnapshot): Promise<Paper> {
    const cached = this.papers.get(keyOf(snapshot.testId, snapshot.version));
    if (cached) return cached;
    await this.repository.store(snapshot, this.clock.now());
    return this.frozenPaper({ testId: snapshot.testId, paperVersion: snapshot.version });
  }
}

function keyOf(testId: string, version: number): string {
  return `${testId}:${version}`;
}
