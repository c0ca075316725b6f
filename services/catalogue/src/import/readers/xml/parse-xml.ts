import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isElement, type MarkupElement, type MarkupNode } from '../../rules/markup/markup-node.js';
import { decodeXml } from './decode-xml.js';
import { findInMarkup } from './find-in-markup.js';
import { LineTable } from './line-table.js';
import { MalformedXml } from './malformed-xml.js';
import { resolveReferences, UnknownReference } from './references.js';
import { MAX_DEPTH, notWellFormed, scanXml, type XmlOutline, type XmlSpan } from './scan-xml.js';

/** Limits for what is in memory at once; no question comes near them. */
const MAX_TAGS = 200_000;
const MAX_ATTRIBUTES = 100_000;
const MAX_BEGINNING_LENGTH = 500;

const TEXT = '#text';
const CDATA = '#cdata';
const ATTRIBUTES = ':@';

// Entities are off. The five of XML are resolved once, afterwards; there are no others.
const parser = new XMLParser({
  preserveOrder: true,
  processEntities: false,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  cdataPropName: CDATA,
  textNodeName: TEXT,
  ignoreDeclaration: true,
  ignorePiTags: true,
  jPath: false,
  maxNestedTags: MAX_DEPTH + 1,
});

const NO_CHILDREN: readonly MarkupNode[] = [];
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

type Parsed = Readonly<Record<string, unknown>>;

/** A part of a document that is not well-formed; other parts may be. */
export interface BrokenPart {
  line: number;
  /** Its first characters. */
  beginning: string;
  /** Why it is not XML, with the line in the file. */
  reason: string;
}

/** A document that is parsed to elements only on demand. */
export interface XmlDocument {
  /** The root element without its parts. */
  root: MarkupElement;
  /** Parses the parts one by one, with their lines. */
  parts(): Iterable<MarkupElement | BrokenPart>;
  /** Parses the root element with all its content; throws MalformedXml. */
  whole(): MarkupElement;
}

export function isBroken(part: MarkupElement | BrokenPart): part is BrokenPart {
  return 'reason' in part;
}

/**
 * Opens a document in the encoding that it declares. Prefixes of names are removed. Throws MalformedXml
 * if it is not well-formed outside of the parts, or if it could do harm (see `scanXml`).
 *
 * @param depth of its parts: 1 for the root's children, 2 for its grandchildren
 */
export function openXml(bytes: Uint8Array, depth = 1): XmlDocument {
  const text = decodeXml(bytes);
  const lines = new LineTable(text);
  const outline = scanXml(text, depth, lines);
  return {
    root: parseFrame(text, outline),
    *parts() {
      for (const part of outline.parts) yield parsePart(text, part, lines);
    },
    whole() {
      const broken = outline.parts.find(({ mismatch }) => mismatch);
      if (broken?.mismatch) throw notWellFormed(broken.mismatch);
      return { ...parseSpan(text, outline.whole), line: lines.lineAt(outline.root) };
    },
  };
}

/** Parses a whole document, as `openXml` does, and returns its root element. */
export function parseXml(bytes: Uint8Array): MarkupElement {
  return openXml(bytes).whole();
}

/** Parses what is around the parts. Throws if its tags do not match or if anything follows the root. */
function parseFrame(text: string, { whole, parts }: XmlOutline): MarkupElement {
  let { tags, attributes } = whole;
  let frame = '';
  let done = 0;
  for (const part of parts) {
    // Line breaks are kept, so that line numbers after a part stay correct.
    frame += text.slice(done, part.start) + lineEnds(text.slice(part.start, part.end));
    done = part.end;
    tags -= part.tags;
    attributes -= part.attributes;
  }
  frame += text.slice(done);
  return parseSpan(frame, { start: 0, end: frame.length, tags, attributes });
}

function lineEnds(text: string): string {
  return '\n'.repeat(text.match(/\n/g)?.length ?? 0);
}

function parsePart(text: string, part: XmlSpan, lines: LineTable): MarkupElement | BrokenPart {
  const line = lines.lineAt(part.start);
  try {
    if (part.mismatch) throw notWellFormed(part.mismatch);
    return { ...parseSpan(text, part, line), line };
  } catch (error) {
    if (!(error instanceof MalformedXml)) throw error;
    const beginning = text.slice(part.start, Math.min(part.end, part.start + MAX_BEGINNING_LENGTH));
    return { line, beginning, reason: error.message };
  }
}

function parseSpan(
  text: string,
  { start, end, tags, attributes }: XmlSpan,
  line = 1,
): MarkupElement {
  if (tags > MAX_TAGS) throw new MalformedXml(`it has more than ${MAX_TAGS} tags`);
  if (attributes > MAX_ATTRIBUTES) {
    throw new MalformedXml(`it has more than ${MAX_ATTRIBUTES} attributes`);
  }
  const span = text.slice(start, end);
  refuseMalformed(span, line);
  try {
    return rootOf(parser.parse(span));
  } catch (error) {
    throw refusalOf(error, span, line);
  }
}

/** What the validation does not find: unknown references, and names that the parser reserves. */
function refusalOf(error: unknown, span: string, firstLine: number): Error {
  if (error instanceof MalformedXml) return error;
  const reason = shorten(error instanceof Error ? error.message : String(error));
  const at = error instanceof UnknownReference ? error.findIn(span) : findName(span, reason);
  const line = firstLine + lineEnds(span.slice(0, Math.max(0, at))).length;
  return notWellFormed({ line, reason });
}

/** The position of the tag or attribute that the parser's message quotes; -1 if there is none. */
function findName(span: string, message: string): number {
  const name = /"([\w-]+)"/.exec(message)?.[1];
  if (name === undefined) return -1;
  const named = String.raw`(?:[^\s<>="'/]*:)?${name}`;
  return findInMarkup(span, new RegExp(String.raw`<${named}[\s/>]|(?<=\s)${named}\s*=\s*["']`));
}

function refuseMalformed(text: string, firstLine: number): void {
  const validation = XMLValidator.validate(text);
  if (validation === true) return;
  const { msg, line } = validation.err;
  throw new MalformedXml(
    `it is not well-formed XML (line ${firstLine + line - 1}: ${shorten(msg)})`,
  );
}

/** The parser's messages quote the input, which may be as long as the file. */
function shorten(message: string): string {
  return message.length > 200 ? `${message.slice(0, 200)}…` : message.replace(/\.$/, '');
}

function rootOf(parsed: unknown): MarkupElement {
  const root = readNodes(parsed).find(isElement);
  if (!root) throw new MalformedXml('it has no element');
  return root;
}

function readNodes(parsed: unknown): readonly MarkupNode[] {
  if (!Array.isArray(parsed) || parsed.length === 0) return NO_CHILDREN;
  const nodes: MarkupNode[] = [];
  for (const [index, each] of (parsed as Parsed[]).entries()) {
    const node = readNode(each);
    if (node !== undefined) nodes.push(node);
    // Frees what was read, so that the tree is not in memory twice.
    parsed[index] = undefined;
  }
  return nodes;
}

function readNode(node: Parsed): MarkupNode | undefined {
  const name = Object.keys(node).find((key) => key !== ATTRIBUTES);
  if (name === undefined) return undefined;
  if (name === TEXT) return resolveReferences(String(node[TEXT]));
  if (name === CDATA) return cdataOf(node[CDATA]);
  const attributes = readAttributes(node[ATTRIBUTES]);
  return { name, attributes, children: readNodes(node[name]) };
}

function cdataOf(value: unknown): string {
  const [first] = Array.isArray(value) ? (value as Parsed[]) : [];
  return first ? String(first[TEXT]) : '';
}

function readAttributes(value: unknown): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) return NO_ATTRIBUTES;
  return new Map(
    Object.entries(value).map(([name, text]) => [name, resolveReferences(String(text))]),
  );
}
