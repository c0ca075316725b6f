import { readForeignFormulas } from './markup/foreign-formulas.js';
import { isElement, rawText, type MarkupElement, type MarkupNode } from './markup/markup-node.js';
import { mathmlToLatex } from './markup/mathml-to-latex.js';
import { parseHtml, type ParsedHtml } from './markup/parse-html.js';
import { PlainText } from './markup/plain-text.js';
import { raise, underline } from './markup/raised-text.js';
import { UnsupportedMarkup } from './markup/unsupported-markup.js';
import { findMediaAddress } from './media-links.js';
import { isElsewhere, type NamedPicture } from './pictures/named-pictures.js';

export type TextOfMarkup =
  | { text: string; warnings?: readonly string[]; pictures?: readonly NamedPicture[] }
  | { reason: string };

/** What happens to pictures: they are a reason to refuse the text, or are listed beside it. */
export type PictureMode = 'refused' | 'listed';

/** Elements that only affect the appearance or meaning of their text, not the layout. */
const INLINE = new Set(
  (
    'a abbr acronym b bdi big cite code data dfn em font i ins kbd label mark nobr o:p samp ' +
    'small span strong time tt u var wbr'
  ).split(' '),
);

const BLOCK = new Set(
  (
    'address article aside blockquote body caption center contentBody dd details div dl dt fieldset footer h1 h2 h3 h4 h5 h6 ' +
    'header hr html legend li main nav p prompt rubricBlock section summary'
  ).split(' '),
);

const TABLE_PARTS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'col']);

/** Elements around a picture. */
const AROUND_PICTURES = new Set(['figure', 'figcaption', 'picture']);

/** Elements whose content is invisible. */
const INVISIBLE = new Set(['head', 'link', 'meta', 'style', 'stylesheet', 'title']);

/** What a question needs to make sense, by the element that contains it. */
const NEEDS: Readonly<Record<string, string>> = {
  img: 'a picture',
  picture: 'a picture',
  figure: 'a picture',
  svg: 'a drawing',
  canvas: 'a drawing',
  map: 'a map of areas',
  audio: 'a sound',
  bgsound: 'a sound',
  video: 'a film',
  source: 'a sound or a film',
  track: 'a sound or a film',
  object: 'an embedded object',
  embed: 'an embedded object',
  applet: 'an embedded program',
  iframe: 'an embedded page',
  script: 'a program',
  form: 'a form',
  input: 'a form',
  select: 'a form',
  textarea: 'a form',
  button: 'a form',
};

/** A question has up to 12,000 characters of text, an explanation 30,000. */
const MAX_MARKUP_LENGTH = 500_000;
/** The pictures of a text have bounds of their own. */
const DATA = /data:image\/[\w+.-]*;base64,[\w+/=\s]*/gi;

/** Longer texts are underlined only for appearance. */
const MAX_UNDERLINED_LENGTH = 80;

/**
 * Converts HTML to the plain text that a student reads: blocks and `<br>` to lines, lists to numbered or
 * bulleted lines, simple tables to rows with ` | `, superscripts and subscripts to Unicode, MathML and
 * `[tex]` to marked formulas. Returns a reason if plain text cannot express it (sounds, unknown elements).
 */
export function markupToText(html: string, mode: PictureMode = 'refused'): TextOfMarkup {
  const parsed = parseMarkup(html);
  return 'reason' in parsed ? parsed : nodesToText(parsed.nodes, mode, parsed.warnings);
}

/** Parses HTML, for `nodesToText`. */
export function parseMarkup(html: string): ParsedHtml | { reason: string } {
  if (html.length > MAX_MARKUP_LENGTH && html.replace(DATA, '').length > MAX_MARKUP_LENGTH) {
    return { reason: `its markup is longer than ${MAX_MARKUP_LENGTH} characters` };
  }
  return orReason(() => parseHtml(readForeignFormulas(html)));
}

/**
 * The same for parsed elements.
 *
 * @param warnings of their parser
 */
export function nodesToText(
  nodes: readonly MarkupNode[],
  mode: PictureMode = 'refused',
  warnings: readonly string[] = [],
): TextOfMarkup {
  return orReason(() => toText(nodes, mode, warnings));
}

const MOVED_PICTURE = 'a picture within a line is shown below the text';

function toText(
  nodes: readonly MarkupNode[],
  mode: PictureMode,
  given: readonly string[],
): TextOfMarkup {
  const pictures = mode === 'listed' ? new ListedPictures() : undefined;
  const text = writeAll(nodes, { pictures });
  const warnings = pictures?.hasMoved ? [...given, MOVED_PICTURE] : given;
  return {
    text,
    ...(warnings.length > 0 && { warnings }),
    ...(pictures && pictures.found.length > 0 && { pictures: pictures.found }),
  };
}

function orReason<T>(work: () => T): T | { reason: string } {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnsupportedMarkup) return { reason: error.message };
    throw error;
  }
}

class ListedPictures {
  readonly found: NamedPicture[] = [];
  /** Whether one of them stood within a line of text, or in a table. */
  hasMoved = false;
}

interface Context {
  readonly out: PlainText;
  /** Where pictures are listed; undefined if they are refused. */
  readonly pictures: ListedPictures | undefined;
  readonly isPreformatted: boolean;
  /** Whether underlining was already handled, or the whole text is underlined. */
  readonly isUnderlined: boolean;
}

function writeAll(
  nodes: readonly MarkupNode[],
  { pictures, isUnderlined = false }: Partial<Pick<Context, 'pictures' | 'isUnderlined'>> = {},
): string {
  const out = new PlainText();
  write(nodes, { out, pictures, isPreformatted: false, isUnderlined });
  if (pictures && out.hasPictureInLine) pictures.hasMoved = true;
  return out.toString();
}

function write(nodes: readonly MarkupNode[], context: Context): void {
  for (const node of nodes) {
    if (isElement(node)) writeElement(node, context);
    else if (context.isPreformatted) context.out.verbatim(node.replace(/\r\n?/g, '\n'));
    else context.out.flow(node);
  }
}

function writeElement(element: MarkupElement, context: Context): void {
  const { name } = element;
  if (INVISIBLE.has(name)) return;
  if (context.pictures && isPicture(element))
    return listPicture(element, context.pictures, context);
  if (context.pictures && AROUND_PICTURES.has(name)) return writeAroundPicture(element, context);
  refuseUnsupported(element);
  if (name === 'br') return context.out.lineBreak();
  if (name === 'pre') return writePreformatted(element, context);
  if (name === 'math') return writeFormula(element, context);
  if (name === 'sup' || name === 'sub') {
    return context.out.verbatim(raise(textWithin(element), name));
  }
  if (!context.isUnderlined && isUnderlined(element)) return writeUnderlined(element, context);
  if (name === 'q') return writeQuote(element, context);
  if (name === 'ul' || name === 'ol') return writeList(element, context);
  if (TABLE_PARTS.has(name)) return writeTablePart(element, context);
  if (BLOCK.has(name)) return writeBlock(element, context);
  if (!INLINE.has(name)) {
    const shown = name.length > 40 ? `${name.slice(0, 40)}…` : name;
    throw new UnsupportedMarkup(`it holds <${shown}>, which is no known markup`);
  }
  write(element.children, context);
}

const PICTURE_TYPE = /^image\//i;
const PICTURE_FILE = /\.(?:apng|avif|bmp|gif|jfif|jpe?g|png|svg|tiff?|webp)(?:[?#].*)?$/i;

/** Whether it is a picture: also an object that holds one, with the description inside. */
function isPicture({ name, attributes }: MarkupElement): boolean {
  if (name === 'img') return true;
  if (name !== 'object') return false;
  const [type, data] = [attributes.get('type'), attributes.get('data') ?? ''];
  return type === undefined ? PICTURE_FILE.test(data) : PICTURE_TYPE.test(type.trim());
}

function listPicture(
  { name, attributes, children }: MarkupElement,
  pictures: ListedPictures,
  { out }: Context,
): void {
  const address = (name === 'img' ? attributes.get('src') : attributes.get('data'))?.trim() ?? '';
  if (address === '') throw new UnsupportedMarkup(`it needs a picture (<${name}>)`);
  if (isElsewhere(address)) {
    throw new UnsupportedMarkup(
      `it needs a picture of another place (<${name}> ${shorten(address)})`,
    );
  }
  const inside = name === 'img' ? '' : writeAll(children);
  pictures.found.push({ file: address, alt: attributes.get('alt') ?? inside });
  out.picture();
}

/** Captions are text. Of the pictures that `<picture>` offers, `<img>` is the one that every browser knows. */
function writeAroundPicture({ name, children }: MarkupElement, context: Context): void {
  if (name !== 'picture') context.out.block();
  write(
    children.filter((child) => !(isElement(child) && child.name === 'source')),
    context,
  );
  if (name !== 'picture') context.out.block();
}

function refuseUnsupported({ name, attributes }: MarkupElement): void {
  const needed = Object.hasOwn(NEEDS, name) ? NEEDS[name] : undefined;
  if (needed) {
    const from = attributes.get('src') ?? attributes.get('data');
    throw new UnsupportedMarkup(`it needs ${needed} (<${name}>${from ? ` ${shorten(from)}` : ''})`);
  }
  for (const address of attributes.values()) {
    const media = findMediaAddress(address);
    if (media) throw new UnsupportedMarkup(media);
  }
  const target = attributes.get('href')?.trim();
  if (name === 'a' && target !== undefined && !/^(?:https?:|mailto:|#|$)/i.test(target)) {
    throw new UnsupportedMarkup(`it needs the file ${shorten(target)}`);
  }
  const isStruck = hasDecoration(attributes.get('style') ?? '', 'line-through');
  if (/^(?:s|strike|del)$/.test(name) || isStruck) {
    throw new UnsupportedMarkup('it has text that is struck out');
  }
  if (/(?:^|\s)multilang(?:\s|$)/.test(attributes.get('class') ?? '')) {
    throw new UnsupportedMarkup('it has text in several languages');
  }
}

/** Shows only the beginning of an address, because embedded data may be megabytes long. */
function shorten(address: string): string {
  const clean = address.replace(/\s+/g, ' ').trim();
  return clean.length > 60 ? `${clean.slice(0, 60)}…` : clean;
}

function isUnderlined({ name, attributes }: MarkupElement): boolean {
  return name === 'u' || hasDecoration(attributes.get('style') ?? '', 'underline');
}

function hasDecoration(style: string, decoration: string): boolean {
  return style
    .toLowerCase()
    .split(';')
    .some((rule) => rule.trim().startsWith('text-decoration') && rule.includes(decoration));
}

function textWithin(element: MarkupElement): string {
  return writeAll(element.children);
}

function writeFormula(element: MarkupElement, { out }: Context): void {
  const latex = mathmlToLatex(element);
  if (latex === '') return;
  const isDisplayed = element.attributes.get('display') === 'block';
  out.verbatim(isDisplayed ? `\\[${latex}\\]` : `\\(${latex}\\)`);
}

function writeUnderlined(element: MarkupElement, context: Context): void {
  const text = writeAll(element.children, { isUnderlined: true });
  const isShort = text.length <= MAX_UNDERLINED_LENGTH && !/[\n$]|\\[([]/.test(text);
  if (!isShort || text === '') return write(element.children, { ...context, isUnderlined: true });
  const raw = rawText(element);
  if (/^\s/.test(raw)) context.out.flow(' ');
  context.out.verbatim(underline(text));
  if (/\s$/.test(raw)) context.out.flow(' ');
}

function writeQuote(element: MarkupElement, context: Context): void {
  context.out.verbatim('“');
  write(element.children, context);
  context.out.verbatim('”');
}

function writeBlock(element: MarkupElement, context: Context): void {
  context.out.block();
  write(element.children, context);
  context.out.block();
}

function writePreformatted(element: MarkupElement, context: Context): void {
  context.out.block();
  write(element.children, { ...context, isPreformatted: true });
  context.out.block();
}

function writeList(element: MarkupElement, context: Context): void {
  const { attributes, name } = element;
  let number = Number.parseInt(attributes.get('start') ?? '1', 10) || 1;
  context.out.block();
  for (const item of element.children) {
    if (!isElement(item)) continue;
    if (item.name !== 'li') {
      writeElement(item, context);
      continue;
    }
    const mark = name === 'ul' ? '•' : numeral(number, attributes.get('type') ?? '1');
    number += 1;
    context.out.mark(mark);
    write(item.children, context);
    context.out.block();
  }
}

function numeral(number: number, type: string): string {
  if (/^a$/i.test(type) && number >= 1 && number <= 26) {
    const letter = String.fromCharCode(96 + number);
    return `${type === 'A' ? letter.toUpperCase() : letter}.`;
  }
  if (/^i$/i.test(type) && number >= 1 && number <= 39) {
    const roman = 'x'.repeat(Math.floor(number / 10)) + ROMAN[number % 10];
    return `${type === 'I' ? roman.toUpperCase() : roman}.`;
  }
  return `${number}.`;
}

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

function writeTablePart(element: MarkupElement, context: Context): void {
  if (element.name !== 'tr') {
    context.out.block();
    write(element.children.filter(isElement), context);
    return context.out.block();
  }
  context.out.block();
  const cells = element.children.filter(isElement);
  context.out.flow(cells.map((cell) => cellText(cell, context)).join(' | '));
  context.out.block();
}

function cellText(cell: MarkupElement, { pictures }: Context): string {
  if (cell.name !== 'td' && cell.name !== 'th') {
    throw new UnsupportedMarkup(`it holds <${cell.name}> in a table`);
  }
  const spans = ['colspan', 'rowspan'].map((span) => cell.attributes.get(span) ?? '1');
  if (spans.some((span) => span.trim() !== '1')) {
    throw new UnsupportedMarkup('it needs a table with joined cells');
  }
  const before = pictures?.found.length;
  const text = writeAll(cell.children, { pictures });
  if (pictures && pictures.found.length !== before) pictures.hasMoved = true;
  return text.replace(/\s*\n\s*/g, ' ');
}
