import type { QuestionDraft } from './rules/import-item.js';
import { examNameKey } from './rules/question-digest.js';

export const MAX_EXAMS = 2_000;
export const MAX_TOPICS = 100_000;

/**
 * Limits the number of exams and topics in one import. Each of them costs memory and SQL statements, so
 * an import of a file with a new one in every line would never end.
 */
export class ImportScope {
  private readonly exams = new Set<string>();
  private readonly topics = new Set<string>();

  /** Whether an added question names this exam. */
  namesExam(nameKey: string): boolean {
    return this.exams.has(nameKey);
  }

  /**
   * Adds the exam and topic of a question. Returns whether they are new, or the reason if that would
   * exceed a limit.
   */
  add({ exam, subject, topic }: QuestionDraft): { isNew: boolean } | { reason: string } {
    const examKey = examNameKey(exam);
    if (!this.exams.has(examKey)) {
      if (this.exams.size >= MAX_EXAMS) return { reason: `more than ${MAX_EXAMS} exams are named` };
      this.exams.add(examKey);
    }
    const topicKey = JSON.stringify([examKey, subject, topic]);
    if (this.topics.has(topicKey)) return { isNew: false };
    if (this.topics.size >= MAX_TOPICS) {
      return { reason: `more than ${MAX_TOPICS} topics are named` };
    }
    this.topics.add(topicKey);
    return { isNew: true };
  }
}
