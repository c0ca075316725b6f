import { systemIds } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { idOf, startSystem, type Body, type Student, type TestSystem } from './app.js';
import { answers, buildPaper } from './builders.js';

const MANY = 1000;

describe('the test history, searched, filtered and sorted', () => {
  let system: TestSystem;
  let student: Student;
  const [cgl, ntpc] = [
    { _id: systemIds.uuid(), name: 'SSC CGL' },
    { _id: systemIds.uuid(), name: 'RRB NTPC' },
  ];

  async function take(
    title: string,
    exam: PaperSnapshot['exam'],
    counts: { right: number; wrong?: number },
    seconds: number,
  ): Promise<void> {
    const paper = system.catalogue.publish(buildPaper({ title, exam, duration: 3600 }));
    const attemptId = idOf(await student.post(`/tests/${paper.testId}/start`));
    system.clock.advance(seconds);
    await student.post(`/tests/${attemptId}/submit`, { responses: answers(paper, counts) });
  }

  // The clock starts at 11:30 am of 21 November in India.
  beforeAll(async () => {
    system = await startSystem();
    student = await system.student();
    await take('Tier 1 Mock Test 1', cgl, { right: 3, wrong: 3 }, 100);
    await take('Algebra 100%', cgl, { right: 1 }, 300);
    system.clock.advance(86_400);
    await take('Tier 1 Mock Test 1', ntpc, { right: 6 }, 200);
    await student.post(
      `/tests/${system.catalogue.publish(buildPaper({ exam: cgl })).testId}/start`,
    );
  });
  afterAll(() => system.close());

  async function history(query: Record<string, string>): Promise<Body> {
    const response = await student.get(
      `/api/user/test-history?${new URLSearchParams(query).toString()}`,
    );
    expect(response.status).toBe(200);
    return response.body;
  }

  async function found(query: Record<string, string>): Promise<string[]> {
    const { testAttempts, totalTests } = await history(query);
    const rows = [...(testAttempts ?? [])];
    expect(totalTests).toBe(rows.length);
    return rows.map(
      (row) => `${String(row['examId']?.['name'])}: ${String(row['testId']?.['title'])}`,
    );
  }

  const [first, algebra, other] = [
    'SSC CGL: Tier 1 Mock Test 1',
    'SSC CGL: Algebra 100%',
    'RRB NTPC: Tier 1 Mock Test 1',
  ];

  it('is found by words of test and exam, in any case and order', async () => {
    expect(await found({ q: 'mock tier' })).toEqual([other, first]);
    expect(await found({ q: 'ssc MOCK' })).toEqual([first]);
    expect(await found({ q: '100%' })).toEqual([algebra]);
    expect(await found({ q: '%' })).toEqual([algebra]);
    expect(await found({ q: 'T_er' })).toEqual([]);
    expect(await found({ q: `' OR 1=1 -- !` })).toEqual([]);
  });

  it('is filtered by exam and by days in India’s time', async () => {
    expect(await found({ examId: cgl._id })).toEqual([algebra, first]);
    expect(await found({ examId: ntpc._id.toUpperCase() })).toEqual([other]);
    expect(await found({ examId: systemIds.uuid() })).toEqual([]);
    expect(await found({ to: '2026-11-21' })).toEqual([algebra, first]);
    expect(await found({ from: '2026-11-22', to: '2026-11-22' })).toEqual([other]);
    expect(await found({ q: 'tier', examId: cgl._id, from: '2026-11-21' })).toEqual([first]);
  });

  it('is sorted, and newest first without a wish', async () => {
    expect(await found({})).toEqual([other, algebra, first]);
    expect(await found({ sort: '-date' })).toEqual([other, algebra, first]);
    expect(await found({ sort: 'date' })).toEqual([first, algebra, other]);
    expect(await found({ sort: '-score' })).toEqual([other, first, algebra]);
    expect(await found({ sort: 'score' })).toEqual([algebra, first, other]);
    expect(await found({ sort: 'accuracy' })).toEqual([first, other, algebra]);
    expect(await found({ sort: '-duration' })).toEqual([algebra, other, first]);
    expect(await found({ sort: 'duration' })).toEqual([first, other, algebra]);
  });

  it('names the exams of all attempts, and the participants of each test', async () => {
    const { exams, testAttempts } = await history({ q: 'algebra' });
    expect(exams).toEqual([ntpc, cgl]);
    expect(testAttempts?.[0]).toMatchObject({ participants: 1, percentile: 100 });
  });

  it('treats empty fields of a form as absent', async () => {
    expect(await found({ q: ' ', examId: '', from: '', to: '', sort: '' })).toHaveLength(3);
  });

  it('refuses junk with a sentence for each field', async () => {
    const day = 'Choose a day of the calendar, like 2026-11-23';
    const junk: [query: string, fields: Record<string, string>][] = [
      [`q=${'x'.repeat(101)}`, { q: 'Search with at most 100 characters' }],
      ['q=a&q=b', { q: expect.any(String) as unknown as string }],
      ['examId=1', { examId: 'Choose an exam from the list' }],
      ['from=yesterday&to=2026-02-30', { from: day, to: day }],
      ['from=2026-11-22T00:00', { from: day }],
      [
        'from=2026-11-22&to=2026-11-21',
        { to: 'The last day is before the first day. Change one of them' },
      ],
      ['sort=percentile', { sort: 'Sort by date, score, accuracy or duration' }],
      ['sort=date&sort=score', { sort: 'Sort by date, score, accuracy or duration' }],
    ];
    for (const [query, fields] of junk) {
      const response = await student.get(`/api/user/test-history?${query}`);
      expect({ query, status: response.status }).toEqual({ query, status: 400 });
      expect(response.body['fields']).toEqual(fields);
    }
  });

  it('reads pages of a thousand attempts from an index', async () => {
    const many = await system.student();
    await system.database.query(
      `INSERT INTO attempts (id, user_id, test_id, exam_id, paper_version, question_count,
         duration_seconds, allowance_minutes, marking_correct, marking_wrong, started_at, deadline_at,
         state, revision, responses, current_question_index, finished_at, elapsed_seconds, answered,
         correct_answers, marks, max_marks, rank_value, is_first)
       WITH RECURSIVE numbers AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM numbers WHERE n < ${MANY})
       SELECT UUID(), ?, a.test_id, a.exam_id, a.paper_version, a.question_count,
         a.duration_seconds, 0, '1', '0', a.started_at - INTERVAL n HOUR, a.deadline_at, 'submitted', 0,
         a.responses, 0, a.finished_at - INTERVAL n HOUR, n, 6, n % 7, '1', '6', 1, 0
         FROM numbers JOIN attempts a ON a.user_id = ? AND a.exam_id = ?`,
      [many.id, student.id, ntpc._id],
    );
    const pages: string[] = [];
    for (const query of ['sort=-score', 'from=2026-11-01', 'q=tier', 'page=100&sort=duration']) {
      const { body } = await many.get(`/api/user/test-history?${query}`);
      pages.push(
        `${query} ${String(body['totalTests'])} ${[...(body['testAttempts'] ?? [])].length}`,
      );
    }
    expect(pages).toEqual([
      `sort=-score ${MANY} 10`,
      expect.stringMatching(/^from=2026-11-01 5\d\d 10$/) as unknown as string,
      `q=tier ${MANY} 10`,
      `page=100&sort=duration ${MANY} 10`,
    ]);
    const plan = await system.database.query<{ table: string; key: string; Extra: string }[]>(
      `EXPLAIN SELECT a.id FROM attempts a FORCE INDEX (attempts_of_exam)
        WHERE a.finished_at IS NOT NULL AND a.user_id = ? AND a.started_at >= '2026-11-01'
        ORDER BY a.rank_value DESC, a.finished_at DESC, a.id DESC
        LIMIT 10`,
      [many.id],
    );
    expect(plan[0]).toMatchObject({ key: 'attempts_of_exam' });
    expect(plan[0]?.Extra).toContain('Using index');
  });
});
