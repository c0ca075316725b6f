import { divideFractions, fractionToNumber, parseFraction } from '../attempts/rules/fraction.js';
import { decodeResponses } from '../attempts/rules/response-codec.js';
import { isCorrect } from '../attempts/rules/score-attempt.js';
import type { Paper } from '../papers/paper.js';
import type { PapersService } from '../papers/papers.service.js';
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

/**
 * Statistics of every question of a test over the first attempts of its takers, in the order of the
 * newest paper; questions that it no longer has come last.
 */
export async function collectItems(
  { testId, version }: KnownTest,
  repository: StatisticsRepository,
  papers: PapersService,
): Promise<Item[]> {
  const items = new Map<string, Marks>();
  addQuestions(items, await papers.sealedPaper(testId, version));
  for await (const attempt of repository.firstAttempts(testId)) {
    const paper = await papers.sealedPaper(testId, attempt.paperVersion);
    addQuestions(items, paper);
    addMarks(items, paper, attempt);
  }
  return [...items].map(([questionId, { question, subject, marks, totals }]) => ({
    questionId,
    question,
    subject,
    ...itemStatistics(
      marks,
      // Equal rests must compare as equal, whatever third was added or taken away first.
      marks.map((mark, index) => roundTrifles((totals[index] ?? 0) - mark)),
    ),
  }));
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

/** By question, as shares of the maximum mark. */
function marksOf(paper: Paper, attempt: FirstAttempt): number[] {
  const wrong = fractionToNumber(
    divideFractions(parseFraction(attempt.markingWrong), parseFraction(attempt.markingCorrect)),
  );
  const responses = decodeResponses(attempt.responses);
  return paper.questions.map((question, index) => {
    const response = responses[index];
    if (!response || response.selectedOption === null) return 0;
    return isCorrect(question, response) ? 1 : wrong;
  });
}

function roundTrifles(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}
