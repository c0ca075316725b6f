import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isElement, type MarkupElement, type MarkupNode } from '../../rules/markup/markup-node.js';
import { decodeXml } from './decode-xml.js';
import { MalformedXml } from './malformed-xml.js';
import { resolveReferences } from './references.js';
import { DEEPEST, surveyXml } from './survey-xml.js';

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
  captureMetaData: true,
  jPath: false,
  maxNestedTags: DEEPEST + 1,
});

const POSITION = XMLParser.getMetaDataSymbol() as symbol;

type Parsed = Readonly<Record<string, unknown>>;

/**
 * Reads a document in the encoding it declares and gives its root element, prefixes dropped. Throws
 * MalformedXml for what is not well-formed and for what could do harm (`surveyXml` says what).
 */
export function parseXml(bytes: Uint8Array): MarkupElement {
  const text = decodeXml(bytes);
  surveyXml(text);
  refuseMalformed(text);
  return rootOf(parse(text), new LineIndex(text));
}

function refuseMalformed(text: string): void {
  const verdict = XMLValidator.validate(text);
  if (verdict === true) return;
  const { msg, line } = verdict.err;
  throw new MalformedXml(`it is not well-formed XML (line ${line}: ${shorten(msg)})`);
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

function rootOf(parsed: unknown, lines: LineIndex): MarkupElement {
  const [root, ...others] = readNodes(parsed, lines).filter(isElement);
  if (!root) throw new MalformedXml('it has no element');
  if (others.length === 0) return root;
  throw new MalformedXml('it is not well-formed XML (it has more than one root element)');
}

function readNodes(parsed: unknown, lines: LineIndex): MarkupNode[] {
  if (!Array.isArray(parsed)) return [];
  return parsed.flatMap((node: Parsed) => readNode(node, lines) ?? []);
}

function readNode(node: Parsed, lines: LineIndex): MarkupNode | undefined {
  const name = Object.keys(node).find((key) => key !== ATTRIBUTES);
  if (name === undefined) return undefined;
  if (name === TEXT) return resolveReferences(String(node[TEXT]));
  if (name === CDATA) return cdataOf(node[CDATA]);
  const line = lines.lineAt(startOf(node));
  return {
    name,
    attributes: readAttributes(node[ATTRIBUTES]),
    children: readNodes(node[name], lines),
    line,
  };
}

function cdataOf(value: unknown): string {
  const [first] = Array.isArray(value) ? (value as Parsed[]) : [];
  return first ? String(first[TEXT]) : '';
}

function readAttributes(value: unknown): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).map(([name, text]) => [name, resolveReferences(String(text))]),
  );
}

function startOf(node: object): number {
  const position = (node as Record<symbol, { startIndex?: number } | undefined>)[POSITION];
  return position?.startIndex ?? 0;
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
