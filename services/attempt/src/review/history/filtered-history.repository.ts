import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { HistoryRow } from './history.repository.js';
import type { HistoryFilter } from './rules/history-filter.js';
import { parseSort } from './rules/history-sort.js';

interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** An exam of which a student has a finished attempt, with its name in the latest one. */
interface OwnExamRow {
  readonly examId: string;
  readonly examName: string;
}

type Value = string | number | Date;

interface Conditions {
  readonly sql: string;
  readonly values: readonly Value[];
}

const SORTED_BY = {
  date: 'a.finished_at',
  // The share of the marks, which is that of right answers where there is no marking scheme.
  score: 'a.rank_value',
  accuracy: 'COALESCE(a.correct_answers * 1e0 / NULLIF(a.answered, 0), 0)',
  duration: 'a.elapsed_seconds',
} as const;

// The index is named: it contains all columns that filters and orders need. Only a search reads papers.
const OWN = 'FROM attempts a FORCE INDEX (attempts_of_exam)';
// Without the order of the join, the server may read all papers first.
const PAPERS =
  'STRAIGHT_JOIN paper_snapshots p ON p.test_id = a.test_id AND p.version = a.paper_version';

// An attempt's exam is that of its paper, so the latest attempt of each exam has its name.
const EXAMS = `
  SELECT latest.exam_id AS examId, MAX(p.exam_name) AS examName
    FROM (SELECT exam_id, MAX(finished_at) AS finished_at ${OWN}
           WHERE user_id = ? AND finished_at IS NOT NULL
           GROUP BY exam_id) latest
    JOIN attempts a FORCE INDEX (attempts_of_exam)
      ON a.user_id = ? AND a.exam_id = latest.exam_id AND a.finished_at = latest.finished_at
    ${PAPERS}
   GROUP BY latest.exam_id
   ORDER BY examName, latest.exam_id`;

/** Finds finished attempts of a student by what the student asks for. */
@Injectable()
export class FilteredHistoryRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A part of the attempts that pass a filter, in its order, and how many pass. */
  async find(
    userId: string,
    filter: HistoryFilter,
    { limit, offset }: Part,
  ): Promise<{ rows: HistoryRow[]; total: number }> {
    const { sql, values } = conditionsOf(userId, filter);
    const order = orderOf(filter);
    const [rows, [count]] = await Promise.all([
      runPrepared<HistoryRow[]>(
        this.dataSource,
        `SELECT a.id, a.user_id AS userId, a.test_id AS testId, p.title, p.category,
                a.exam_id AS examId, p.exam_name AS examName, a.state,
                a.started_at AS startedAt, a.finished_at AS finishedAt,
                a.elapsed_seconds AS elapsedSeconds, a.question_count AS questionCount,
                a.answered, a.correct_answers AS correctAnswers, a.marks,
                a.max_marks AS maxMarks, a.rank_value AS rankValue
           FROM (SELECT a.id ${sql} ORDER BY ${order} LIMIT ? OFFSET ?) found
           STRAIGHT_JOIN attempts a FORCE INDEX (PRIMARY) ON a.id = found.id AND a.user_id = ?
           ${PAPERS}
          ORDER BY ${order}`,
        [...values, limit, offset, userId],
      ),
      runPrepared<{ total: string | number }[]>(
        this.dataSource,
        `SELECT COUNT(*) AS total ${sql}`,
        values,
      ),
    ]);
    return { rows, total: Number(count?.total ?? 0) };
  }

  /** The exams of all finished attempts, by name. */
  examsOf(userId: string): Promise<OwnExamRow[]> {
    return runPrepared<OwnExamRow[]>(this.dataSource, EXAMS, [userId, userId]);
  }
}

function conditionsOf(userId: string, filter: HistoryFilter): Conditions {
  const { words, examId, startedFrom, startedBefore } = filter;
  const conditions: [sql: string, value: Value | null][] = [
    ['a.user_id = ?', userId],
    ['a.exam_id = ?', examId],
    ['a.started_at >= ?', startedFrom],
    ['a.started_at < ?', startedBefore],
    ...words.map((word): [string, string] => [
      `CONCAT(p.exam_name, ' ', p.title) COLLATE utf8mb4_unicode_ci LIKE ? ESCAPE '!'`,
      `%${word.replaceAll(/[!%_]/g, '!$&')}%`,
    ]),
  ];
  const given = conditions.filter((one): one is [string, Value] => one[1] !== null);
  const where = ['a.finished_at IS NOT NULL', ...given.map(([sql]) => sql)].join(' AND ');
  return {
    sql: `${OWN} ${words.length > 0 ? PAPERS : ''} WHERE ${where}`,
    values: given.map(([, value]) => value),
  };
}

/** Attempts that are equal in it follow each other newest first. */
function orderOf({ sort }: HistoryFilter): string {
  const { key, isDescending } = parseSort(sort);
  const first = `${SORTED_BY[key]} ${isDescending ? 'DESC' : 'ASC'}`;
  const rest = key === 'date' && !isDescending ? 'ASC' : 'DESC';
  return `${first}, a.finished_at ${rest}, a.id ${rest}`;
}
