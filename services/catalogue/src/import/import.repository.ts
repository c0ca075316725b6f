import type { EntityManager } from 'typeorm';
import type { Difficulty } from '../questions/rules/difficulty.js';
import type { SubjectCount } from '../tests/test.entity.js';
import type { QuestionDraft } from './import-item.js';
import { insertRows } from './insert-rows.js';
import type { PlannedQuestion } from './rules/plan-tests.js';
import { foldedIdentityOf } from './rules/question-digest.js';

/** An existing question without its texts. */
export interface KnownQuestion extends Omit<
  QuestionDraft,
  'exam' | 'question' | 'options' | 'explanation'
> {
  id: string;
  identity: string;
  foldedIdentity: string | null;
  version: number;
  contentHash: string;
}

export type QuestionTexts = Pick<QuestionDraft, 'question' | 'options' | 'explanation'>;

export interface KnownExam {
  id: string;
  name: string;
  /** When it was hidden from students; null while it is visible. */
  archivedAt: Date | null;
}

export interface NewExam {
  id: string;
  name: string;
  nameKey: string;
  description: string;
  color: string;
  price: number;
  features: readonly string[];
  searchTerms: string;
}

export interface NewVersion {
  questionId: string;
  version: number;
  contentHash: string;
  draft: QuestionDraft;
}

export interface NewQuestion extends NewVersion {
  examId: string;
  identity: string;
}

/** The fields of a question that are not versioned. */
export interface QuestionRecord {
  questionId: string;
  identity: string;
  draft: Pick<QuestionDraft, 'externalId' | 'source' | 'licence'>;
}

/** A test without its questions. */
export interface NewTestRow {
  id: string;
  examId: string;
  title: string;
  category: string;
  groupName: string;
  duration: number;
  markingCorrect: string;
  markingWrong: string;
  position: number | null;
  difficulty: Difficulty;
  subjects: readonly SubjectCount[];
  questionCount: number;
}

export interface NewTest extends Omit<NewTestRow, 'questionCount'> {
  questions: readonly { id: string; version: number }[];
}

const MAX_LOCK_ATTEMPTS = 30;
const FOLD_BATCH_SIZE = 500;

const KNOWN = `q.id, q.identity, q.folded_identity AS foldedIdentity, q.current_version AS version,
  v.content_hash AS contentHash, v.correct, q.subject, q.topic, q.difficulty,
  q.external_id AS externalId, q.source, q.licence`;

const FROM_QUESTION = `FROM question q
  JOIN question_version v ON v.question_id = q.id AND v.version = q.current_version`;

function isLockTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ER_LOCK_WAIT_TIMEOUT'
  );
}

/** All queries of an import, inside its transaction. */
export class ImportRepository {
  constructor(
    private readonly manager: EntityManager,
    private readonly now: Date,
  ) {}

  /** Serializes imports: locks the row until the transaction ends. */
  async lockCatalogue(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.manager.query('SELECT version FROM catalogue_state WHERE id = 1 FOR UPDATE');
        return;
      } catch (error) {
        // An import of a large file takes longer than the database's lock timeout (50 s).
        if (attempt >= MAX_LOCK_ATTEMPTS || !isLockTimeout(error)) throw error;
      }
    }
  }

  async announceChange(): Promise<void> {
    await this.manager.query(
      'UPDATE catalogue_state SET version = version + 1, updated_at = ? WHERE id = 1',
      [this.now],
    );
  }

  async findExam(nameKey: string): Promise<KnownExam | undefined> {
    const rows: KnownExam[] = await this.manager.query(
      'SELECT id, name, archived_at AS archivedAt FROM exam WHERE name_key = ?',
      [nameKey],
    );
    return rows[0];
  }

  /** Exams that are hidden from students. */
  async findArchivedExams(): Promise<{ name: string; nameKey: string }[]> {
    return this.manager.query<{ name: string; nameKey: string }[]>(
      `SELECT name, name_key AS nameKey FROM exam WHERE archived_at IS NOT NULL ORDER BY position`,
    );
  }

  async insertExam(exam: NewExam): Promise<void> {
    await this.manager.query(
      `INSERT INTO exam (id, name, name_key, description, color, price, features, search_terms,
         position, created_at, updated_at)
       SELECT ?, ?, ?, ?, ?, ?, ?, ?, COALESCE(MAX(position) + 1, 0), ?, ? FROM exam`,
      [
        exam.id,
        exam.name,
        exam.nameKey,
        exam.description,
        exam.color,
        exam.price,
        JSON.stringify(exam.features),
        exam.searchTerms,
        this.now,
        this.now,
      ],
    );
  }

  async touchExams(ids: readonly string[]): Promise<void> {
    await this.manager.query('UPDATE exam SET updated_at = ? WHERE id IN (?)', [this.now, ids]);
  }

  async findKnown(identities: readonly string[]): Promise<KnownQuestion[]> {
    if (identities.length === 0) return [];
    return this.manager.query<KnownQuestion[]>(
      `SELECT ${KNOWN} ${FROM_QUESTION} WHERE q.identity IN (?)`,
      [identities],
    );
  }

  /** Questions that equal one of these except for white space, the oldest first. */
  async findAlike(foldedIdentities: readonly string[]): Promise<KnownQuestion[]> {
    if (foldedIdentities.length === 0) return [];
    return this.manager.query<KnownQuestion[]>(
      `SELECT ${KNOWN} ${FROM_QUESTION} WHERE q.folded_identity IN (?) ORDER BY q.created_at, q.id`,
      [foldedIdentities],
    );
  }

  /** The current texts of questions, by question id. */
  async readTexts(questionIds: readonly string[]): Promise<Map<string, QuestionTexts>> {
    if (questionIds.length === 0) return new Map();
    const rows: (Omit<QuestionTexts, 'options'> & { id: string; options: string })[] =
      await this.manager.query(
        `SELECT q.id, v.question, v.options, v.explanation ${FROM_QUESTION} WHERE q.id IN (?)`,
        [questionIds],
      );
    return new Map(
      rows.map(({ id, options, ...texts }) => [
        id,
        { ...texts, options: JSON.parse(options) as string[] },
      ]),
    );
  }

  /**
   * Computes missing folded identities. Questions from before the column existed have none, and neither
   * have those that a replica of an earlier release has inserted since.
   */
  async foldIdentities(): Promise<void> {
    for (let last = ''; ;) {
      const rows: { id: string; exam: string; question: string; options: string }[] =
        await this.manager.query(
          `SELECT q.id, e.name AS exam, v.question, v.options ${FROM_QUESTION}
           JOIN exam e ON e.id = q.exam_id
           WHERE q.folded_identity IS NULL AND q.id > ? ORDER BY q.id LIMIT ?`,
          [last, FOLD_BATCH_SIZE],
        );
      if (rows.length > 0) await this.setFoldedIdentities(rows);
      const next = rows.at(-1)?.id;
      if (next === undefined || rows.length < FOLD_BATCH_SIZE) return;
      last = next;
    }
  }

  private async setFoldedIdentities(
    rows: readonly { id: string; exam: string; question: string; options: string }[],
  ): Promise<void> {
    const folded = rows.flatMap(({ id, options, ...texts }) => [
      id,
      foldedIdentityOf({ ...texts, options: JSON.parse(options) as string[] }),
    ]);
    const cases = 'WHEN ? THEN ? '.repeat(rows.length);
    await this.manager.query(
      `UPDATE question SET folded_identity = CASE id ${cases} END WHERE id IN (?)`,
      [...folded, rows.map(({ id }) => id)],
    );
  }

  async insertQuestions(questions: readonly NewQuestion[]): Promise<void> {
    await insertRows(
      this.manager,
      'question',
      [
        'id',
        'exam_id',
        'identity',
        'folded_identity',
        'current_version',
        'subject',
        'topic',
        'difficulty',
        'external_id',
        'source',
        'licence',
        'created_at',
      ],
      questions.map(({ questionId, examId, identity, version, draft }) => [
        questionId,
        examId,
        identity,
        foldedIdentityOf(draft),
        version,
        draft.subject,
        draft.topic,
        draft.difficulty,
        draft.externalId,
        draft.source,
        draft.licence,
        this.now,
      ]),
    );
    await this.insertVersions(questions);
  }

  /** Adds a version to corrected questions. Earlier versions stay for the attempts that had them. */
  async correctQuestions(versions: readonly NewVersion[]): Promise<void> {
    if (versions.length === 0) return;
    await this.insertVersions(versions);
    await this.manager.query(
      `UPDATE question q
       JOIN question_version v ON v.question_id = q.id AND v.version = q.current_version + 1
       SET q.current_version = v.version, q.subject = v.subject, q.topic = v.topic,
         q.difficulty = v.difficulty
       WHERE q.id IN (?)`,
      [versions.map(({ questionId }) => questionId)],
    );
  }

  /** Updates fields that are not versioned, because no paper has them. */
  async updateRecords(records: readonly QuestionRecord[]): Promise<void> {
    if (records.length === 0) return;
    const cases = 'WHEN ? THEN ? '.repeat(records.length);
    const values = (valueOf: (record: QuestionRecord) => string | null): (string | null)[] =>
      records.flatMap((record) => [record.questionId, valueOf(record)]);
    await this.manager.query(
      `UPDATE question SET
         identity = CASE id ${cases} END,
         external_id = CASE id ${cases} END,
         source = CASE id ${cases} END,
         licence = CASE id ${cases} END
       WHERE id IN (?)`,
      [
        ...values(({ identity }) => identity),
        ...values(({ draft }) => draft.externalId),
        ...values(({ draft }) => draft.source),
        ...values(({ draft }) => draft.licence),
        records.map(({ questionId }) => questionId),
      ],
    );
  }

  private async insertVersions(versions: readonly NewVersion[]): Promise<void> {
    await insertRows(
      this.manager,
      'question_version',
      [
        'question_id',
        'version',
        'content_hash',
        'question',
        'options',
        'correct',
        'explanation',
        'subject',
        'topic',
        'difficulty',
        'created_at',
      ],
      versions.map(({ questionId, version, contentHash, draft }) => [
        questionId,
        version,
        contentHash,
        draft.question,
        JSON.stringify(draft.options),
        draft.correct,
        draft.explanation,
        draft.subject,
        draft.topic,
        draft.difficulty,
        this.now,
      ]),
    );
  }

  /** Questions of an exam that are in no test of the category and in no live test. */
  async findUnplaced(examId: string, category: string): Promise<PlannedQuestion[]> {
    return this.manager.query<PlannedQuestion[]>(
      `SELECT q.id, q.current_version AS version, q.identity, q.subject, q.topic, q.difficulty
       FROM question q
       LEFT JOIN (
         test_question placed
         JOIN test placing ON placing.id = placed.test_id AND placing.category IN (?, 'live')
       ) ON placed.question_id = q.id
       WHERE q.exam_id = ? AND placed.question_id IS NULL`,
      [category, examId],
    );
  }

  async countTests(examId: string, category: string): Promise<Map<string, number>> {
    const rows: { groupName: string; tests: number | string }[] = await this.manager.query(
      `SELECT group_name AS groupName, COUNT(*) AS tests FROM test
       WHERE exam_id = ? AND category = ? GROUP BY group_name`,
      [examId, category],
    );
    return new Map(rows.map(({ groupName, tests }) => [groupName, Number(tests)]));
  }

  async nextPosition(examId: string): Promise<number> {
    const rows: { next: number | string }[] = await this.manager.query(
      'SELECT COALESCE(MAX(position) + 1, 0) AS next FROM test WHERE exam_id = ?',
      [examId],
    );
    return Number(rows[0]?.next ?? 0);
  }

  /** Inserts tests with the questions of their first version. */
  async insertTests(tests: readonly NewTest[]): Promise<void> {
    await this.insertTestRows(
      tests.map((test) => ({ ...test, questionCount: test.questions.length })),
    );
    await insertRows(
      this.manager,
      'test_question',
      ['test_id', 'version', 'position', 'question_id', 'question_version'],
      tests.flatMap(({ id, questions }) =>
        questions.map((question, position) => [id, 1, position, question.id, question.version]),
      ),
    );
  }

  /** Inserts tests and their first versions, without questions. */
  async insertTestRows(tests: readonly NewTestRow[]): Promise<void> {
    await insertRows(
      this.manager,
      'test',
      [
        'id',
        'exam_id',
        'title',
        'category',
        'group_name',
        'duration',
        'marking_correct',
        'marking_wrong',
        'position',
        'current_version',
        'question_count',
        'difficulty',
        'subjects',
        'created_at',
        'updated_at',
      ],
      tests.map((test) => [
        test.id,
        test.examId,
        test.title,
        test.category,
        test.groupName,
        test.duration,
        test.markingCorrect,
        test.markingWrong,
        test.position,
        1,
        test.questionCount,
        test.difficulty,
        JSON.stringify(test.subjects),
        this.now,
        this.now,
      ]),
    );
    await insertRows(
      this.manager,
      'test_version',
      [
        'test_id',
        'version',
        'title',
        'category',
        'duration',
        'marking_correct',
        'marking_wrong',
        'created_at',
      ],
      tests.map((test) => [
        test.id,
        1,
        test.title,
        test.category,
        test.duration,
        test.markingCorrect,
        test.markingWrong,
        this.now,
      ]),
    );
  }

  /** Tests whose current version has one of these questions. */
  async findTestsWith(questionIds: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await this.manager.query(
      `SELECT DISTINCT t.id FROM test t
       JOIN test_question tq ON tq.test_id = t.id AND tq.version = t.current_version
       WHERE tq.question_id IN (?)`,
      [questionIds],
    );
    return rows.map(({ id }) => id);
  }

  /** Inserts the next version of tests: the same questions, each in its current version. */
  async insertNextVersions(testIds: readonly string[]): Promise<void> {
    await this.manager.query(
      `INSERT INTO test_version (test_id, version, title, category, duration, marking_correct,
         marking_wrong, created_at)
       SELECT id, current_version + 1, title, category, duration, marking_correct, marking_wrong, ?
       FROM test WHERE id IN (?)`,
      [this.now, testIds],
    );
    await this.manager.query(
      `INSERT INTO test_question (test_id, version, position, question_id, question_version)
       SELECT t.id, t.current_version + 1, tq.position, tq.question_id, q.current_version
       FROM test t
       JOIN test_question tq ON tq.test_id = t.id AND tq.version = t.current_version
       JOIN question q ON q.id = tq.question_id
       WHERE t.id IN (?)`,
      [testIds],
    );
    await this.manager.query(
      'UPDATE test SET current_version = current_version + 1, updated_at = ? WHERE id IN (?)',
      [this.now, testIds],
    );
  }

  /** Subject and difficulty of the tests' questions, ordered by test and position in the paper. */
  async findOutlines(
    testIds: readonly string[],
  ): Promise<{ testId: string; subject: string; difficulty: Difficulty }[]> {
    return this.manager.query<{ testId: string; subject: string; difficulty: Difficulty }[]>(
      `SELECT t.id AS testId, q.subject, q.difficulty FROM test t
       JOIN test_question tq ON tq.test_id = t.id AND tq.version = t.current_version
       JOIN question q ON q.id = tq.question_id
       WHERE t.id IN (?) ORDER BY t.id, tq.position`,
      [testIds],
    );
  }

  async updateOutline(
    testId: string,
    difficulty: Difficulty,
    subjects: readonly SubjectCount[],
  ): Promise<void> {
    await this.manager.query('UPDATE test SET difficulty = ?, subjects = ? WHERE id = ?', [
      difficulty,
      JSON.stringify(subjects),
      testId,
    ]);
  }

  async insertLiveTest(live: {
    id: string;
    testId: string;
    opensAt: Date;
    closesAt: Date;
    registrationOpensAt?: Date | null;
    registrationClosesAt?: Date | null;
    capacity: number | null;
  }): Promise<void> {
    await insertRows(
      this.manager,
      'live_test',
      [
        'id',
        'test_id',
        'opens_at',
        'closes_at',
        'registration_opens_at',
        'registration_closes_at',
        'capacity',
        'created_at',
      ],
      [
        [
          live.id,
          live.testId,
          live.opensAt,
          live.closesAt,
          live.registrationOpensAt ?? null,
          live.registrationClosesAt ?? null,
          live.capacity,
          this.now,
        ],
      ],
    );
  }
}
