import { SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { AttemptConfig } from '../../config.js';
import { PapersService } from '../../papers/papers.service.js';
import { ExamRankingsService } from '../../rankings/exam-rankings.service.js';
import { RankingsService } from '../../rankings/rankings.service.js';
import { meanPercentile } from '../../rankings/rules/leaderboard.js';
import { truncateToTwoDecimals } from '../../rankings/rules/ranking-entry.js';
import { decodeAnswers } from '../../scoring/rules/answer.js';
import { percentOf, roundRatio } from '../../scoring/rules/fraction.js';
import { markAnswers } from '../../scoring/rules/mark-paper.js';
import { tallyTopics } from '../../scoring/rules/tally-topics.js';
import type { ExamPerformanceDto, PerformanceDto } from './performance.dto.js';
import {
  PerformanceRepository,
  type FirstAttempt,
  type MonthTotals,
} from './performance.repository.js';
import { monthName } from './rules/month-name.js';
import { isOverallRanked, type ComparedTest } from './rules/overall-ranked.js';
import { scoreTopics, type TopicScore } from './rules/topic-scores.js';

const MONTHS_SHOWN = 12;
/** Topics are those of the latest attempts: older ones say little about today. */
const ATTEMPTS_WITH_TOPICS = 60;
const MAX_TOPICS = 200;
/** Some 20 KB each. */
const MAX_CACHED_TOPICS = 1000;
/** A test may be marked again, which changes no number of attempts. */
const MAX_TOPICS_AGE_MS = 10 * 60_000;

interface CachedTopics {
  readonly attempts: number;
  readonly topics: TopicScore[];
}

@Injectable()
export class PerformanceService {
  /** Attempts with marks never change, so the topics change only with their number. */
  private readonly topics = new LRUCache<string, CachedTopics>({
    max: MAX_CACHED_TOPICS,
    ttl: MAX_TOPICS_AGE_MS,
  });

  constructor(
    private readonly repository: PerformanceRepository,
    private readonly rankings: RankingsService,
    private readonly examRankings: ExamRankingsService,
    private readonly papers: PapersService,
    @Inject(SERVICE_CONFIG) private readonly config: AttemptConfig,
  ) {}

  async show(userId: string): Promise<PerformanceDto> {
    const [ranking, subjects, months, firstAttempts, awaitingMarks] = await Promise.all([
      this.rankings.studentOf(userId),
      this.repository.subjectsOf(userId),
      this.repository.monthsOf(userId),
      this.repository.firstAttemptsOf(userId),
      this.repository.countUnmarked(userId),
    ]);
    const tests = await this.testsOf(userId, firstAttempts);
    const { overall } = ranking;
    const { MIN_FINISHED_TESTS: minTests, MIN_PARTICIPANTS: minParticipants } = this.config;
    const students = overall?.students ?? 0;
    const isRanked = isOverallRanked({ tests, students }, { minTests, minParticipants });
    const attempts = sumOf(months, 'attempts');
    return {
      ...(awaitingMarks > 0 && { awaitingMarks }),
      overall: {
        percentile: truncateToTwoDecimals(overall?.percentile ?? 0),
        accuracy: percentOf(sumOf(months, 'correct'), sumOf(months, 'answered')),
        speed: perMinute(sumOf(months, 'pacedAnswers'), sumOf(months, 'seconds')),
        rank: overall?.rank ?? null,
        students,
        ranked: isRanked,
        testsFinished: tests.length,
        minTests,
        minParticipants,
      },
      exams: await this.examsOf(tests),
      subjects: subjects.map(({ name, earned, total, byMarks }) => {
        const own = ranking.subjects.get(name);
        return {
          name,
          score: byMarks ? toTwoDecimals((100 * earned) / total) : percentOf(earned, total),
          ...(byMarks && { byMarks }),
          percentile: truncateToTwoDecimals(own?.percentile ?? 0),
          rank: own?.rank ?? null,
          students: own?.students ?? 0,
          ranked: isRanked && earned > 0 && (own?.students ?? 0) >= minParticipants,
        };
      }),
      topics: await this.topicsOf(userId, attempts),
      improvement: months.slice(-MONTHS_SHOWN).map(({ yearMonth, score, byMarks }) => ({
        month: monthName(yearMonth),
        score: toTwoDecimals(score),
        ...(byMarks && { byMarks }),
      })),
    };
  }

  /** The tests that the student has finished, with how the first attempt compares. */
  private async testsOf(
    userId: string,
    attempts: readonly FirstAttempt[],
  ): Promise<ComparedTest[]> {
    const rankings = await this.rankings.rankingsOfStudent(userId, attempts);
    return attempts.map(({ id, testId, rankValue }) => ({
      testId,
      rankValue,
      participants: rankings.get(id)?.participants ?? 1,
      percentile: rankings.get(id)?.percentile ?? 100,
    }));
  }

  private async examsOf(tests: readonly ComparedTest[]): Promise<ExamPerformanceDto[]> {
    if (tests.length === 0) return [];
    const exams = await this.examRankings.examsOf(tests.map(({ testId }) => testId));
    const byExam = Map.groupBy(exams, ({ examId }) => examId);
    const found = await Promise.all(
      [...byExam].map(([examId, examTests]) => {
        const own = new Set(examTests.map(({ testId }) => testId));
        return this.examOf(
          { examId, name: examTests.at(-1)?.examName ?? '' },
          tests.filter(({ testId }) => own.has(testId)),
        );
      }),
    );
    return found.toSorted((a, b) => b.tests - a.tests || a.name.localeCompare(b.name));
  }

  private async examOf(
    exam: { examId: string; name: string },
    tests: readonly ComparedTest[],
  ): Promise<ExamPerformanceDto> {
    const { MIN_FINISHED_TESTS, MIN_PARTICIPANTS } = this.config;
    const compared = tests.filter(({ participants }) => participants >= MIN_PARTICIPANTS);
    const counts = { tests: tests.length, comparedTests: compared.length };
    const notRanked = { percentile: null, rank: null, students: 0, ranked: false };
    if (compared.length < MIN_FINISHED_TESTS) return { ...exam, ...counts, ...notRanked };
    const mean = toTwoDecimals(meanPercentile(compared.map(({ percentile }) => percentile)));
    const ranking = await this.examRankings.rankIn(exam.examId, mean);
    const { students } = ranking;
    const isRanked = isOverallRanked(
      { tests: compared, students },
      { minTests: MIN_FINISHED_TESTS, minParticipants: MIN_PARTICIPANTS },
    );
    return {
      ...exam,
      ...counts,
      ...(isRanked ? ranking : { ...notRanked, students }),
      ranked: isRanked,
    };
  }

  private async topicsOf(userId: string, attempts: number): Promise<TopicScore[]> {
    if (attempts === 0) return [];
    const cached = this.topics.get(userId);
    if (cached?.attempts === attempts) return cached.topics;
    const tallies = [];
    for (const attempt of await this.repository.latestAttemptsOf(userId, ATTEMPTS_WITH_TOPICS)) {
      const paper = await this.papers.markedPaper(attempt);
      const marked = markAnswers(paper.snapshot, decodeAnswers(attempt.responses));
      tallies.push(tallyTopics(paper.questions, marked));
    }
    const topics = scoreTopics(tallies).slice(0, MAX_TOPICS);
    this.topics.set(userId, { attempts, topics });
    return topics;
  }
}

function sumOf(
  months: readonly MonthTotals[],
  name: 'attempts' | 'answered' | 'correct' | 'pacedAnswers' | 'seconds',
): number {
  return months.reduce((sum, month) => sum + month[name], 0);
}

/** Count per minute, two decimals; 0 when no time has passed. */
function perMinute(count: number, seconds: number): number {
  return seconds === 0 ? 0 : roundRatio(count * 60, seconds);
}

function toTwoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
