import { CLOCK, sessionEnded, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { ExamNames, type Names } from './exam-names.js';
import { examDateBounds } from './rules/exam-date.js';
import type { StoredTarget } from './student-targets.entity.js';
import { StudentTargetsRepository } from './student-targets.repository.js';
import type { ChosenTargetDto, TargetsDto } from './targets.dto.js';
import { dateOutOfRange, examsUnavailable, unknownExam } from './targets.errors.js';
import { presentTargets } from './targets.presenter.js';

/** The exams for which students prepare. */
@Injectable()
export class TargetsService {
  constructor(
    private readonly repository: StudentTargetsRepository,
    private readonly exams: ExamNames,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read(userId: string): Promise<TargetsDto> {
    const stored = await this.repository.findOf(userId);
    if (!stored || stored.targets.length === 0) return presentTargets(stored, new Map());
    return presentTargets(stored, await this.exams.known());
  }

  /** Replaces the targets. An empty list records that the student skipped the question. */
  async change(userId: string, chosen: readonly ChosenTargetDto[]): Promise<TargetsDto> {
    const now = this.clock.now();
    this.requirePossibleDates(chosen, now);
    const earlier = await this.repository.findOf(userId);
    const targets = await this.withNames(chosen, earlier?.targets ?? []);
    const changed = { userId, targets, answeredAt: now };
    if (!(await this.repository.save(changed))) throw sessionEnded();
    return presentTargets(changed, new Map());
  }

  private requirePossibleDates(chosen: readonly ChosenTargetDto[], now: Date): void {
    const { min, max } = examDateBounds(now);
    const isPossible = (date: string) => date >= min && date <= max;
    if (!chosen.every(({ examDate }) => (examDate ? isPossible(examDate) : true))) {
      throw dateOutOfRange(max);
    }
  }

  /** An exam that the student had chosen stays valid, also when it is no longer offered. */
  private async withNames(
    chosen: readonly ChosenTargetDto[],
    earlier: readonly StoredTarget[],
  ): Promise<StoredTarget[]> {
    const names = new Map(earlier.map(({ examId, examName }) => [examId, examName]));
    const ids = chosen.map(({ examId }) => examId);
    add(names, ids.length > 0 ? await this.exams.known() : new Map());
    if (!ids.every((id) => names.has(id))) add(names, await this.latestNames());
    return chosen.map(({ examId, examDate }) => {
      const examName = names.get(examId);
      if (examName === undefined) throw unknownExam();
      return { examId, examName, examDate: examDate ?? null };
    });
  }

  private latestNames(): Promise<Names> {
    return this.exams.latest().catch(() => {
      throw examsUnavailable();
    });
  }
}

function add(names: Map<string, string>, others: Names): void {
  for (const [id, name] of others) names.set(id, name);
}
