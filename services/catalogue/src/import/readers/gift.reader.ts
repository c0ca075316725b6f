import { parse, type GIFTQuestion } from 'gift-pegjs';
import type { ReadItem } from '../import-item.js';
import { readCategoryPath, type Category } from '../rules/category-path.js';
import { readGiftComment, type GiftComment } from '../rules/gift-comment.js';
import { readGiftItem } from '../rules/gift-item.js';
import { readBlocks, type Block } from './block.js';
import { UNKNOWN_DIFFICULTY, UNNAMED_SUBJECT } from './item-defaults.js';
import { withoutDefaultCategory } from './moodle/moodle-quiz.js';
import type { QuestionReader } from './question-reader.js';
import { decodeText, type DecodedText } from './text-encoding.js';
import { readWholeFile } from './whole-file.js';

/** The longest question that fits has no more, every character escaped; a longer one only takes time. */
const LONGEST_ITEM = 400_000;
const LONGEST_SHOWN = 200;
const DEFAULTS = { subject: UNNAMED_SUBJECT, difficulty: UNKNOWN_DIFFICULTY };
const COMMENT = /^\s*\/\//;
const CATEGORY = /^\s*\$CATEGORY:(.*)$/;

export const giftReader: QuestionReader = {
  format: 'GIFT',
  endings: ['.gift'],
  async *read(file) {
    yield* readGift(file, await decodeText(file, await readWholeFile(file, 'GIFT')));
  },
};

interface Item {
  line: number;
  text: string;
  comment: GiftComment;
}

/** Reads item by item, so that one that is malformed does not cost the others. */
export function* readGift(file: string, { text, hasFaults }: DecodedText): Generator<ReadItem> {
  let category: Category = {};
  for (const block of readBlocks(text)) {
    for (const line of block.lines) {
      const path = CATEGORY.exec(line)?.[1];
      if (path !== undefined) category = readCategory(path);
    }
    const item = withoutDirectives(block);
    if (!item) continue;
    const isBroken = hasFaults && item.text.includes('\uFFFD');
    yield isBroken
      ? { place: { file, line: item.line }, reason: 'it holds bytes that are not UTF-8' }
      : readItem(file, item, category);
  }
}

/** What Moodle calls the category that a course has by itself says nothing about the questions. */
function readCategory(path: string): Category {
  const category = readCategoryPath(path);
  return category.exam === undefined ? readCategoryPath(withoutDefaultCategory(path)) : category;
}

function withoutDirectives({ line, lines }: Block): Item | undefined {
  const comments = lines.filter((each) => COMMENT.test(each)).map(readGiftComment);
  const own = lines.filter((each) => !COMMENT.test(each) && !CATEGORY.test(each));
  const [first] = own;
  if (first === undefined) return undefined;
  const id = comments.find((comment) => comment.id !== undefined)?.id;
  return {
    line: line + lines.indexOf(first),
    text: own.join('\n'),
    comment: { ...(id && { id }), tags: comments.flatMap(({ tags }) => tags) },
  };
}

function readItem(file: string, { line, text, comment }: Item, category: Category): ReadItem {
  const parsed = parseItem(text);
  const id = comment.id ?? (typeof parsed === 'object' ? parsed.title : undefined);
  const place = { file, line, ...(id && { id: id.slice(0, LONGEST_SHOWN) }) };
  if (typeof parsed === 'string') return { place, reason: parsed };
  const check = readGiftItem(parsed, comment, category, DEFAULTS);
  return check.ok ? { place, item: check.item } : { place, reason: check.reason };
}

/** The question, or why there is none. */
function parseItem(text: string): GIFTQuestion | string {
  if (text.length > LONGEST_ITEM) return `the item is longer than ${LONGEST_ITEM} characters`;
  try {
    const [question, ...others] = parse(text);
    return question && others.length === 0 ? question : 'it is not one question';
  } catch (error) {
    return `it is not GIFT: ${describe(error)}`;
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const at = 'location' in error ? startOf(error.location) : undefined;
  return at
    ? `the parser stops at line ${at.line} of the item, column ${at.column}`
    : error.message;
}

function startOf(location: unknown): { line: number; column: number } | undefined {
  return (location as { start?: { line: number; column: number } } | undefined)?.start;
}
