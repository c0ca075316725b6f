import { describeValue } from '../rules/describe-value.js';

/** Characters. Passages that are longer together are forgotten, the oldest first. */
const MAX_REMEMBERED_LENGTH = 4_000_000;

type Item = Readonly<Record<string, unknown>>;

interface Named {
  json: string;
  passage: unknown;
}

/** Passages of a file that later questions name by `passageId`, so that a file has each only once. */
export class NamedPassages {
  private readonly passages = new Map<string, Named>();
  private length = 0;

  /** Returns the item with the passage that it names, or why it cannot. */
  resolve(item: Item): { item: Item } | { reason: string } {
    const { passageId, passage } = item;
    const name = passageId ?? idOf(passage);
    if (name === undefined || name === null) return { item };
    if (typeof name !== 'string' || name === '') return { reason: 'passageId is not a text' };
    const known = this.passages.get(name);
    if (passage === undefined || passage === null) {
      if (known) return { item: { ...item, passage: known.passage } };
      return {
        reason: `passageId is ${describeValue(name)}, and no passage before it has that id`,
      };
    }
    const json = JSON.stringify(passage);
    if (known && known.json !== json) {
      return { reason: `another passage before it has the id ${describeValue(name)}` };
    }
    this.remember(name, { json, passage });
    return { item };
  }

  private remember(name: string, named: Named): void {
    this.forget(name);
    this.passages.set(name, named);
    this.length += named.json.length;
    for (const oldest of this.passages.keys()) {
      if (this.length <= MAX_REMEMBERED_LENGTH) return;
      this.forget(oldest);
    }
  }

  private forget(name: string): void {
    this.length -= this.passages.get(name)?.json.length ?? 0;
    this.passages.delete(name);
  }
}

function idOf(passage: unknown): unknown {
  return typeof passage === 'object' && passage !== null && 'id' in passage
    ? passage.id
    : undefined;
}
