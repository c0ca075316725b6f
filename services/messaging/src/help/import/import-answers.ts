import { runInTransaction, type Clock, type Ids } from '@abhyas/service-kit';
import type { DataSource } from 'typeorm';
import { FaqsRepository } from '../faqs.repository.js';
import type { Answer } from '../rules/answer.js';
import { planImport, type ImportPlan } from '../rules/plan-import.js';

export interface ImportTools {
  readonly dataSource: DataSource;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** Replaces all answers of the help page by those of a file, or only says what that would change. */
export function importAnswers(
  { dataSource, ids, clock }: ImportTools,
  answers: readonly Answer[],
  isDryRun: boolean,
): Promise<ImportPlan> {
  const faqs = new FaqsRepository(dataSource);
  return runInTransaction(dataSource, async (manager) => {
    const plan = planImport(answers, await faqs.lockAll(manager), () => ids.uuid());
    if (isDryRun) return plan;
    await faqs.delete(
      plan.removed.map(({ id }) => id),
      manager,
    );
    await faqs.save(plan.rows, manager);
    const removed = plan.removed.filter(({ isReleased }) => isReleased).map(({ slug }) => slug);
    const present = plan.rows.map(({ slug }) => slug);
    await faqs.changeRemovals({ removed, present }, clock.now(), manager);
    return plan;
  });
}
