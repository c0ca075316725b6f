import { pictureIn } from '../../pictures/picture-folder.js';
import type { PictureSource } from '../../rules/import-item.js';
import { markupToText, type PictureMode, type TextOfMarkup } from '../../rules/markup-to-text.js';
import { elementAt, rawText, type MarkupElement } from '../../rules/markup/markup-node.js';
import { RefusedItemError } from '../../rules/refused-item.js';
import { MoodleFiles } from './moodle-files.js';

/** Characters that may have a meaning in Markdown. */
const MARKDOWN = /[*_`#[\]<>&\\|~]|^[ \t]*(?:[-+]|\d{1,9}[.)])\s|^(?: {4}|\t)|^(?:=+|-+)[ \t]*$/m;

/** What is found beside the texts of a question. */
export interface Beside {
  /** What its author should check, although it is imported. */
  warnings: string[];
  pictures: PictureSource[];
  passagePictures: PictureSource[];
  optionPictures: (PictureSource | null)[];
  explanationPictures: PictureSource[];
}

/**
 * The text of a `<text>`, in the format that its parent element names.
 *
 * @param pictures receives the pictures of the text; without it, they are refused
 */
export function textOf(
  element: MarkupElement,
  where: string,
  beside?: Beside,
  pictures?: PictureSource[],
): string {
  const raw = rawTextOf(element);
  const format = element.attributes.get('format') ?? 'moodle_auto_format';
  const read = readText(raw, format, pictures ? 'listed' : 'refused');
  if ('reason' in read) throw new RefusedItemError(`${where}: ${read.reason}`);
  beside?.warnings.push(...(read.warnings ?? []).map((warning) => `${where}: ${warning}`));
  const folder = new MoodleFiles(element);
  pictures?.push(...(read.pictures ?? []).map((picture) => pictureIn(folder, picture)));
  return read.text;
}

/** Files written by hand have the text in place of `<text>`. */
export function rawTextOf(element: MarkupElement): string {
  const text = elementAt(element, 'text');
  return rawText(text ?? { ...element, children: element.children.filter(isText) });
}

function isText(node: unknown): node is string {
  return typeof node === 'string';
}

function readText(raw: string, format: string, mode: PictureMode): TextOfMarkup {
  switch (format) {
    case 'html':
      return markupToText(raw, mode);
    case 'moodle_auto_format':
      return markupToText(raw.trim().replace(/\r\n?|\n/g, '<br>'), mode);
    case 'plain_text':
      return { text: raw };
    case 'markdown':
      if (!MARKDOWN.test(raw)) return { text: raw };
      return { reason: 'it is written in Markdown' };
    default:
      return { reason: `its format “${format.slice(0, 40)}” is not known` };
  }
}
