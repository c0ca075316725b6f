import type { Ids } from '@abhyas/service-kit';
import type { CatalogueRepository } from './catalogue.repository.js';
import type { ExamToDerive } from './derive-tests.js';
import type { ImportTally } from './import-tally.js';
import type { ExamDescription } from './rules/new-exam.js';
import { examNameKey } from './rules/question-digest.js';

export interface ImportedExamsTools {
  catalogue: CatalogueRepository;
  ids: Ids;
  tally: ImportTally;
  /** The profile and price of a new exam. */
  descriptionOf: (name: string) => ExamDescription & { price: number };
}

/** The exams to which an import adds questions. */
export class ImportedExams {
  private readonly exams = new Map<string, ExamToDerive>();

  constructor(private readonly tools: ImportedExamsTools) {}

  get all(): ExamToDerive[] {
    return [...this.exams.values()];
  }

  async findOrCreate(name: string): Promise<ExamToDerive> {
    const nameKey = examNameKey(name);
    const known = this.exams.get(nameKey);
    if (known) return known;
    const { catalogue, ids } = this.tools;
    const found = await catalogue.findExam(nameKey);
    const exam = found ?? { id: ids.uuid(), name };
    if (!found) await this.create(exam, nameKey);
    this.exams.set(nameKey, exam);
    return exam;
  }

  private async create(exam: ExamToDerive, nameKey: string): Promise<void> {
    const { catalogue, tally, descriptionOf } = this.tools;
    await catalogue.insertExam({ ...descriptionOf(exam.name), ...exam, nameKey });
    tally.examsMade += 1;
  }
}
