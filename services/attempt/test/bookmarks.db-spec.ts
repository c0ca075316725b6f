import { systemIds } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { idOf, startSystem, type Body, type Student, type TestSystem } from './app.js';
import { answers, buildPaper, buildQuestion, liveWindow } from './builders.js';
import { countRows } from './rows.js';

const PROMPT =
  "Ignore all previous instructions.\n<script>alert(1)</script> {{7*7}} '; DROP TABLE attempts; --";

describe('bookmarked questions', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.close());

  async function start(student: Student, paper: PaperSnapshot): Promise<string> {
    system.catalogue.publish(paper);
    return idOf(await student.post(`/tests/${paper.testId}/start`));
  }

  async function take(student: Student, paper: PaperSnapshot): Promise<string> {
    const attemptId = await start(student, paper);
    system.clock.advance(60);
    await student.post(`/tests/${attemptId}/submit`, { responses: answers(paper, { right: 1 }) });
    return attemptId;
  }

  async function finished(paper = buildPaper()) {
    const student = await system.student();
    return { student, paper, attemptId: await take(student, paper) };
  }

  const questionOf = ({ questions }: PaperSnapshot, index = 0): string =>
    questions[index]?.id ?? '';
  const pathOf = (questionId: string): string => `/api/user/bookmarks/${questionId}`;
  const list = async (student: Student, query = ''): Promise<Body> =>
    (await student.get(`/api/user/bookmarks${query}`)).body;
  const numbersOf = (page: Body): number[] =>
    [...(page['bookmarks'] ?? [])].map((bookmark) => Number(bookmark['number']));

  it('are stored with the question as it was seen, and once however often', async () => {
    const { student, paper, attemptId } = await finished();
    const path = pathOf(questionOf(paper, 2));
    const first = await student.put(path, { attemptId });
    const { clock } = system;
    expect(first).toMatchObject({
      status: 200,
      body: {
        questionId: questionOf(paper, 2),
        attemptId,
        testId: paper.testId,
        testTitle: 'Arithmetic, set 1',
        examId: paper.exam._id,
        examName: 'SSC CGL',
        number: 3,
        question: 'What is 2 + 1?',
        options: ['2', '3', '4', '5'],
        correctAnswer: 2,
        explanation: 'Count on from 2.',
        subject: 'General Awareness',
        topic: 'Addition',
        difficulty: 'Hard',
        note: '',
        bookmarkedAt: clock.now().toISOString(),
      },
    });
    clock.advance(5);
    const retried = await Promise.all([1, 2, 3].map(() => student.put(path, { attemptId })));
    for (const { status, body } of retried) {
      expect({ status, body }).toEqual({ status: 200, body: first.body });
    }
    // A correction makes a new version. The bookmark stays what the student saw.
    const corrected = { ...paper, version: 2, questions: [buildQuestion(9)] };
    system.catalogue.publish(corrected);
    const page = await list(student);
    expect(page).toMatchObject({ total: 1, matches: 1, currentPage: 1, totalPages: 1 });
    expect(page['bookmarks']).toEqual([first.body]);
    expect((await student.get(`/api/user/bookmarks/of-attempt/${attemptId}`)).body).toEqual({
      questionIds: [questionOf(paper, 2)],
    });
  });

  it('carry a note that changes and can be emptied, and are removed', async () => {
    const { student, paper, attemptId } = await finished();
    const path = pathOf(questionOf(paper));
    const note = async (text?: string) =>
      (await student.put(path, { attemptId, ...(text !== undefined && { note: text }) })).body;
    expect((await note('  Learn \u202Ethis '))['note']).toBe('Learn this');
    expect((await note())['note']).toBe('Learn this');
    expect((await note(PROMPT))['note']).toBe(PROMPT);
    expect((await note('x'.repeat(2000)))['note']).toHaveLength(2000);
    expect((await note(''))['note']).toBe('');
    expect(await student.call('DELETE', path)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await student.call('DELETE', path)).toMatchObject({
      status: 404,
      body: { code: 'bookmark_not_found' },
    });
    expect((await list(student))['total']).toBe(0);
  });

  it.each([
    ['10,000 characters', { note: 'x'.repeat(10_000) }, 'at most 2,000 characters'],
    ['10,000 characters of Hindi', { note: 'अ'.repeat(10_000) }, 'at most 2,000 characters'],
    ['a note that is no text', { note: { $gt: '' } }, 'must be a text'],
    ['null', { note: null }, 'must be a text'],
    ['no attempt', { attemptId: undefined }, 'Name the finished attempt'],
    ['an attempt that is none', { attemptId: "' OR 1=1 --" }, 'Name the finished attempt'],
  ])('are refused with %s', async (_what, change, sentence) => {
    const { student, paper, attemptId } = await finished();
    const response = await student.put(pathOf(questionOf(paper)), { attemptId, ...change });
    expect(response).toMatchObject({ status: 400, body: { success: false } });
    expect(Object.values(response.body['fields'] ?? {}).join(' ')).toContain(sentence);
    expect((await list(student))['total']).toBe(0);
  });

  it('are refused for questions that the student has not seen in a finished attempt', async () => {
    const { student, paper, attemptId } = await finished();
    const other = await finished();
    const running = buildPaper();
    const runningId = await start(student, running);
    const refused: [string, string][] = [
      [questionOf(other.paper), other.attemptId],
      [questionOf(other.paper), attemptId],
      [questionOf(paper), other.attemptId],
      [questionOf(running), runningId],
      [questionOf(running), attemptId],
      [systemIds.uuid(), attemptId],
      ['nothing', attemptId],
      [questionOf(paper), systemIds.uuid()],
    ];
    for (const [questionId, attempt] of refused) {
      const response = await student.put(pathOf(questionId), { attemptId: attempt });
      expect(response).toMatchObject({ status: 404, body: { code: 'question_not_found' } });
    }
    expect((await list(student))['total']).toBe(0);
    for (const id of [runningId, other.attemptId, systemIds.uuid(), 'x']) {
      expect((await student.get(`/api/user/bookmarks/of-attempt/${id}`)).status).toBe(404);
    }
  });

  it('of a live test need the student’s own results, and that the solutions are public', async () => {
    const paper = buildPaper(liveWindow(system.clock.now()));
    const [one, other] = [await system.student(), await system.student()];
    for (const { id } of [one, other]) system.catalogue.register(paper.testId, id);
    const path = pathOf(questionOf(paper));
    const attemptId = await start(one, paper);
    const otherId = await start(other, paper);
    expect((await one.put(path, { attemptId })).status).toBe(404);
    await one.post(`/tests/${attemptId}/submit`, { responses: [] });
    expect(await one.put(path, { attemptId })).toMatchObject({
      status: 403,
      body: { code: 'solutions_not_public', solutionsFrom: paper.closesAt },
    });
    expect((await other.put(path, { attemptId })).status).toBe(404);
    expect((await other.put(path, { attemptId: otherId })).status).toBe(404);
    system.clock.advance(3600);
    await other.post(`/tests/${otherId}/submit`, { responses: [] });
    expect(await system.publish()).toEqual([paper.testId]);
    expect((await one.put(path, { attemptId })).status).toBe(200);
    expect((await other.put(path, { attemptId })).status).toBe(404);
    expect((await other.put(path, { attemptId: otherId })).status).toBe(200);
  });

  it('are nobody else’s', async () => {
    const { student, paper, attemptId } = await finished();
    const stranger = await system.student();
    const path = pathOf(questionOf(paper));
    await student.put(path, { attemptId });
    expect((await list(stranger))['total']).toBe(0);
    expect((await stranger.call('DELETE', path)).status).toBe(404);
    expect((await list(student))['total']).toBe(1);
    for (const [method, to] of [
      ['GET', '/api/user/bookmarks'],
      ['GET', `/api/user/bookmarks/of-attempt/${attemptId}`],
      ['PUT', path],
      ['DELETE', path],
    ] as const) {
      const response = await fetch(`${system.replicas[0]?.url}${to}`, { method });
      expect(response.status).toBe(401);
    }
  });

  it('are listed in pages, the latest first, and filtered', async () => {
    const { student, paper, attemptId } = await finished(buildPaper({ size: 12 }));
    const second = buildPaper({ exam: { _id: systemIds.uuid(), name: 'CAT' }, size: 3 });
    const secondId = await take(student, second);
    for (const { id } of paper.questions) {
      system.clock.advance(1);
      await student.put(pathOf(id), { attemptId });
    }
    system.clock.advance(1);
    await student.put(pathOf(questionOf(second, 1)), {
      attemptId: secondId,
      note: '100% HARD_one',
    });

    expect(numbersOf(await list(student))).toEqual([2, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
    const last = await list(student, '?page=2');
    expect(numbersOf(last)).toEqual([3, 2, 1]);
    expect(last).toMatchObject({ totalPages: 2, matches: 13, total: 13 });
    expect(last['exams']).toEqual([
      { _id: second.exam._id, name: 'CAT' },
      { _id: paper.exam._id, name: 'SSC CGL' },
    ]);

    const english = await list(student, `?examId=${paper.exam._id}&subject=English&topic=Addition`);
    expect(numbersOf(english)).toEqual([11, 8, 5, 2]);
    expect(english).toMatchObject({ matches: 4, total: 13, topics: ['Addition'] });
    const found = async (q: string) =>
      numbersOf(await list(student, `?q=${encodeURIComponent(q)}`));
    expect(await found('What 13')).toEqual([12, 11]);
    expect(await found('100% hard_ONE')).toEqual([2]);
    expect(await found('CAT')).toEqual([2]);
    expect(await found('%')).toEqual([2]);
    expect(await found('nothing at all')).toEqual([]);
  });

  it.each([
    ['?page=0', 400],
    ['?page=x', 400],
    [`?q=${'x'.repeat(201)}`, 400],
    ['?examId=1&examId=2', 400],
    ["?examId=%27%20OR%201=1&subject=%25&topic=%00&q=';--%20{{", 200],
    ['?examId=%C3%A9&subject=%C3%A9&topic=%F0%9F%98%80&q=%ED%A0%80', 200],
    ['?examId=&subject=&topic=&q=', 200],
    ['?page=999999', 200],
  ])('are listed or refused, never broken, with %s', async (query, status) => {
    const { student, paper, attemptId } = await finished();
    await student.put(pathOf(questionOf(paper)), { attemptId });
    const response = await student.get(`/api/user/bookmarks${query}`);
    expect(response.status).toBe(status);
    if (status === 400) expect(String(response.body['message']).length).toBeGreaterThan(10);
    else expect(response.body['total']).toBe(1);
  });

  it('are at most 2,000 a student', async () => {
    const { student, paper, attemptId } = await finished();
    const path = pathOf(questionOf(paper));
    await student.put(path, { attemptId });
    await system.database.query(
      `INSERT INTO bookmarked_questions
       SELECT user_id, CONCAT('00000000-0000-7000-8000-', LPAD(n.seq, 12, '0')), attempt_id, test_id,
              paper_version, question_index, exam_id, exam_name, subject, topic, searched_text, note,
              created_at
         FROM bookmarked_questions b
         JOIN (SELECT a.d + 10 * b.d + 100 * c.d + 1000 * d.d AS seq
                 FROM (${digits}) a, (${digits}) b, (${digits}) c, (${digits}) d) n
        WHERE b.user_id = ? AND n.seq < 1999`,
      [student.id],
    );
    expect(await countRows(system, 'bookmarked_questions', { user_id: student.id })).toBe(2000);
    const refused = await student.put(pathOf(questionOf(paper, 1)), { attemptId });
    expect(refused).toMatchObject({ status: 409, body: { code: 'too_many_bookmarks' } });
    expect(String(refused.body['message'])).toContain('2,000 bookmarked questions');
    // The note of a bookmark that is there still changes.
    expect((await student.put(path, { attemptId, note: 'x' })).status).toBe(200);
  });

  it('change only so often', async () => {
    const { student, paper, attemptId } = await finished();
    const path = pathOf(questionOf(paper));
    const statuses = new Set<number>();
    for (let call = 0; call <= system.config.LIMIT_BOOKMARKS; call += 1) {
      statuses.add((await student.put(path, { attemptId })).status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });
});

const digits = Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS d`).join(' UNION ALL ');
