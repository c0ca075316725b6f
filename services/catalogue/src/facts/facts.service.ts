import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { ExamsRepository } from '../exams/exams.repository.js';
import { describeDuration } from '../exams/rules/describe-duration.js';
import { LiveTestsRepository, type UpcomingRow } from '../live-tests/live-tests.repository.js';
import { describeMoment } from '../live-tests/rules/indian-time.js';
import { FactsRepository, type ExamFactRow } from './facts.repository.js';

export interface ExamFacts {
  _id: string;
  name: string;
  description: string;
  price: number;
  totalTests: number;
  freeTests: number;
  totalQuestions: number;
  duration: string;
  lastUpdated: string;
  features: string[];
  testCounts: Record<string, number>;
  subjects: string[];
}

export interface UpcomingFacts {
  name: string;
  examName: string;
  date: string;
  time: string;
  startsAt: string;
  duration: number;
}

/** The data that the chat assistant may quote. */
export interface Facts {
  exams: ExamFacts[];
  upcomingTests: UpcomingFacts[];
}

@Injectable()
export class FactsService {
  constructor(
    private readonly repository: FactsRepository,
    private readonly exams: ExamsRepository,
    private readonly liveTests: LiveTestsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read(): Promise<Facts> {
    const [exams, categories, subjects, upcoming] = await Promise.all([
      this.repository.findExams(),
      this.exams.countCategories(),
      this.repository.countSubjects(),
      this.liveTests.findUpcoming(this.clock.now()),
    ]);
    const categoriesOf = Map.groupBy(categories, ({ examId }) => examId);
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
      })),
      upcomingTests: upcoming.map(presentUpcoming),
    };
  }
}

function presentExam(
  exam: ExamFactRow,
): Omit<ExamFacts, 'testCounts' | 'subjects' | 'totalQuestions'> {
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

function presentUpcoming(row: UpcomingRow): UpcomingFacts {
  return {
    name: row.title,
    examName: row.examName,
    ...describeMoment(row.opensAt),
    startsAt: row.opensAt.toISOString(),
    duration: row.duration,
  };
}
