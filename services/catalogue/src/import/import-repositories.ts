import type { EntityManager } from 'typeorm';
import { CatalogueRepository } from './catalogue.repository.js';
import { FiguresImportRepository } from './figures-import.repository.js';
import { QuestionsRepository } from './questions.repository.js';
import { TestDerivationRepository } from './test-derivation.repository.js';
import { TestsRepository } from './tests.repository.js';

/** What an import asks the database, in one transaction. */
export interface ImportRepositories {
  catalogue: CatalogueRepository;
  questions: QuestionsRepository;
  tests: TestsRepository;
  derivations: TestDerivationRepository;
  figures: FiguresImportRepository;
}

/** @param now the time of everything that the transaction writes */
export function repositoriesOf(manager: EntityManager, now: Date): ImportRepositories {
  return {
    catalogue: new CatalogueRepository(manager, now),
    questions: new QuestionsRepository(manager, now),
    tests: new TestsRepository(manager, now),
    derivations: new TestDerivationRepository(manager),
    figures: new FiguresImportRepository(manager, now),
  };
}
