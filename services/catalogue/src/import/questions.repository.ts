import type { EntityManager } from 'typeorm';
import { readStoredKey, storeKey, type StoredKey } from '../questions/rules/answer-key.js';
import {
  readStoredParts,
  storeParts,
  type QuestionParts,
} from '../questions/rules/question-parts.js';
import { insertRows } from './insert-rows.js';
import type { QuestionDraft } from './rules/import-item.js';
import { sharedPassageOf } from './rules/question-digest.js';

/** An existing question without its texts. */
export interface KnownQuestion extends Omit<QuestionDraft, 'exam' | keyof QuestionTexts> {
  id: string;
  identity: string;
  foldedIdentity: string;
  version: number;
  contentHash: string;
}

/** What is only read of questions that may change. */
export type QuestionTexts = Pick<QuestionDraft, 'question' | 'options' | 'explanation'> &
  QuestionParts;

export interface NewVersion {
  questionId: string;
  version: number;
  contentHash: string;
  draft: QuestionDraft;
}

export interface NewQuestion extends NewVersion {
  examId: string;
  identity: string;
  foldedIdentity: string;
}

/** The fields of a question that are not versioned. */
export interface QuestionRecord {
  questionId: string;
  identity: string;
  draft: Pick<QuestionDraft, 'externalId' | 'source' | 'licence' | 'passage'>;
}

const KNOWN = `q.id, q.identity, q.folded_identity AS foldedIdentity, q.current_version AS version,
  v.content_hash AS contentHash, v.kind, v.correct, v.answer, q.subject, q.topic, q.difficulty,
  q.external_id AS externalId, q.source, q.licence`;

const FROM_QUESTION = `FROM questions q
  JOIN question_versions v ON v.question_id = q.id AND v.version = q.current_version`;

type KnownRow = Omit<KnownQuestion, 'key'> & StoredKey;

type TextsRow = Pick<QuestionTexts, 'question' | 'explanation'> & {
  id: string;
  options: string;
  content: string | null;
};

/** Questions and their versions, inside the transaction of an import. */
export class QuestionsRepository {
  constructor(
    private readonly manager: EntityManager,
    private readonly now: Date,
  ) {}

  async findKnown(identities: readonly string[]): Promise<KnownQuestion[]> {
    if (identities.length === 0) return [];
    const rows: KnownRow[] = await this.manager.query(
      `SELECT ${KNOWN} ${FROM_QUESTION} WHERE q.identity IN (?)`,
      [identities],
    );
    return rows.map(toKnown);
  }

  /** Questions that equal one of these except for white space, the oldest first. */
  async findAlike(foldedIdentities: readonly string[]): Promise<KnownQuestion[]> {
    if (foldedIdentities.length === 0) return [];
    const rows: KnownRow[] = await this.manager.query(
      `SELECT ${KNOWN} ${FROM_QUESTION} WHERE q.folded_identity IN (?) ORDER BY q.created_at, q.id`,
      [foldedIdentities],
    );
    return rows.map(toKnown);
  }

  /** The current texts of questions, by question id. */
  async readTexts(questionIds: readonly string[]): Promise<Map<string, QuestionTexts>> {
    if (questionIds.length === 0) return new Map();
    const rows: TextsRow[] = await this.manager.query(
      `SELECT q.id, v.question, v.options, v.explanation, v.content ${FROM_QUESTION}
       WHERE q.id IN (?)`,
      [questionIds],
    );
    return new Map(rows.map(({ id, ...texts }) => [id, toTexts(texts)]));
  }

  async insertQuestions(questions: readonly NewQuestion[]): Promise<void> {
    await insertRows(
      this.manager,
      'questions',
      questions.map(({ questionId, examId, identity, foldedIdentity, version, draft }) => ({
        id: questionId,
        exam_id: examId,
        identity,
        folded_identity: foldedIdentity,
        current_version: version,
        subject: draft.subject,
        topic: draft.topic,
        difficulty: draft.difficulty,
        kind: draft.key.kind,
        passage: sharedPassageOf(draft),
        external_id: draft.externalId,
        source: draft.source,
        licence: draft.licence,
        created_at: this.now,
      })),
    );
    await this.insertVersions(questions);
  }

  /** Adds a version to corrected questions. Earlier versions stay for the attempts that had them. */
  async correctQuestions(versions: readonly NewVersion[]): Promise<void> {
    if (versions.length === 0) return;
    await this.insertVersions(versions);
    await this.manager.query(
      `UPDATE questions q
       JOIN question_versions v ON v.question_id = q.id AND v.version = q.current_version + 1
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
      `UPDATE questions SET
         identity = CASE id ${cases} END,
         passage = CASE id ${cases} END,
         external_id = CASE id ${cases} END,
         source = CASE id ${cases} END,
         licence = CASE id ${cases} END
       WHERE id IN (?)`,
      [
        ...values(({ identity }) => identity),
        ...values(({ draft }) => sharedPassageOf(draft)),
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
      'question_versions',
      versions.map(({ questionId, version, contentHash, draft }) => ({
        question_id: questionId,
        version,
        content_hash: contentHash,
        question: draft.question,
        options: JSON.stringify(draft.options),
        ...columnsOf(draft),
        explanation: draft.explanation,
        subject: draft.subject,
        topic: draft.topic,
        difficulty: draft.difficulty,
        created_at: this.now,
      })),
    );
  }
}

function toKnown({ kind, correct, answer, ...question }: KnownRow): KnownQuestion {
  return { ...question, key: readStoredKey({ kind, correct, answer }) };
}

function toTexts({ options, content, ...texts }: Omit<TextsRow, 'id'>): QuestionTexts {
  return { ...texts, ...readStoredParts(content), options: JSON.parse(options) as string[] };
}

function columnsOf({ key, ...parts }: QuestionDraft): StoredKey & { content: string | null } {
  return { ...storeKey(key), content: storeParts(parts) };
}
