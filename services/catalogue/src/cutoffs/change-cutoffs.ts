import { runInTransaction, type Clock } from '@abhyas/service-kit';
import { countOf } from '@abhyas/service-kit/rules';
import type { DataSource, EntityManager } from 'typeorm';
import { CatalogueRepository, type KnownExam } from '../import/catalogue.repository.js';
import { examNameKey } from '../import/rules/question-digest.js';
import { TestsRepository } from '../import/tests.repository.js';
import { describeUnknownExam } from '../search/describe-unknown-exam.js';
import { CutoffsRepository } from './cutoffs.repository.js';
import { paperKey, paperName, type Cutoff } from './rules/cutoff.js';
import type { CutoffsOutcome } from './rules/describe-cutoffs.js';
import { hasStage } from './rules/has-stage.js';

/** A response has all cut-offs of a test: this many are less than 100 KB. */
const MAX_CUTOFFS = 500;

export interface CutoffTools {
  dataSource: DataSource;
  clock: Clock;
}

export interface CutoffChange {
  /** Case and repeated spaces do not matter. */
  exam: string;
  isDryRun: boolean;
}

/** Which cut-offs of an exam are removed; null for those of every year or stage. */
export interface CutoffRemoval extends CutoffChange {
  year: number | null;
  stage: string | null;
}

/** The cut-offs of one exam. */
export interface ExamCutoffs {
  exam: string;
  cutoffs: readonly Cutoff[];
}

/** The reason why nothing was changed, as sentences for the operator. */
export class CutoffsNotChanged extends Error {}

/**
 * Stores the cut-offs of a file. They replace those of the same stage and year; other years and stages
 * stay. Throws CutoffsNotChanged.
 */
export function storeCutoffs(
  tools: CutoffTools,
  change: CutoffChange,
  given: readonly Cutoff[],
): Promise<CutoffsOutcome> {
  const papers = new Set(given.map(paperKey));
  return changeCutoffs(tools, change, (stored, exam) => {
    const kept = stored.filter((cutoff) => !papers.has(paperKey(cutoff)));
    refuseTooMany(exam.name, kept, given);
    return { kept, added: given };
  });
}

function refuseTooMany(exam: string, kept: readonly Cutoff[], given: readonly Cutoff[]): void {
  const total = kept.length + given.length;
  if (total <= MAX_CUTOFFS) return;
  const earliest = kept.at(-1);
  const advice =
    earliest && given.length <= MAX_CUTOFFS
      ? `Remove early years first: --remove --year ${earliest.year}.`
      : 'Leave out early years.';
  throw new CutoffsNotChanged(
    `${exam} would have ${countOf(total, 'cut-off')}. An exam can have ${MAX_CUTOFFS}. ${advice}`,
  );
}

/** Removes cut-offs. Throws CutoffsNotChanged if there are none to remove. */
export function removeCutoffs(tools: CutoffTools, removal: CutoffRemoval): Promise<CutoffsOutcome> {
  const { year, stage } = removal;
  return changeCutoffs(tools, removal, (stored, exam) => {
    const isMeant = (cutoff: Cutoff): boolean =>
      (year === null || cutoff.year === year) &&
      (stage === null || cutoff.stage.toLowerCase() === stage.toLowerCase());
    const kept = stored.filter((cutoff) => !isMeant(cutoff));
    if (kept.length === stored.length) {
      const papers = [...new Set(stored.map(paperName))];
      const known = papers.length > 0 ? `It has cut-offs of ${papers.join(', ')}.` : 'It has none.';
      throw new CutoffsNotChanged(`${exam.name} has no such cut-offs. ${known}`);
    }
    return { kept, added: [] };
  });
}

/** The stored cut-offs of one exam, or of every exam that has some. Throws CutoffsNotChanged. */
export async function listCutoffs(
  { dataSource, clock }: CutoffTools,
  name: string | null,
): Promise<ExamCutoffs[]> {
  const { manager } = dataSource;
  const catalogue = new CatalogueRepository(manager, clock.now());
  const exams = name === null ? await catalogue.listExams() : [await findExam(catalogue, name)];
  const found: ExamCutoffs[] = [];
  for (const exam of exams) {
    const cutoffs = await new CutoffsRepository(manager).findOfExam(exam.id);
    if (cutoffs.length > 0) found.push({ exam: exam.name, cutoffs });
  }
  return found;
}

type Decide = (
  stored: readonly Cutoff[],
  exam: KnownExam,
) => { kept: readonly Cutoff[]; added: readonly Cutoff[] };

/** One transaction under the catalogue's lock, so that two commands do not overwrite each other. */
function changeCutoffs(
  { dataSource, clock }: CutoffTools,
  { exam: name, isDryRun }: CutoffChange,
  decide: Decide,
): Promise<CutoffsOutcome> {
  return runInTransaction(dataSource, async (manager) => {
    const catalogue = new CatalogueRepository(manager, clock.now());
    await catalogue.lock();
    const exam = await findExam(catalogue, name);
    const cutoffs = new CutoffsRepository(manager);
    const stored = await cutoffs.findOfExam(exam.id);
    const { kept, added } = decide(stored, exam);
    if (!isDryRun) {
      await cutoffs.replace(exam.id, [...kept, ...added]);
      await catalogue.announceChange();
    }
    const keptOnes = new Set(kept);
    return {
      exam: exam.name,
      isDryRun,
      added,
      removed: stored.filter((cutoff) => !keptOnes.has(cutoff)),
      stored: kept.length + added.length,
      hiddenStages: await findHiddenStages(manager, clock, exam.id, added),
    };
  });
}

/** The stages that no full test of the exam has in its title. */
async function findHiddenStages(
  manager: EntityManager,
  clock: Clock,
  examId: string,
  cutoffs: readonly Cutoff[],
): Promise<string[]> {
  if (cutoffs.length === 0) return [];
  const tests = await new TestsRepository(manager, clock.now()).findFullPatterns(examId);
  const stages = [...new Set(cutoffs.map(({ stage }) => stage))];
  return stages.filter((stage) => !tests.some(({ title }) => hasStage(title, stage)));
}

async function findExam(catalogue: CatalogueRepository, name: string): Promise<KnownExam> {
  const exam = await catalogue.findExam(examNameKey(name));
  if (exam) return exam;
  throw new CutoffsNotChanged(describeUnknownExam(name, await catalogue.listExams()));
}
