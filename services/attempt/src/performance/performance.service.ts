import { Injectable } from '@nestjs/common';
import { fraction, percentOf, roundFraction } from '../attempts/rules/fraction.js';
import { monthName } from '../calendar/india-day.js';
import { RankingsService } from '../rankings/rankings.service.js';
import { cutToTwoDecimals } from '../rankings/rules/standing.js';
import type { PerformanceDto } from './performance.dto.js';
import { PerformanceRepository } from './performance.repository.js';

@Injectable()
export class PerformanceService {
  constructor(
    private readonly repository: PerformanceRepository,
    private readonly rankings: RankingsService,
  ) {}

  async show(userId: string): Promise<PerformanceDto> {
    const [answers, standing, subjects, months] = await Promise.all([
      this.repository.answersOf(userId),
      this.rankings.studentOf(userId),
      this.repository.subjectsOf(userId),
      this.repository.monthsOf(userId),
    ]);
    const { overall } = standing;
    return {
      overall: {
        percentile: cutToTwoDecimals(overall?.percentile ?? 0),
        accuracy: percentOf(answers.correct, answers.answered),
        speed: perMinute(answers.answered, answers.seconds),
        rank: overall?.rank ?? null,
        students: overall?.students ?? 0,
      },
      subjects: subjects.map(({ name, correct, total }) => ({
        name,
        score: percentOf(correct, total),
        percentile: cutToTwoDecimals(standing.subjects.get(name)?.percentile ?? 0),
        rank: standing.subjects.get(name)?.rank ?? null,
      })),
      improvement: months.map(({ yearMonth, score }) => ({
        month: monthName(yearMonth),
        score: toTwoDecimals(score),
      })),
    };
  }
}

/** Things a minute, two decimals; 0 while no time has passed. */
function perMinute(count: number, seconds: number): number {
  return seconds === 0 ? 0 : roundFraction(fraction(count * 60, seconds));
}

function toTwoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
