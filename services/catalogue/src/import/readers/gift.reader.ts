import { parse, type GIFTQuestion } from 'gift-pegjs';
import { readCategoryPath, type Category } from '../rules/category-path.js';
import { findBraceError, type NumberedLine } from '../rules/gift-braces.js';
import { readGiftComment, type GiftComment } from '../rules/gift-comment.js';
import { readGiftItem } from '../rules/gift-item.js';
import { withPlainNumbers } from '../rules/gift-numbers.js';
import type { ItemPlace, ReadItem } from '../rules/import-item.js';
import { ITEM_DEFAULTS } from '../rules/item-defaults.js';
import { readBlocks, type Block } from './block.js';
import { withoutDefaultCategory } from './moodle/moodle-quiz.js';
import type { QuestionReader } from './question-reader.js';
import { decodeText, type DecodedText } from './text-encoding.js';
import { readWholeFile } from './whole-file.js';

/** The length of the longest valid question with every character escaped. A longer item only costs time. */
const MAX_ITEM_LENGTH = 400_000;
const MAX_SHOWN_LENGTH = 200;
const COMMENT = /^\s*\/\//;
const CATEGORY = /^\s*\$CATEGORY:(.*)$/;
const TITLE = /^\s*::/;
/** Characters that have a meaning in GIFT unless they are escaped by a backslash. */
const SPECIAL = new Set([':', '#', '=', '~', '{', '}']);

export const giftReader: QuestionReader = {
  format: 'GIFT',
  endings: ['.gift'],
  async *read(file) {
    yield* readGift(file, await decodeText(file, await readWholeFile(file, 'GIFT')));
  },
};

interface Item {
  /** Without comments and categories. */
  lines: readonly NumberedLine[];
  text: string;
  comment: GiftComment;
}

/** Reads item by item, so that a malformed item does not affect the others. */
export function* readGift(file: string, { text, hasErrors }: DecodedText): Generator<ReadItem> {
  let category: Category = {};
  for (const block of readBlocks(text)) {
    for (const lines of splitAtTitles(numbered(block))) {
      for (const line of lines) {
        const path = CATEGORY.exec(line.text)?.[1];
        if (path !== undefined) category = readCategory(path);
      }
      const item = withoutDirectives(lines);
      if (!item) continue;
      const isBroken = hasErrors && item.text.includes('\uFFFD');
      yield isBroken
        ? { place: placeOf(file, item), reason: 'it holds bytes that are not UTF-8' }
        : readItem(file, item, category);
    }
  }
}

function numbered({ line, lines }: Block): NumberedLine[] {
  return lines.map((text, index) => ({ line: line + index, text }));
}

/** A title starts an item even without a blank line before it. Comments above it belong to it. */
function* splitAtTitles(lines: readonly NumberedLine[]): Generator<NumberedLine[]> {
  let item: NumberedLine[] = [];
  for (const line of lines) {
    const last = item.findLastIndex(isOwn);
    if (TITLE.test(line.text) && last >= 0) {
      yield item.slice(0, last + 1);
      item = item.slice(last + 1);
    }
    item.push(line);
  }
  yield item;
}

/** The name of a course's default category in Moodle says nothing about the questions. */
function readCategory(path: string): Category {
  const category = readCategoryPath(path);
  return category.exam === undefined ? readCategoryPath(withoutDefaultCategory(path)) : category;
}

function isOwn({ text }: NumberedLine): boolean {
  return !COMMENT.test(text) && !CATEGORY.test(text);
}

function withoutDirectives(lines: readonly NumberedLine[]): Item | undefined {
  const comments = lines.filter(({ text }) => COMMENT.test(text));
  const marks = comments.map(({ text }) => readGiftComment(text));
  const own = lines.filter(isOwn);
  if (own.length === 0) return undefined;
  const id = marks.find((comment) => comment.id !== undefined)?.id;
  return {
    lines: own,
    text: withPlainNumbers(own.map(({ text }) => text).join('\n')),
    comment: { ...(id && { id }), tags: marks.flatMap(({ tags }) => tags) },
  };
}

function placeOf(file: string, { lines }: Item, id?: string): ItemPlace {
  const line = lines[0]?.line;
  return { file, ...(line && { line }), ...(id && { id: id.slice(0, MAX_SHOWN_LENGTH) }) };
}

function readItem(file: string, item: Item, category: Category): ReadItem {
  const { comment } = item;
  const parsed = parseItem(item);
  const id = comment.id ?? (typeof parsed === 'object' ? parsed.title : titleOf(item)) ?? undefined;
  const place = placeOf(file, item, id);
  if (typeof parsed === 'string') return { place, reason: parsed };
  const check = readGiftItem(parsed, item.text, comment, category);
  if (!check.ok) return { place, reason: check.reason };
  return { place, item: check.item, defaults: ITEM_DEFAULTS, warnings: check.warnings };
}

/** The title of an item that cannot be parsed. */
function titleOf({ text }: Item): string | undefined {
  return /^\s*::((?:\\.|[^\\:])+)::/.exec(text)?.[1]?.trim();
}

/** Returns the question, or the reason why there is none. */
function parseItem({ lines, text }: Item): GIFTQuestion | string {
  if (text.length > MAX_ITEM_LENGTH) return `the item is longer than ${MAX_ITEM_LENGTH} characters`;
  try {
    const [question, ...others] = parse(text);
    return question && others.length === 0 ? question : 'it is not one question';
  } catch (error) {
    return `it is not GIFT: ${findBraceError(lines) ?? describe(error, lines)}`;
  }
}

function describe(error: unknown, lines: readonly NumberedLine[]): string {
  if (!(error instanceof Error)) return String(error);
  const at = 'location' in error ? startOf(error.location) : undefined;
  const line = at && lines[at.line - 1];
  if (!line) return error.message;
  const sign = line.text.charAt(at.column - 1);
  const where = `in line ${line.line}, column ${at.column}`;
  if (!SPECIAL.has(sign)) return `the parser stops ${where}`;
  return `“${sign}” stands ${where}, where it has no meaning; in a text it is written \\${sign}`;
}

function startOf(location: unknown): { line: number; column: number } | undefined {
  return (location as { start?: { line: number; column: number } } | undefined)?.start;
}
