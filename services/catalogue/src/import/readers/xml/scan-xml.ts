import { LineTable } from './line-table.js';
import { MalformedXml } from './malformed-xml.js';

const MAX_REFERENCES = 1_000_000;
const MAX_PARTS = 100_000;
const MAX_TAG_LENGTH = 64 * 1024;
/** The value of an attribute that is a picture: 2 MB in base64. */
const MAX_PICTURE_LENGTH = 3 * 1024 * 1024;
const PICTURE = 'data:image/';
export const MAX_DEPTH = 100;

const COMMENT = '<!--';
const CDATA = '<![CDATA[';

const OTHERS: readonly (readonly [open: string, close: string, name: string])[] = [
  [COMMENT, '-->', 'the comment'],
  [CDATA, ']]>', 'the CDATA section'],
  ['<?', '?>', 'the processing instruction'],
];

const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const OPEN = 0x3c;
const END = 0x3e;
const SLASH = '/';
const NAME_START = /[\p{L}_:]/u;
const NAME = /[^\s/>]*/y;
const MAX_SHOWN_NAME_LENGTH = 40;

/** A range of a document and the cost of parsing it. Memory depends on tags and attributes, not bytes. */
export interface XmlSpan {
  start: number;
  end: number;
  tags: number;
  attributes: number;
  /** Its first mismatched tag, if any. */
  mismatch?: XmlMismatch;
}

export interface XmlMismatch {
  line: number;
  /** Completes "it is not well-formed XML (line 7: …)". */
  reason: string;
}

/** The positions of a document's parts. */
export interface XmlOutline {
  /** The whole document. */
  whole: XmlSpan;
  /** The position of the root's opening tag. */
  root: number;
  /** The elements at one depth, from opening to closing tag. */
  parts: readonly XmlSpan[];
}

/** Thrown in strict mode if tags do not match. */
class TagMismatch extends Error {}

/**
 * Scans a document once, before it is parsed, and throws MalformedXml for anything that could do harm: a
 * document type and therefore any entity declaration (every `<!` must open a comment or a CDATA section),
 * tags that are too long, nesting that is too deep, too many references or parts.
 *
 * If tags within a part do not match, it scans again and looks for the next part's opening tag, so that
 * the other parts can be read. Tags around the parts must match.
 *
 * @param depth of the parts in the outline: 1 for the root's children, 2 for its grandchildren
 */
export function scanXml(text: string, depth: number, lines: LineTable): XmlOutline {
  const outline = walk(new XmlScanner(text, depth, lines, 'strict')) ?? recover(text, depth, lines);
  let references = 0;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) references += 1;
  if (references > MAX_REFERENCES) {
    throw new MalformedXml(`it has more than ${MAX_REFERENCES} references`);
  }
  return outline;
}

function recover(text: string, depth: number, lines: LineTable): XmlOutline {
  const outline = walk(new XmlScanner(text, depth, lines, 'recovering'));
  if (outline) return outline;
  throw new MalformedXml('it is not well-formed XML');
}

/** Undefined if tags do not match in strict mode. */
function walk(scanner: XmlScanner): XmlOutline | undefined {
  try {
    return scanner.run();
  } catch (error) {
    if (error instanceof TagMismatch) return undefined;
    throw error;
  }
}

interface OpenTag {
  name: string;
  start: number;
}

class XmlScanner {
  private tags = 0;
  private attributes = 0;
  private root: number | undefined;
  private readonly open: OpenTag[] = [];
  private readonly parts: XmlSpan[] = [];
  private part: XmlSpan | undefined;
  private readonly found = new Map<string, number>();

  constructor(
    private readonly text: string,
    private readonly partDepth: number,
    private readonly lines: LineTable,
    private readonly mode: 'strict' | 'recovering',
  ) {}

  run(): XmlOutline {
    const { text } = this;
    for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) at = this.step(at);
    const last = this.open.at(-1);
    if (last) {
      const line = this.lines.lineAt(last.start);
      throw notWellFormed({ line, reason: `it ends before <${shown(last.name)}> is closed` });
    }
    const { tags, attributes, parts, root = 0 } = this;
    return { whole: { start: 0, end: text.length, tags, attributes }, root, parts };
  }

  /** Skips what begins here and returns the position after it. */
  private step(at: number): number {
    this.tags += 1;
    return this.afterOther(at) ?? this.afterTag(at);
  }

  /** Skips a comment, a CDATA section or a processing instruction. */
  private afterOther(at: number): number | undefined {
    const { text } = this;
    const other = OTHERS.find(([open]) => text.startsWith(open, at));
    if (!other) {
      if (!text.startsWith('<!', at)) return undefined;
      throw this.malformed(
        at,
        'it has a document type (DOCTYPE) or entities, which are not supported',
      );
    }
    const [open, close, name] = other;
    const end = this.find(close, at + open.length);
    // In XML, a second opening inside is text. Here it shows that the first one was never closed.
    const swallows = end < text.length && this.find(open, at + open.length) < end;
    if (open === COMMENT && swallows)
      this.mismatch(at, () => `${name} is not closed before the next`);
    if (open === CDATA && (end === text.length || (swallows && this.mode === 'recovering'))) {
      this.mismatch(at, () => `${name} is not closed`);
      return at + open.length;
    }
    if (end === text.length) throw this.malformed(at, `it ends before the end of a ${open}`);
    return end + close.length;
  }

  /** The next position of a sign, or the text's end. Caches results, so no range is searched twice. */
  private find(sign: string, from: number): number {
    const known = this.found.get(sign) ?? -1;
    if (known >= from) return known;
    const at = this.text.indexOf(sign, from);
    const next = at < 0 ? this.text.length : at;
    this.found.set(sign, next);
    return next;
  }

  private afterTag(start: number): number {
    const { text } = this;
    const isClosing = text.charAt(start + 1) === SLASH;
    const nameStart = isClosing ? start + 2 : start + 1;
    if (!NAME_START.test(text.charAt(nameStart)) && nameStart < text.length) {
      this.mismatch(start, () => 'a “<” begins no tag; write it as &lt;');
      return start + 1;
    }
    const name = this.nameAt(nameStart);
    const whole = this.endOfTag(start);
    const end = whole ?? start + 1;
    if (isClosing) this.close(name, start, end);
    else this.begin(name, start, end, whole !== undefined && text.charAt(end - 2) === SLASH);
    if (whole === undefined) this.mismatch(start, () => `the tag <${shown(name)} has no end`);
    return end;
  }

  private nameAt(start: number): string {
    NAME.lastIndex = start;
    return NAME.exec(this.text)?.[0] ?? '';
  }

  private begin(name: string, start: number, end: number, isEmpty: boolean): void {
    const outer = this.open[this.partDepth];
    if (this.mode === 'recovering' && this.part && outer?.name === name) {
      this.mismatch(outer.start, () => `<${shown(name)}> is not closed before the next`);
      this.endPart(start);
      this.open.length = this.partDepth;
    }
    if (this.open.length === 0) {
      if (this.root !== undefined) this.mismatch(start, () => 'it has more than one root element');
      this.root = start;
    }
    if (this.open.length === this.partDepth) {
      this.part = { start, end, tags: this.tags - 1, attributes: this.attributes };
    }
    this.open.push({ name, start });
    if (this.open.length > MAX_DEPTH) {
      // Unclosed parts are nested in each other until the second scan separates them.
      if (this.mode === 'strict') throw new TagMismatch();
      throw this.malformed(start, `it is nested more than ${MAX_DEPTH} deep`);
    }
    if (isEmpty) this.close(name, start, end);
  }

  private close(name: string, start: number, end: number): void {
    const { open } = this;
    const last = open.at(-1);
    if (last?.name === name) return this.closeFrom(open.length - 1, end);
    const at = open.findLastIndex((tag) => tag.name === name);
    if (!last) return this.mismatch(start, () => `</${shown(name)}> has no opening tag`);
    if (at < 0) {
      return this.mismatch(start, () => {
        const line = this.lines.lineAt(last.start);
        return `</${shown(name)}> does not close <${shown(last.name)}> of line ${line}`;
      });
    }
    this.mismatch(last.start, () => {
      const line = this.lines.lineAt(start);
      return `<${shown(last.name)}> is not closed before </${shown(name)}> in line ${line}`;
    });
    // The closing tag of an element around the parts also ends the open part.
    if (at < this.partDepth) this.endPart(start);
    this.closeFrom(at, end);
  }

  /** Closes all open tags from this index. */
  private closeFrom(from: number, end: number): void {
    this.open.length = from;
    if (from === this.partDepth) this.endPart(end);
  }

  private endPart(end: number): void {
    if (!this.part) return;
    const { start, tags, attributes, mismatch } = this.part;
    this.parts.push({
      start,
      end,
      tags: this.tags - tags,
      attributes: this.attributes - attributes,
      ...(mismatch && { mismatch }),
    });
    this.part = undefined;
    if (this.parts.length > MAX_PARTS) {
      throw new MalformedXml(`it has more than ${MAX_PARTS} elements beside each other`);
    }
  }

  /** Records a mismatch in the current part. Throws if it is outside of the parts. */
  private mismatch(at: number, describe: () => string): void {
    if (this.mode === 'strict') throw new TagMismatch();
    if (this.part?.mismatch) return;
    const mismatch = { line: this.lines.lineAt(at), reason: describe() };
    if (!this.part) throw notWellFormed(mismatch);
    this.part.mismatch = mismatch;
  }

  private malformed(at: number, reason: string): MalformedXml {
    return new MalformedXml(`${reason} (line ${this.lines.lineAt(at)})`);
  }

  /** The end of the tag; undefined if a `<` comes first, which XML allows in neither tags nor values. */
  private endOfTag(start: number): number | undefined {
    const { text } = this;
    let at = start + 1;
    let pictures = 0;
    for (let code = text.charCodeAt(at); code !== END; code = text.charCodeAt(at)) {
      if (at >= text.length) throw this.malformed(start, 'it ends within a tag');
      if (code === OPEN) return undefined;
      if (code === QUOTE || code === APOSTROPHE) {
        this.attributes += 1;
        const value = at;
        at = this.endOfValue(start, at);
        if (text.charCodeAt(at) === OPEN) return undefined;
        if (this.isPicture(value)) pictures += at - value;
      }
      at += 1;
      if (at - start - pictures > MAX_TAG_LENGTH) throw this.tooLong(start);
    }
    return at + 1;
  }

  /** The position of the closing quote, or of a `<` if that comes first. */
  private endOfValue(start: number, quote: number): number {
    const { text } = this;
    const closing = text.charCodeAt(quote);
    const max = this.isPicture(quote) ? MAX_PICTURE_LENGTH : MAX_TAG_LENGTH;
    for (let at = quote + 1; at - quote <= max; at += 1) {
      const code = text.charCodeAt(at);
      if (code === closing || code === OPEN) return at;
      if (at >= text.length) throw this.malformed(start, 'it ends within an attribute');
    }
    throw this.tooLong(start);
  }

  private isPicture(quote: number): boolean {
    return this.text.startsWith(PICTURE, quote + 1);
  }

  private tooLong(start: number): MalformedXml {
    return this.malformed(start, `it has a tag longer than ${MAX_TAG_LENGTH} characters`);
  }
}

/** The error for a document, or a part of it, that is not well-formed. */
export function notWellFormed({ line, reason }: XmlMismatch): MalformedXml {
  return new MalformedXml(`it is not well-formed XML (line ${line}: ${reason})`);
}

function shown(name: string): string {
  return name.length > MAX_SHOWN_NAME_LENGTH ? `${name.slice(0, MAX_SHOWN_NAME_LENGTH)}…` : name;
}
