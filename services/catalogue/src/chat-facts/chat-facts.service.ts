import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { ExamsRepository } from '../exams/exams.repository.js';
import { describeDuration } from '../exams/rules/describe-duration.js';
import { LiveTestsRepository, type UpcomingRow } from '../live-tests/live-tests.repository.js';
import { describeMoment } from '../live-tests/rules/indian-time.js';
import type { ExamFactsDto, FactsDto, UpcomingFactsDto } from './chat-facts.dto.js';
import { ChatFactsRepository, type ExamFactRow } from './chat-facts.repository.js';

@Injectable()
export class ChatFactsService {
  constructor(
    private readonly repository: ChatFactsRepository,
    private readonly exams: ExamsRepository,
    private readonly liveTests: LiveTestsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read(): Promise<FactsDto> {
    const [exams, categories, subjects, series, upcoming] = await Promise.all([
      this.repository.findExams(),
      this.exams.countCategories(),
      this.repository.countSubjects(),
      this.repository.findSeries(),
      this.liveTests.findUpcoming(this.clock.now()),
    ]);
    const categoriesOf = Map.groupBy(categories, ({ examId }) => examId);
    const seriesOf = Map.groupBy(series, ({ examId }) => examId);
    const subjectsOf = Map.groupBy(subjects, ({ examId }) => examId);
    return {
      exams: exams.map((exam) => ({
        ...presentExam(exam),
        testCounts: Object.fromEntries(
          (categoriesOf.get(exam.id) ?? []).map(({ category, tests }) => [category, tests]),
        ),
        totalQuestions: (subjectsOf.get(exam.id) ?? []).reduce(
          (total, { questions }) => total + questions,
          0,
        ),
        subjects: (subjectsOf.get(exam.id) ?? []).map(({ subject }) => subject),
        series: (seriesOf.get(exam.id) ?? []).map(({ examId: _examId, ...alike }) => alike),
      })),
      upcomingTests: upcoming.map(presentUpcoming),
    };
  }
}

function presentExam(
  exam: ExamFactRow,
): Omit<ExamFactsDto, 'testCounts' | 'subjects' | 'series' | 'totalQuestions'> {
  return {
    _id: exam.id,
    name: exam.name,
    description: exam.description,
    price: exam.price,
    totalTests: exam.tests,
    freeTests: Math.ceil(exam.tests / 3),
    duration: describeDuration(exam.shortest, exam.longest),
    lastUpdated: exam.updatedAt.toISOString(),
    features: exam.features,
  };
}

function presentUpcoming(row: UpcomingRow): UpcomingFactsDto {
  return {
    name: row.title,
    examName: row.examName,
    ...describeMoment(row.opensAt),
    startsAt: row.opensAt.toISOString(),
    duration: row.duration,
  };
}
