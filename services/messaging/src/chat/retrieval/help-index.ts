import type { HelpAnswer } from '../facts/help-answers.service.js';
import { PassageIndex } from './passage-index.js';

/** Search over the answers of the help page. */
export class HelpIndex {
  private readonly index: PassageIndex;
  private readonly bySlug: ReadonlyMap<string, HelpAnswer>;

  constructor(readonly answers: readonly HelpAnswer[]) {
    this.bySlug = new Map(answers.map((answer) => [answer.slug, answer]));
    this.index = new PassageIndex(
      answers.map(({ slug, question, answer }) => ({
        id: slug,
        title: question,
        asks: [],
        text: answer,
      })),
    );
  }

  /** The best answer to a question, with its score; undefined when none is relevant enough. */
  find(question: string, about: string): { answer: HelpAnswer; score: number } | undefined {
    const [found] = this.index.find(question, about);
    const answer = found && this.bySlug.get(found.passage.id);
    return answer && { answer, score: found.score };
  }
}
