import type { ItemPlace, ItemWarning, PlacedDraft } from './rules/import-item.js';
import { examNameKey, sharedPassageOf } from './rules/question-digest.js';

const MIN_QUESTIONS = 2;
const MAX_QUESTIONS = 8;
/** Further ones are not counted. Each of them costs memory, and a file of any size may have many. */
const MAX_COUNTED = 100_000;

/** Counts the questions of each passage in an import. */
export class ImportedPassages {
  private readonly passages = new Map<string, { place: ItemPlace; questions: number }>();

  /** Returns whether the question is the first with its passage. */
  add({ place, draft }: PlacedDraft): boolean {
    const shared = sharedPassageOf(draft);
    if (shared === null) return false;
    const key = `${shared} ${examNameKey(draft.exam)}`;
    const known = this.passages.get(key);
    if (known) known.questions += 1;
    else if (this.passages.size < MAX_COUNTED) this.passages.set(key, { place, questions: 1 });
    return known === undefined;
  }

  /** What authors should check: passages that are not shared, or by too many questions. */
  *warnings(): Generator<ItemWarning> {
    for (const { place, questions } of this.passages.values()) {
      if (questions < MIN_QUESTIONS) {
        yield { place, warning: 'it is the only question in these files that has its passage' };
      } else if (questions > MAX_QUESTIONS) {
        yield {
          place,
          warning: `${questions} questions have its passage; real papers have at most ${MAX_QUESTIONS}`,
        };
      }
    }
  }
}
