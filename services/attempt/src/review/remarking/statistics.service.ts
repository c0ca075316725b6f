import type { Paper } from '../../papers/paper.js';
import type { PapersService } from '../../papers/papers.service.js';
import { decodeAnswers } from '../../scoring/rules/answer.js';
import { withTerms } from '../../scoring/rules/score-snapshot.js';
import { itemMarks } from './rules/item-marks.js';
import { itemStatistics, type ItemStatistics } from './rules/item-statistics.js';
import type { FirstAttempt, KnownTest, StatisticsRepository } from './statistics.repository.js';

export interface Item extends ItemStatistics {
  readonly questionId: string;
  readonly question: string;
  readonly subject: string;
}

interface Marks {
  readonly question: string;
  readonly subject: string;
  readonly marks: number[];
  readonly rests: number[];
}

/** Statistics of tests, for operators. */
export class StatisticsService {
  constructor(
    private readonly repository: StatisticsRepository,
    private readonly papers: PapersService,
  ) {}

  /**
   * Statistics of every question of a test over the first attempts of its participants, in the order
   * of the newest paper. Questions that the newest paper no longer has come last. Dropped questions
   * are left out.
   */
  async itemsOf({ testId, version, awardsVersion }: KnownTest): Promise<Item[]> {
    const items = new Map<string, Marks>();
    const newest = await this.papers.markedPaper({ testId, paperVersion: version, awardsVersion });
    const dropped = droppedIn(newest);
    addQuestions(items, newest, dropped);
    for await (const attempt of this.repository.firstAttempts(testId)) {
      const paper = await this.papers.markedPaper(attempt);
      addQuestions(items, paper, dropped);
      addMarks(items, paper, attempt);
    }
    return [...items].map(([questionId, { question, subject, marks, rests }]) => ({
      questionId,
      question,
      subject,
      ...itemStatistics(marks, rests),
    }));
  }
}

function droppedIn(paper: Paper): Set<string> {
  return new Set(
    paper.questions.filter(({ award }) => award === 'dropped').map((question) => question.id),
  );
}

function addQuestions(items: Map<string, Marks>, paper: Paper, dropped: ReadonlySet<string>): void {
  for (const { id, question, subject, award } of paper.questions) {
    if (award === 'dropped' || dropped.has(id) || items.has(id)) continue;
    items.set(id, { question, subject, marks: [], rests: [] });
  }
}

function addMarks(items: ReadonlyMap<string, Marks>, paper: Paper, attempt: FirstAttempt): void {
  const marked = itemMarks(withTerms(paper.snapshot, attempt), decodeAnswers(attempt.responses));
  for (const [index, { id }] of paper.questions.entries()) {
    const own = marked[index];
    const item = items.get(id);
    if (!own || !item) continue;
    item.marks.push(own.mark);
    item.rests.push(own.rest);
  }
}
