import { readCategoryPath, type Category } from '../../rules/category-path.js';
import type { ReadItem } from '../../rules/import-item.js';
import { InvalidItem } from '../../rules/invalid-item.js';
import { ITEM_DEFAULTS } from '../../rules/item-defaults.js';
import {
  childElement,
  elementAt,
  rawText,
  type MarkupElement,
} from '../../rules/markup/markup-node.js';
import { RefusedItemError } from '../../rules/refused-item.js';
import { MalformedXml } from '../xml/malformed-xml.js';
import { isBroken, type BrokenPart } from '../xml/parse-xml.js';
import { readMoodleItem } from './moodle-item.js';

const MAX_SHOWN_LENGTH = 200;

/** The default category of every course, above all others; its name says nothing about the questions. */
const DEFAULT_CATEGORY =
  /^(\s*(?:\$\w+\$\/)?(?:top\/)?)Default for [^/]*(?:\/\/[^/]*)*(?:\/(?!\/)|$)/;

const CATEGORY = /^<question\s[^>]*\btype\s*=\s*["']category["']/;

/** Removes a name of Moodle's default categories (of sites, courses and quizzes) from a path. */
export function withoutDefaultCategory(path: string): string {
  return path.replace(DEFAULT_CATEGORY, '$1');
}

/** Yields the questions of a Moodle XML file in order. A category applies to those after it. */
export function* readMoodleQuiz(
  file: string,
  children: Iterable<MarkupElement | BrokenPart>,
): Generator<ReadItem> {
  let category: Category = {};
  for (const question of children) {
    if (isBroken(question)) {
      // Without it, the category of the questions after it is unknown.
      if (CATEGORY.test(question.beginning)) throw new MalformedXml(question.reason);
      yield { place: { file, line: question.line }, reason: question.reason };
      continue;
    }
    if (question.name !== 'question') continue;
    if (question.attributes.get('type') === 'category') category = categoryOf(question);
    else yield readQuestion(file, question, category);
  }
}

function categoryOf(question: MarkupElement): Category {
  const path = elementAt(question, 'category', 'text');
  return path ? readCategoryPath(withoutDefaultCategory(rawText(path).trim())) : {};
}

function readQuestion(file: string, question: MarkupElement, category: Category): ReadItem {
  const id = nameOf(question);
  const place = {
    file,
    ...(question.line !== undefined && { line: question.line }),
    ...(id && { id: id.slice(0, MAX_SHOWN_LENGTH) }),
  };
  try {
    return { place, ...readMoodleItem(question, category), defaults: ITEM_DEFAULTS };
  } catch (error) {
    if (error instanceof RefusedItemError || error instanceof InvalidItem) {
      return { place, reason: error.message };
    }
    throw error;
  }
}

/** What identifies a question for people: its ID number, or else its name. */
function nameOf(question: MarkupElement): string {
  const number = childElement(question, 'idnumber');
  const name = elementAt(question, 'name', 'text');
  return (number && rawText(number).trim()) || (name ? rawText(name).trim() : '');
}
