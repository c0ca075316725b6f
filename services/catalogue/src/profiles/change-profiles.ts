import { isDeepStrictEqual } from 'node:util';
import { runInTransaction, type Clock, type Ids } from '@abhyas/service-kit';
import type { DataSource } from 'typeorm';
import { CatalogueRepository, type KnownExam } from '../import/catalogue.repository.js';
import { repositoriesOf } from '../import/import-repositories.js';
import { examNameKey } from '../import/rules/question-digest.js';
import { describeUnknownExam } from '../search/describe-unknown-exam.js';
import { ExamProfilesRepository } from './exam-profiles.repository.js';
import { insertSeries } from './insert-series.js';
import { composeTests } from './rules/compose-tests.js';
import { describeShortages, type ProfileOutcome } from './rules/describe-profiles.js';
import type { ExamProfile, StoredProfile } from './rules/exam-profile.js';

export interface ProfileTools {
  dataSource: DataSource;
  ids: Ids;
  clock: Clock;
}

export interface ProfileChange {
  /** Case and repeated spaces do not matter. */
  exam: string;
  /** The number of full tests to compose. */
  tests: number;
  isDryRun: boolean;
}

/** The current profiles of one exam. */
export interface ExamProfiles {
  exam: string;
  profiles: readonly StoredProfile[];
}

/** The reason why nothing was changed, as sentences for the operator. */
export class ProfileNotChanged extends Error {}

/**
 * Stores a profile, as a new version if its id has another, and composes full tests from it. Tests that were
 * composed before keep their pattern. Throws ProfileNotChanged.
 */
export function storeProfile(
  tools: ProfileTools,
  change: ProfileChange,
  profile: ExamProfile,
): Promise<ProfileOutcome> {
  return changeProfiles(tools, change, profile.id, (exam, known) => {
    if (examNameKey(profile.exam) !== examNameKey(exam.name)) {
      throw new ProfileNotChanged(
        `The profile is of ${JSON.stringify(profile.exam)}: name that exam by --exam, or correct "exam" in the file.`,
      );
    }
    if (known && known.examId !== exam.id) {
      throw new ProfileNotChanged(
        `Another exam has a profile ${JSON.stringify(profile.id)}: choose another id.`,
      );
    }
    return nextVersion(exam.id, profile, known);
  });
}

/** Composes full tests from a stored profile. Throws ProfileNotChanged. */
export function composeFromProfile(
  tools: ProfileTools,
  change: ProfileChange,
  id: string,
): Promise<ProfileOutcome> {
  return changeProfiles(tools, change, id, (exam, known) => {
    if (known?.examId === exam.id) return known;
    throw new ProfileNotChanged(
      `${exam.name} has no profile ${JSON.stringify(id)}. See --list, or store it with --file.`,
    );
  });
}

/** The profile as it is stored next: the known one if it is the same. */
function nextVersion(
  examId: string,
  profile: ExamProfile,
  known: StoredProfile | undefined,
): StoredProfile {
  if (known && isDeepStrictEqual(known.profile, profile)) return known;
  return { examId, profile, version: (known?.version ?? 0) + 1 };
}

/** The stored profiles of one exam, or of every exam that has some. Throws ProfileNotChanged. */
export async function listProfiles(
  { dataSource, clock }: ProfileTools,
  name: string | null,
): Promise<ExamProfiles[]> {
  const { manager } = dataSource;
  const catalogue = new CatalogueRepository(manager, clock.now());
  const exams = name === null ? await catalogue.listExams() : [await findExam(catalogue, name)];
  const listed: ExamProfiles[] = [];
  for (const exam of exams) {
    const profiles = await new ExamProfilesRepository(manager, clock.now()).findOfExam(exam.id);
    if (profiles.length > 0) listed.push({ exam: exam.name, profiles });
  }
  return listed;
}

/** A stored profile. Throws ProfileNotChanged. */
export async function readStoredProfile(
  { dataSource, clock }: ProfileTools,
  id: string,
): Promise<ExamProfile> {
  const repository = new ExamProfilesRepository(dataSource.manager, clock.now());
  const stored = await repository.find(id);
  if (stored) return stored.profile;
  throw new ProfileNotChanged(`There is no profile ${JSON.stringify(id)}. See --list.`);
}

type Decide = (exam: KnownExam, known: StoredProfile | undefined) => StoredProfile;

/** One transaction under the catalogue's lock, so that no import places the questions meanwhile. */
function changeProfiles(
  { dataSource, ids, clock }: ProfileTools,
  { exam: name, tests: count, isDryRun }: ProfileChange,
  id: string,
  decide: Decide,
): Promise<ProfileOutcome> {
  return runInTransaction(dataSource, async (manager) => {
    const repositories = repositoriesOf(manager, clock.now());
    const { catalogue, derivations } = repositories;
    const profiles = new ExamProfilesRepository(manager, clock.now());
    await catalogue.lock();
    const exam = await findExam(catalogue, name);
    const known = await profiles.find(id);
    const stored = decide(exam, known);
    const { profile, version } = stored;
    const unplaced = count === 0 ? [] : await derivations.findUnplaced(exam.id, 'full');
    const composition = composeTests(profile, unplaced, count);
    if ('shortages' in composition) {
      throw new ProfileNotChanged(describeShortages(exam.name, composition.shortages));
    }
    const isNew = stored !== known;
    const outcome = { exam: exam.name, profile, version, isNew, isDryRun, composed: count };
    if (isDryRun) return { ...outcome, titles: [] };
    if (isNew) await profiles.insert(stored);
    const tests = await insertSeries({ ...repositories, ids }, exam.id, {
      category: 'full',
      groupName: profile.title,
      profile,
      papers: composition.tests,
    });
    if (tests.length > 0) {
      await catalogue.touchExams([exam.id]);
      await catalogue.announceChange();
    }
    return { ...outcome, titles: tests.map(({ title }) => title) };
  });
}

async function findExam(catalogue: CatalogueRepository, name: string): Promise<KnownExam> {
  const exam = await catalogue.findExam(examNameKey(name));
  if (exam) return exam;
  throw new ProfileNotChanged(describeUnknownExam(name, await catalogue.listExams()));
}
