import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ExamSearch } from '../search/exam-search.js';
import type { ExamEntity } from './exam.entity.js';
import type { CatalogueTotalsDto, ExamCategoryDto, ExamSummaryDto } from './exams.dto.js';
import { presentExamSummary } from './exams.presenter.js';
import { ExamsRepository } from './exams.repository.js';
import { countExamCategories } from './rules/exam-categories.js';

/** The list of exams and its search index, for one version of the catalogue. */
export interface Directory {
  version: string;
  exams: readonly ExamSummaryDto[];
  categories: readonly ExamCategoryDto[];
  totals: CatalogueTotalsDto;
  search(query: string): FoundExams;
}

export interface FoundExams {
  exams: readonly ExamSummaryDto[];
  /** The known exam that the query names and that is not offered. */
  notOffered?: string | undefined;
}

/** Caches the directory in memory and rebuilds it when another version is requested. */
@Injectable()
export class ExamDirectory {
  private readonly directories = new LRUCache<string, Directory>({
    max: 1,
    fetchMethod: (version) => this.build(version),
    // Callers that already wait get their result even if the catalogue changes meanwhile.
    ignoreFetchAbort: true,
  });

  constructor(private readonly repository: ExamsRepository) {}

  /** Returns the directory of the current version. */
  at(version: string): Promise<Directory> {
    return this.directories.forceFetch(version);
  }

  private async build(version: string): Promise<Directory> {
    const [exams, counts, subjects, questions] = await Promise.all([
      this.repository.findOffered(),
      this.repository.countCategories(),
      this.repository.findSubjects(),
      this.repository.countQuestions(),
    ]);
    const countsOf = Map.groupBy(counts, ({ examId }) => examId);
    const subjectsOf = Map.groupBy(subjects, ({ examId }) => examId);
    const summaries = exams.map((exam) => presentExamSummary(exam, countsOf.get(exam.id) ?? []));
    const search = new ExamSearch(
      exams.map((exam) =>
        searchable(
          exam,
          (subjectsOf.get(exam.id) ?? []).map(({ subject }) => subject),
        ),
      ),
    );
    const byId = new Map(summaries.map((summary) => [summary._id, summary]));
    return {
      version,
      exams: summaries,
      categories: countExamCategories(summaries),
      totals: {
        exams: summaries.length,
        tests: summaries.reduce((sum, { totalTests }) => sum + totalTests, 0),
        questions,
      },
      search: (query) => {
        const { ids, notOffered } = search.find(query);
        return { exams: ids.flatMap((id) => byId.get(id) ?? []), notOffered };
      },
    };
  }
}

function searchable(exam: ExamEntity, subjects: readonly string[]) {
  return {
    id: exam.id,
    name: exam.name,
    description: exam.description,
    terms: exam.searchTerms,
    subjects: subjects.join(' '),
  };
}
