import { Injectable } from '@nestjs/common';
import { RankingsService } from '../rankings/rankings.service.js';
import { truncateToTwoDecimals } from '../rankings/rules/ranking-entry.js';
import { percentOf, roundRatio } from '../scoring/rules/fraction.js';
import type { PerformanceDto } from './performance.dto.js';
import { PerformanceRepository, type MonthTotals } from './performance.repository.js';
import { monthName } from './rules/month-name.js';

const MONTHS_SHOWN = 12;

@Injectable()
export class PerformanceService {
  constructor(
    private readonly repository: PerformanceRepository,
    private readonly rankings: RankingsService,
  ) {}

  async show(userId: string): Promise<PerformanceDto> {
    const [ranking, subjects, months] = await Promise.all([
      this.rankings.studentOf(userId),
      this.repository.subjectsOf(userId),
      this.repository.monthsOf(userId),
    ]);
    const { overall } = ranking;
    const answered = sumOf(months, 'answered');
    return {
      overall: {
        percentile: truncateToTwoDecimals(overall?.percentile ?? 0),
        accuracy: percentOf(sumOf(months, 'correct'), answered),
        speed: perMinute(answered, sumOf(months, 'seconds')),
        rank: overall?.rank ?? null,
        students: overall?.students ?? 0,
      },
      subjects: subjects.map(({ name, correct, total }) => ({
        name,
        score: percentOf(correct, total),
        percentile: truncateToTwoDecimals(ranking.subjects.get(name)?.percentile ?? 0),
        rank: ranking.subjects.get(name)?.rank ?? null,
      })),
      improvement: months.slice(-MONTHS_SHOWN).map(({ yearMonth, score }) => ({
        month: monthName(yearMonth),
        score: toTwoDecimals(score),
      })),
    };
  }
}

function sumOf(months: readonly MonthTotals[], name: 'answered' | 'correct' | 'seconds'): number {
  return months.reduce((sum, month) => sum + month[name], 0);
}

/** Count per minute, two decimals; 0 when no time has passed. */
function perMinute(count: number, seconds: number): number {
  return seconds === 0 ? 0 : roundRatio(count * 60, seconds);
}

function toTwoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
