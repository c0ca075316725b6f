import type { QuestionTable } from '../../questions/rules/question-parts.js';
import { nodesToText, parseMarkup, type PictureMode } from './markup-to-text.js';
import {
  childElement,
  isElement,
  type MarkupElement,
  type MarkupNode,
} from './markup/markup-node.js';
import { hasClass, isQuestionTable, readQuestionTable } from './markup/question-table.js';
import { UnsupportedMarkup } from './markup/unsupported-markup.js';
import type { NamedPicture } from './pictures/named-pictures.js';

/** The class that marks a passage within the HTML of a question. Its title is a heading of the fourth level. */
export const PASSAGE_CLASS = 'question-passage';

/** What an item has of its question's HTML. */
export interface QuestionOfMarkup {
  question: string;
  table?: QuestionTable;
  passage?: object;
}

/** The HTML of a question: what an item has of it, its pictures, and what its author should check. */
export interface QuestionMarkup {
  item: QuestionOfMarkup;
  pictures: readonly NamedPicture[];
  passagePictures: readonly NamedPicture[];
  warnings: readonly string[];
}

/**
 * Reads the HTML of a question. A table and a passage are those with the classes of an export; other tables
 * are part of the text. Returns a reason if plain text cannot express it.
 */
export function readQuestionMarkup(
  html: string,
  mode: PictureMode,
): QuestionMarkup | { reason: string } {
  const parsed = parseMarkup(html);
  if ('reason' in parsed) return { reason: `question: ${parsed.reason}` };
  try {
    const shared = onlyOne(parsed.nodes, isPassage);
    const own = readParts(
      parsed.nodes.filter((node) => node !== shared),
      mode,
    );
    const passage = shared && readPassage(shared, mode);
    return {
      item: {
        question: own.text,
        ...(own.table && { table: own.table }),
        ...(passage && {
          passage: { title: passage.title, text: passage.text, table: passage.table },
        }),
      },
      pictures: own.pictures,
      passagePictures: passage?.pictures ?? [],
      warnings: [
        ...[...parsed.warnings, ...own.warnings].map((warning) => `question: ${warning}`),
        ...(passage?.warnings ?? []).map((warning) => `passage: ${warning}`),
      ],
    };
  } catch (error) {
    if (error instanceof UnsupportedMarkup) return { reason: `question: ${error.message}` };
    throw error;
  }
}

/** A text with what stands below it. */
interface TextWithTable {
  text: string;
  table: QuestionTable | null;
  pictures: readonly NamedPicture[];
  warnings: readonly string[];
}

function isPassage({ name, attributes }: MarkupElement): boolean {
  return name === 'div' && hasClass(attributes, PASSAGE_CLASS);
}

function readPassage(
  shared: MarkupElement,
  mode: PictureMode,
): TextWithTable & { title: string | undefined } {
  const heading = childElement(shared, 'h4');
  const body = shared.children.filter((node) => node !== heading);
  return { title: heading && textOf(heading.children), ...readParts(body, mode) };
}

function readParts(nodes: readonly MarkupNode[], mode: PictureMode): TextWithTable {
  const table = onlyOne(nodes, isQuestionTable);
  const read = nodesToText(
    nodes.filter((node) => node !== table),
    mode,
  );
  if ('reason' in read) throw new UnsupportedMarkup(read.reason);
  const { text, pictures = [], warnings = [] } = read;
  return { text, table: table ? readQuestionTable(table, textOf) : null, pictures, warnings };
}

function textOf(nodes: readonly MarkupNode[]): string {
  const read = nodesToText(nodes);
  if ('reason' in read) throw new UnsupportedMarkup(read.reason);
  return read.text;
}

/** The only such element; undefined if there are several. */
function onlyOne(
  nodes: readonly MarkupNode[],
  isWanted: (element: MarkupElement) => boolean,
): MarkupElement | undefined {
  const found = nodes.filter(isElement).filter(isWanted);
  return found.length === 1 ? found[0] : undefined;
}
