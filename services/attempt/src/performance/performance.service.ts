import { Injectable } from '@nestjs/common';
import { fraction, percentOf, roundFraction } from '../attempts/rules/fraction.js';
import { monthName } from '../calendar/india-day.js';
import { RankingsRepository } from '../rankings/rankings.repository.js';
import type { PerformanceDto } from './performance.dto.js';
import { PerformanceRepository } from './performance.repository.js';

@Injectable()
export class PerformanceService {
  constructor(
    private readonly repository: PerformanceRepository,
    private readonly rankings: RankingsRepository,
  ) {}

  async show(userId: string): Promise<PerformanceDto> {
    const [answers, overall, subjects, standings, months] = await Promise.all([
      this.repository.answersOf(userId),
      this.rankings.overallOf(userId),
      this.repository.subjectsOf(userId),
      this.rankings.subjectsOf(userId),
      this.repository.monthsOf(userId),
    ]);
    const percentiles = new Map(standings.map(({ name, percentile }) => [name, percentile]));
    return {
      overall: {
        percentile: overall?.percentile ?? 0,
        accuracy: percentOf(answers.correct, answers.answered),
        speed: perMinute(answers.answered, answers.seconds),
        rank: overall?.rank ?? null,
      },
      subjects: subjects.map(({ name, correct, total }) => ({
        name,
        score: percentOf(correct, total),
        percentile: percentiles.get(name) ?? 0,
      })),
      improvement: months.map(({ yearMonth, score }) => ({
        month: monthName(yearMonth),
        score: Math.round(score * 100) / 100,
      })),
    };
  }
}

/** Things a minute, two decimals; 0 while no time has passed. */
function perMinute(count: number, seconds: number): number {
  return seconds === 0 ? 0 : roundFraction(fraction(count * 60, seconds));
}
