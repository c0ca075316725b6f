import type { ImportRepository, KnownQuestion, QuestionTexts } from './import.repository.js';
import { areIndentedAlike } from './rules/question-digest.js';
import type { SaidQuestion } from './rules/said-fields.js';
import type { SeenQuestions } from './seen-questions.js';

/** An item that may be a question of the catalogue. */
export interface MatchableItem extends SaidQuestion {
  identity: string;
  foldedIdentity: string;
  /** Whether its file has it once before, with less said of it. */
  isRepeated: boolean;
}

/** What an item is to the catalogue. */
export type Match =
  | { kind: 'new' }
  | { kind: 'known'; question: KnownQuestion; isRepeated: boolean; texts?: QuestionTexts }
  /** Says nothing that an item before it did not say. */
  | { kind: 'repeated' }
  | { kind: 'contradicting' };

export interface MatcherTools {
  imports: ImportRepository;
  seen: SeenQuestions;
  /** Questions that are in a file exactly, by `inFile`, so that no other item of it is taken for them. */
  reserved: ReadonlySet<string>;
}

/** Names a question of one of an import's files. */
export function inFile(file: number, identity: string): string {
  return `${file} ${identity}`;
}

/**
 * Finds the question of the catalogue that each item is: the one with the very same texts, else one
 * that differs in white space alone and that no other item of the same file is. Of several, it is one
 * that is indented alike, the oldest; where none is, one with the same right option. (The same words
 * indented otherwise, with another right option, are another program.)
 */
export class QuestionMatcher {
  constructor(private readonly tools: MatcherTools) {}

  async match<Item extends MatchableItem>(
    items: readonly Item[],
    file: number,
  ): Promise<Map<Item, Match>> {
    const { imports } = this.tools;
    const exact = await imports.findKnown(items.map(({ identity }) => identity));
    const byIdentity = new Map(exact.map((question) => [question.identity, question]));
    const others = items.filter(({ identity }) => !byIdentity.has(identity));
    const alike = await imports.findAlike(others.map(({ foldedIdentity }) => foldedIdentity));
    const texts = await imports.readTexts(alike.map(({ id }) => id));
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
    return free.find(isIndentedAlike) ?? free.find(({ correct }) => correct === item.draft.correct);
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
