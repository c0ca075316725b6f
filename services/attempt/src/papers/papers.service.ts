import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import { CatalogueClient } from './catalogue.client.js';
import { Paper, type PaperSnapshot } from './paper.js';
import { notRegistered, testClosed, testNotOpenYet } from './papers.errors.js';
import { PapersRepository } from './papers.repository.js';
import { isLive, judgeWindow } from './rules/test-window.js';
import { withAwards } from './rules/with-awards.js';

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

/** A paper as an attempt was marked by it. */
interface MarkedPaperKey extends PaperKey {
  /** The version of the test whose awards hold; null for those of the paper itself. */
  readonly awardsVersion: number | null;
}

/** A paper with the awards that hold for it. */
export interface AwardedPaper {
  readonly paper: Paper;
  readonly awardsVersion: number | null;
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

  /** The paper by which an attempt was marked: the frozen one, with awards of later versions. */
  async markedPaper(marked: MarkedPaperKey): Promise<Paper> {
    const { testId, paperVersion, awardsVersion } = marked;
    const paper = await this.frozenPaper(marked);
    if (awardsVersion === null) return paper;
    const key = `${keyOf(testId, paperVersion)}:${awardsVersion}`;
    const cached = this.papers.get(key);
    if (cached) return cached;
    const awards = await this.repository.findAwards(testId, awardsVersion);
    if (!awards) throw new Error(`Awards ${testId} version ${awardsVersion} were never stored`);
    const awarded = new Paper(withAwards(paper.snapshot, awards));
    this.papers.set(key, awarded);
    return awarded;
  }

  /** The paper by which an attempt that ends now is marked. */
  async awardedPaper(frozen: PaperKey): Promise<AwardedPaper> {
    const { testId, paperVersion } = frozen;
    const awardsVersion = await this.repository.findAwardsVersion(testId, paperVersion);
    return {
      paper: await this.markedPaper({ testId, paperVersion, awardsVersion }),
      awardsVersion,
    };
  }

  /**
   * Keeps the awards of a paper as they are until the transaction ends: what is marked in it is either
   * committed before later awards are stored, or marked by them. Returns false when they have changed.
   */
  async holdAwards(
    manager: EntityManager,
    { paper: { snapshot }, awardsVersion }: AwardedPaper,
  ): Promise<boolean> {
    const { testId, version } = snapshot;
    return awardsVersion === (await this.repository.holdAwardsVersion(manager, testId, version));
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
