import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isElement, type MarkupElement, type MarkupNode } from '../../rules/markup/markup-node.js';
import { decodeXml } from './decode-xml.js';
import { MalformedXml } from './malformed-xml.js';
import { resolveReferences } from './references.js';
import { DEEPEST, surveyXml, type XmlOutline, type XmlSpan } from './survey-xml.js';

/** For what is held in memory at once; no question comes near. */
const MOST_TAGS = 200_000;
const MOST_ATTRIBUTES = 100_000;

const TEXT = '#text';
const CDATA = '#cdata';
const ATTRIBUTES = ':@';

// Entities are off: the five that XML knows are resolved afterwards, once, and no others exist.
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
  maxNestedTags: DEEPEST + 1,
});

const NO_CHILDREN: readonly MarkupNode[] = [];
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

type Parsed = Readonly<Record<string, unknown>>;

/** A document of which no more is held as elements than is asked for. */
export interface XmlDocument {
  /** The root element without its parts. */
  root: MarkupElement;
  /** The parts one by one, with their lines; throws MalformedXml where one is not well-formed. */
  parts(): Iterable<MarkupElement>;
  /** The root element with all that is in it. */
  whole(): MarkupElement;
}

/**
 * Opens a document in the encoding it declares. Names lose their prefixes. Throws MalformedXml for what
 * is not well-formed and for what could do harm (`surveyXml` says what).
 *
 * @param depth of its parts: 1 where they are the root's children, 2 where they are theirs
 */
export function openXml(bytes: Uint8Array, depth = 1): XmlDocument {
  const text = decodeXml(bytes);
  const outline = surveyXml(text, depth);
  return {
    root: parseFrame(text, outline),
    *parts() {
      const lines = new LineIndex(text);
      for (const part of outline.parts) {
        const line = lines.lineAt(part.start);
        yield { ...parseSpan(text, part, line), line };
      }
    },
    whole: () => parseSpan(text, outline.whole),
  };
}

/** Reads a whole document, as `openXml` does, and gives its root element. */
export function parseXml(bytes: Uint8Array): MarkupElement {
  return openXml(bytes).whole();
}

/** What stands around the parts; where its tags do not match, or anything follows, the document is none. */
function parseFrame(text: string, { whole, parts }: XmlOutline): MarkupElement {
  let { tags, attributes } = whole;
  let frame = '';
  let done = 0;
  for (const part of parts) {
    frame += text.slice(done, part.start);
    done = part.end;
    tags -= part.tags;
    attributes -= part.attributes;
  }
  frame += text.slice(done);
  return parseSpan(frame, { start: 0, end: frame.length, tags, attributes });
}

function parseSpan(
  text: string,
  { start, end, tags, attributes }: XmlSpan,
  line = 1,
): MarkupElement {
  if (tags > MOST_TAGS) throw new MalformedXml(`it has more than ${MOST_TAGS} tags`);
  if (attributes > MOST_ATTRIBUTES) {
    throw new MalformedXml(`it has more than ${MOST_ATTRIBUTES} attributes`);
  }
  const span = text.slice(start, end);
  refuseMalformed(span, line);
  return rootOf(parse(span));
}

function refuseMalformed(text: string, firstLine: number): void {
  const verdict = XMLValidator.validate(text);
  if (verdict === true) return;
  const { msg, line } = verdict.err;
  throw new MalformedXml(
    `it is not well-formed XML (line ${firstLine + line - 1}: ${shorten(msg)})`,
  );
}

/** The parser's messages name what they met, which may be as long as the file. */
function shorten(message: string): string {
  return message.length > 200 ? `${message.slice(0, 200)}…` : message.replace(/\.$/, '');
}

function parse(text: string): unknown {
  try {
    return parser.parse(text) as unknown;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new MalformedXml(`it is not well-formed XML (${shorten(why)})`);
  }
}

function rootOf(parsed: unknown): MarkupElement {
  const [root, ...others] = readNodes(parsed).filter(isElement);
  if (!root) throw new MalformedXml('it has no element');
  if (others.length === 0) return root;
  throw new MalformedXml('it is not well-formed XML (it has more than one root element)');
}

function readNodes(parsed: unknown): readonly MarkupNode[] {
  if (!Array.isArray(parsed) || parsed.length === 0) return NO_CHILDREN;
  const nodes: MarkupNode[] = [];
  for (const [index, each] of (parsed as Parsed[]).entries()) {
    const node = readNode(each);
    if (node !== undefined) nodes.push(node);
    // What was read is let go, so that the tree is not held twice.
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

/** Counts line ends once, as positions only grow while a document is read. */
class LineIndex {
  private line = 1;
  private end: number;

  constructor(private readonly text: string) {
    this.end = this.endFrom(0);
  }

  lineAt(position: number): number {
    while (this.end < position) {
      this.line += 1;
      this.end = this.endFrom(this.end + 1);
    }
    return this.line;
  }

  private endFrom(at: number): number {
    const end = this.text.indexOf('\n', at);
    return end < 0 ? Number.POSITIVE_INFINITY : end;
  }
}
