import type { QuestionDraft } from './import-item.js';
import { examNameKey } from './rules/question-digest.js';

export const MAX_EXAMS = 2_000;
export const MAX_TOPICS = 100_000;

/**
 * How much one import may spread. Every exam and topic costs memory and statements of its own, so a file
 * that names another one in every line would never end.
 */
export class ImportScope {
  private readonly exams = new Set<string>();
  private readonly topics = new Set<string>();

  /** Whether a question that was taken in names this exam. */
  namesExam(nameKey: string): boolean {
    return this.exams.has(nameKey);
  }

  /** Takes a question in. Gives the reason where it would go beyond. */
  admit({ exam, subject, topic }: QuestionDraft): string | undefined {
    const name = examNameKey(exam);
    if (!this.exams.has(name)) {
      if (this.exams.size >= MAX_EXAMS) return `more than ${MAX_EXAMS} exams are named`;
      this.exams.add(name);
    }
    const place = JSON.stringify([name, subject, topic]);
    if (!this.topics.has(place)) {
      if (this.topics.size >= MAX_TOPICS) return `more than ${MAX_TOPICS} topics are named`;
      this.topics.add(place);
    }
    return undefined;
  }
}
