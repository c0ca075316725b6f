import { acceptSame } from '../questions/rules/answer-key.js';
import type { KnownQuestion, QuestionsRepository, QuestionTexts } from './questions.repository.js';
import type { ProvidedQuestion } from './rules/provided-fields.js';
import { areIndentedAlike } from './rules/question-digest.js';
import type { SeenQuestions } from './seen-questions.js';

/** An item that may match an existing question. */
export interface MatchableItem extends ProvidedQuestion {
  identity: string;
  foldedIdentity: string;
  /** Whether an earlier item of the file is the same question with fewer fields. */
  isRepeated: boolean;
}

/** How an item relates to the catalogue. */
export type Match =
  | { kind: 'new' }
  | { kind: 'known'; question: KnownQuestion; isRepeated: boolean; texts?: QuestionTexts }
  /** Adds nothing to an earlier item. */
  | { kind: 'repeated' }
  | { kind: 'contradicting' };

export interface MatcherTools {
  questions: QuestionsRepository;
  seen: SeenQuestions;
  /** Questions that a file has exactly, by `inFile`. No other item of the file is matched to them. */
  reserved: ReadonlySet<string>;
}

/** The key of a question in one file of an import. */
export function inFile(file: number, identity: string): string {
  return `${file} ${identity}`;
}

/**
 * Matches items to existing questions. A question with exactly the same texts comes first. Otherwise it
 * is a question that differs only in white space and that no other item of the same file matches. Of
 * several, the oldest with the same indentation is chosen, or else one with the same right option. (The
 * same words with other indentation and another right option are a different program.)
 */
export class QuestionMatcher {
  constructor(private readonly tools: MatcherTools) {}

  async match<Item extends MatchableItem>(
    items: readonly Item[],
    file: number,
  ): Promise<Map<Item, Match>> {
    const { questions } = this.tools;
    const exact = await questions.findKnown(items.map(({ identity }) => identity));
    const byIdentity = new Map(exact.map((question) => [question.identity, question]));
    const others = items.filter(({ identity }) => !byIdentity.has(identity));
    const alike = await questions.findAlike(others.map(({ foldedIdentity }) => foldedIdentity));
    const texts = await questions.readTexts(alike.map(({ id }) => id));
    const groups = Map.groupBy(alike, ({ foldedIdentity }) => foldedIdentity);
    return new Map(
      items.map((item) => {
        const question = byIdentity.get(item.identity);
        if (question) return [item, { kind: 'known', question, isRepeated: item.isRepeated }];
        const candidates = groups.get(item.foldedIdentity) ?? [];
        return [item, this.matchAlike(item, file, candidates, texts)];
      }),
    );
  }

  private matchAlike(
    item: MatchableItem,
    file: number,
    candidates: readonly KnownQuestion[],
    texts: ReadonlyMap<string, QuestionTexts>,
  ): Match {
    const question = this.chooseFrom(candidates, item, file, texts);
    if (!question) return { kind: item.isRepeated ? 'repeated' : 'new' };
    const match = this.claim(item, question, file);
    const own = texts.get(question.id);
    return match.kind === 'known' && own ? { ...match, texts: own } : match;
  }

  private chooseFrom(
    candidates: readonly KnownQuestion[],
    item: MatchableItem,
    file: number,
    texts: ReadonlyMap<string, QuestionTexts>,
  ): KnownQuestion | undefined {
    const { seen, reserved } = this.tools;
    const free = candidates.filter(({ identity }) =>
      item.isRepeated
        ? seen.isClaimed(identity, file)
        : !reserved.has(inFile(file, identity)) && !seen.isTaken(identity, file),
    );
    const isIndentedAlike = ({ id }: KnownQuestion): boolean => {
      const stored = texts.get(id);
      return stored !== undefined && areIndentedAlike(item.draft, stored);
    };
    return free.find(isIndentedAlike) ?? free.find(({ key }) => acceptSame(key, item.draft.key));
  }

  private claim(item: MatchableItem, question: KnownQuestion, file: number): Match {
    switch (this.tools.seen.claim(question.identity, item, file)) {
      case 'same':
        return { kind: 'repeated' };
      case 'different':
        return { kind: 'contradicting' };
      case 'more':
        return { kind: 'known', question, isRepeated: true };
      case 'new':
        return { kind: 'known', question, isRepeated: false };
    }
  }
}
