import { runInTransaction, withDatabaseLock, type Clock } from '@abhyas/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import type { CatalogueClient } from '../../papers/catalogue.client.js';
import type { Paper } from '../../papers/paper.js';
import type { PapersService } from '../../papers/papers.service.js';
import {
  changedAwards,
  nextAwards,
  withAwards,
  type VersionAwards,
} from '../../papers/rules/with-awards.js';
import type { RankingLogRepository } from '../../rankings/ranking-log.repository.js';
import type { RankingsRepository } from '../../rankings/rankings.repository.js';
import { decodeAnswers } from '../../scoring/rules/answer.js';
import { markColumns } from '../../scoring/rules/mark-columns.js';
import type { AttemptScore } from '../../scoring/rules/score-attempt.js';
import { scoreSnapshot } from '../../scoring/rules/score-snapshot.js';
import { withShares } from '../../scoring/rules/subject-shares.js';
import type { MarkedAttempt, NewMarks, RemarkingRepository } from './remarking.repository.js';
import { subjectChanges } from './rules/subject-changes.js';

/** Attempts in one transaction. While it runs, no new entry gets into the rankings. */
const BATCH_SIZE = 200;

export interface ChangedQuestion {
  readonly question: string;
  /** Null for one without an award. */
  readonly award: 'bonus' | 'dropped' | null;
}

export interface RemarkReport {
  /** Questions with another award than before. */
  readonly changed: readonly ChangedQuestion[];
  /** Attempts that were marked again, or would be. */
  readonly attempts: number;
}

interface Parts {
  readonly dataSource: DataSource;
  readonly catalogue: CatalogueClient;
  readonly papers: PapersService;
  readonly repository: RemarkingRepository;
  readonly rankings: RankingsRepository;
  readonly log: RankingLogRepository;
  readonly clock: Clock;
}

interface Scored {
  readonly attempt: MarkedAttempt;
  readonly score: AttemptScore;
  readonly marks: NewMarks;
}

/** Marks the finished attempts of a test again, with the awards of its newest version. For operators. */
export class RemarkingService {
  constructor(private readonly parts: Parts) {}

  /** Can be interrupted and repeated: attempts that have the marks already are left out. */
  remark(testId: string, { isDryRun }: { isDryRun: boolean }): Promise<RemarkReport> {
    return withDatabaseLock(this.parts.dataSource, `marks of ${testId}`, async () => {
      const { repository, papers, catalogue } = this.parts;
      const newest = await catalogue.currentPaper(testId);
      const before = await repository.findLastAwards(testId);
      const next = nextAwards(newest, before);
      const versions = (await repository.findVersions(testId)).filter(
        (version) => version <= next.version,
      );
      const changed = new Map<string, ChangedQuestion>();
      for (const paperVersion of versions) {
        const frozen = await papers.frozenPaper({ testId, paperVersion });
        for (const question of changesOf(frozen, before, next)) {
          changed.set(question.id, question);
        }
      }
      const awards = changed.size > 0 ? next : before;
      const attempts = awards ? await this.apply(testId, awards, versions, isDryRun) : 0;
      return { changed: [...changed.values()], attempts };
    });
  }

  private async apply(
    testId: string,
    awards: VersionAwards,
    versions: readonly number[],
    isDryRun: boolean,
  ): Promise<number> {
    const { dataSource, repository, clock } = this.parts;
    const { version } = awards;
    if (!isDryRun) {
      await runInTransaction(dataSource, (manager) =>
        repository.storeAwards(manager, testId, awards, clock.now()),
      );
    }
    let attempts = 0;
    for (const paperVersion of versions.filter((one) => one <= version)) {
      attempts += isDryRun
        ? await repository.countOutdated(testId, paperVersion, version)
        : await this.remarkVersion({ testId, paperVersion, version });
    }
    return attempts;
  }

  private async remarkVersion(key: {
    testId: string;
    paperVersion: number;
    version: number;
  }): Promise<number> {
    const { repository, papers, dataSource } = this.parts;
    const { version: awardsVersion } = key;
    const paper = await papers.markedPaper({ ...key, awardsVersion });
    let after = '';
    let attempts = 0;
    for (;;) {
      const ids = await repository.findOutdated(key, { after, limit: BATCH_SIZE });
      if (ids.length === 0) return attempts;
      after = ids.at(-1) ?? '';
      attempts += await runInTransaction(dataSource, (manager) =>
        this.remarkBatch(manager, ids, { paper, awardsVersion }),
      );
    }
  }

  private async remarkBatch(
    manager: EntityManager,
    ids: readonly string[],
    { paper, awardsVersion }: { paper: Paper; awardsVersion: number },
  ): Promise<number> {
    const { repository, rankings, log } = this.parts;
    // First, as where entries are numbered: who locks in the same order does not deadlock.
    const batch = await log.nextBatch(manager);
    const attempts = await repository.lockOutdated(manager, ids, awardsVersion);
    if (attempts.length === 0) return 0;
    const locked = attempts.map(({ id }) => id);
    const entries = new Map(
      (await repository.lockEntries(manager, locked)).map((one) => [one.attemptId, one]),
    );
    const subjects = await repository.lockSubjects(manager, locked);
    const scored = attempts.map((attempt) => scoreAgain(attempt, paper, awardsVersion));
    for (const { attempt, score, marks } of scored) {
      await repository.updateMarks(manager, attempt, marks);
      await repository.deleteSubjects(manager, attempt);
      const tallies = withShares(score, paper.snapshot.questions);
      await rankings.recordSubjects(manager, { ...attempt, ...marks }, tallies);
      const entry = entries.get(attempt.id);
      if (!entry) continue;
      const entryBatch = entry.batch === null ? null : batch;
      await repository.updateEntry(manager, attempt, marks.rankValue, entryBatch);
    }
    // Entries without a number are added to the sums and the sets when they get one.
    const isNumbered = (id: string): boolean => (entries.get(id)?.batch ?? null) !== null;
    const numbered = scored.filter(({ attempt }) => isNumbered(attempt.id));
    const testId = attempts[0]?.testId;
    if (numbered.length === 0 || testId === undefined) return attempts.length;
    const changes = subjectChanges(
      subjects.filter(({ attemptId }) => isNumbered(attemptId)),
      numbered.flatMap(({ score }) =>
        score.subjects.map((tally) => ({ ...tally, subject: tally.name })),
      ),
    );
    await repository.changeSubjectSums(manager, testId, changes);
    await repository.endBatch(manager, batch);
    if (changes.some(({ participants }) => participants < 0)) await repository.startLog(manager);
    return attempts.length;
  }
}

function changesOf(
  { snapshot }: Paper,
  before: VersionAwards | null,
  next: VersionAwards,
): (ChangedQuestion & { id: string })[] {
  const after = withAwards(snapshot, next);
  return changedAwards(before ? withAwards(snapshot, before) : snapshot, after).flatMap((index) => {
    const question = after.questions[index];
    if (!question) return [];
    return { id: question.id, question: question.question, award: question.award ?? null };
  });
}

function scoreAgain(attempt: MarkedAttempt, { snapshot }: Paper, awardsVersion: number): Scored {
  const answers = decodeAnswers(attempt.responses);
  const score = scoreSnapshot(attempt, snapshot, answers, attempt.elapsedSeconds);
  return {
    attempt,
    score,
    marks: { ...markColumns(score, answers), awardsVersion },
  };
}
