import type { Paper } from '../papers/paper.js';
import type { PapersService } from '../papers/papers.service.js';
import { decodeAnswers } from '../scoring/rules/answer.js';
import { divideFractions, fractionToNumber, parseFraction } from '../scoring/rules/fraction.js';
import { isCorrect } from '../scoring/rules/score-attempt.js';
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
  readonly totals: number[];
}

/** Statistics of tests, for operators. */
export class StatisticsService {
  constructor(
    private readonly repository: StatisticsRepository,
    private readonly papers: PapersService,
  ) {}

  /**
   * Statistics of every question of a test over the first attempts of its participants, in the order
   * of the newest paper. Questions that the newest paper no longer has come last.
   */
  async itemsOf({ testId, version }: KnownTest): Promise<Item[]> {
    const items = new Map<string, Marks>();
    addQuestions(items, await this.papers.frozenPaper({ testId, paperVersion: version }));
    for await (const attempt of this.repository.firstAttempts(testId)) {
      const paper = await this.papers.frozenPaper({ testId, paperVersion: attempt.paperVersion });
      addQuestions(items, paper);
      addMarks(items, paper, attempt);
    }
    return [...items].map(([questionId, { question, subject, marks, totals }]) => ({
      questionId,
      question,
      subject,
      ...itemStatistics(
        marks,
        // Sums of thirds depend on their order in the last digits. Equal sums must compare as equal.
        marks.map((mark, index) => withoutRoundingErrors((totals[index] ?? 0) - mark)),
      ),
    }));
  }
}

function addQuestions(items: Map<string, Marks>, paper: Paper): void {
  for (const { id, question, subject } of paper.questions) {
    if (!items.has(id)) items.set(id, { question, subject, marks: [], totals: [] });
  }
}

function addMarks(items: ReadonlyMap<string, Marks>, paper: Paper, attempt: FirstAttempt): void {
  const marks = marksOf(paper, attempt);
  const total = marks.reduce((sum, mark) => sum + mark, 0);
  for (const [index, { id }] of paper.questions.entries()) {
    const item = items.get(id);
    item?.marks.push(marks[index] ?? 0);
    item?.totals.push(total);
  }
}

/** The marks of each question, as shares of the maximum mark. */
function marksOf(paper: Paper, attempt: FirstAttempt): number[] {
  const wrong = fractionToNumber(
    divideFractions(parseFraction(attempt.markingWrong), parseFraction(attempt.markingCorrect)),
  );
  const answers = decodeAnswers(attempt.responses);
  return paper.questions.map((question, index) => {
    const answer = answers[index];
    if (!answer || answer.selectedOption === null) return 0;
    return isCorrect(question, answer) ? 1 : wrong;
  });
}

function withoutRoundingErrors(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}
