import { MalformedXml } from './malformed-xml.js';

const MOST_REFERENCES = 1_000_000;
const MOST_PARTS = 100_000;
const LONGEST_TAG = 64 * 1024;
export const DEEPEST = 100;

const OTHERS: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const END = 0x3e;
const SLASH = '/';

/** A stretch of a document, and what reading it costs: memory goes by tags and attributes, not by bytes. */
export interface XmlSpan {
  start: number;
  end: number;
  tags: number;
  attributes: number;
}

/** Where the parts of a document stand. */
export interface XmlOutline {
  /** All of it. */
  whole: XmlSpan;
  /** Its elements of one depth, from their opening to their closing tags. */
  parts: readonly XmlSpan[];
}

/**
 * Walks over a document once, before anything is made of it, and throws MalformedXml for what could do
 * harm: a document type and with it entities of any kind (every `<!` must open a comment or a CDATA
 * section), too long tags, too deep nesting, too many references or parts.
 *
 * @param depth of the parts in the outline: 1 for the root's children, 2 for theirs
 */
export function surveyXml(text: string, depth: number): XmlOutline {
  const survey = new Survey(text, depth);
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) at = survey.step(at);
  let references = 0;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) references += 1;
  if (references > MOST_REFERENCES) {
    throw new MalformedXml(`it has more than ${MOST_REFERENCES} references`);
  }
  return survey.outline;
}

class Survey {
  private tags = 0;
  private attributes = 0;
  private depth = 0;
  private readonly parts: XmlSpan[] = [];
  private part: XmlSpan | undefined;

  constructor(
    private readonly text: string,
    private readonly partDepth: number,
  ) {}

  /** Steps over what begins here, and says where it ends. */
  step(at: number): number {
    this.tags += 1;
    return afterOther(this.text, at) ?? this.afterTag(at);
  }

  get outline(): XmlOutline {
    const { tags, attributes, parts, text } = this;
    return { whole: { start: 0, end: text.length, tags, attributes }, parts };
  }

  private afterTag(start: number): number {
    const end = this.endOfTag(start);
    if (this.text.charAt(start + 1) === SLASH) this.close(end);
    else this.open(start, end, this.text.charAt(end - 2) === SLASH);
    return end;
  }

  private open(start: number, end: number, isEmpty: boolean): void {
    if (this.depth === this.partDepth) {
      this.part = { start, end, tags: this.tags - 1, attributes: this.attributes };
    }
    this.depth += 1;
    if (this.depth > DEEPEST) throw new MalformedXml(`it is nested more than ${DEEPEST} deep`);
    if (isEmpty) this.close(end);
  }

  private close(end: number): void {
    this.depth -= 1;
    if (this.depth !== this.partDepth || !this.part) return;
    const { start, tags, attributes } = this.part;
    this.parts.push({
      start,
      end,
      tags: this.tags - tags,
      attributes: this.attributes - attributes,
    });
    this.part = undefined;
    if (this.parts.length > MOST_PARTS) {
      throw new MalformedXml(`it has more than ${MOST_PARTS} elements beside each other`);
    }
  }

  private endOfTag(start: number): number {
    const { text } = this;
    let at = start + 1;
    for (let code = text.charCodeAt(at); code !== END; code = text.charCodeAt(at)) {
      if (Number.isNaN(code)) throw new MalformedXml('it ends within a tag');
      if (code === QUOTE || code === APOSTROPHE) {
        this.attributes += 1;
        at = text.indexOf(text.charAt(at), at + 1);
        if (at < 0) throw new MalformedXml('it ends within an attribute');
      }
      at += 1;
      if (at - start > LONGEST_TAG) {
        throw new MalformedXml(`it has a tag longer than ${LONGEST_TAG} characters`);
      }
    }
    return at + 1;
  }
}

/** Steps over a comment, a CDATA section or a processing instruction. */
function afterOther(text: string, at: number): number | undefined {
  const other = OTHERS.find(([open]) => text.startsWith(open, at));
  if (!other) {
    if (!text.startsWith('<!', at)) return undefined;
    throw new MalformedXml('it has a document type (DOCTYPE) or entities, which are not taken');
  }
  const [open, close] = other;
  const end = text.indexOf(close, at + open.length);
  if (end < 0) throw new MalformedXml(`it ends before the end of a ${open}`);
  return end + close.length;
}
