import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { Parser } from 'htmlparser2';
import { unfinishedReferences } from './entity-warnings.js';
import type { MarkupNode } from './markup-node.js';
import { UnsupportedMarkup } from './unsupported-markup.js';

const MAX_DEPTH = 100;
const MAX_SHOWN_LENGTH = 40;

/** Appended to the markup. If the parser does not find it, a tag or comment of the markup is unclosed. */
const END = '<!--end of markup-->';
const END_COMMENT = 'end of markup';

/** Attributes that need no value in HTML. */
const VALUELESS = new Set(
  (
    'allowfullscreen autofocus autoplay border checked compact contenteditable controls default ' +
    'disabled draggable hidden inert ismap itemscope loop multiple muted nohref noresize noshade ' +
    'novalidate nowrap open playsinline readonly required reversed selected'
  ).split(' '),
);

/** Comments, and meaningless instructions from word processors. */
const EMPTY_COMMENT = /^<(?:!--|\?xml)/i;

interface OpenElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: MarkupNode[];
}

export interface ParsedHtml {
  nodes: MarkupNode[];
  /** Warnings about ambiguous markup. */
  warnings: readonly string[];
}

/**
 * Parses HTML of question banks, which may be unclosed, misnested or in capitals. Comments are removed.
 * Nothing is fetched or executed. Throws UnsupportedMarkup if it is nested too deep, or if a browser would
 * read a `<` of the text as the start of markup and lose what follows.
 */
export function parseHtml(html: string): ParsedHtml {
  const reading = new Reading(html);
  reading.run();
  return { nodes: reading.root.children, warnings: [...reading.warnings] };
}

class Reading {
  readonly root: OpenElement = { name: '', attributes: new Map(), children: [] };
  readonly warnings = new Set<string>();
  private readonly open = [this.root];
  private readonly parser: Parser;
  private hasEnded = false;
  private hasStrayAttribute = false;
  /** The end of the markup that was parsed so far. */
  private read = 0;

  constructor(private readonly html: string) {
    this.parser = new Parser(
      {
        onattribute: (name, value, quote) => {
          if (value === '' && !quote && isStray(name)) this.hasStrayAttribute = true;
        },
        onopentag: (name, attributes) => this.openElement(name, attributes),
        ontext: (text) => this.addText(text),
        onclosetag: () => this.closeElement(),
        oncomment: (comment) => this.passComment(comment),
        onprocessinginstruction: () => this.markRead(),
      },
      { decodeEntities: false },
    );
  }

  run(): void {
    this.parser.end(this.html + END);
    if (!this.hasEnded) throw unclosedMarkup(this.html.slice(this.read));
  }

  private openElement(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.hasStrayAttribute) throw unknownMarkup(this.html.slice(this.parser.startIndex));
    if (this.open.length > MAX_DEPTH) {
      throw new UnsupportedMarkup(`its markup is nested more than ${MAX_DEPTH} deep`);
    }
    const decoded = Object.entries(attributes).map(([key, value]): [string, string] => [
      key,
      decodeHTMLAttribute(value),
    ]);
    const element = { name, attributes: new Map(decoded), children: [] };
    this.open.at(-1)?.children.push(element);
    this.open.push(element);
    this.markRead();
  }

  private closeElement(): void {
    if (this.open.length > 1) this.open.pop();
  }

  private addText(text: string): void {
    if (text.includes('&')) for (const each of unfinishedReferences(text)) this.warnings.add(each);
    this.open.at(-1)?.children.push(decodeHTML(text));
    this.markRead();
  }

  /** Browsers also read `</` without a name, `<?php` and `<![CDATA[` as comments. */
  private passComment(comment: string): void {
    const { startIndex } = this.parser;
    if (comment === END_COMMENT) this.hasEnded = true;
    else if (!EMPTY_COMMENT.test(this.html.slice(startIndex, startIndex + 6))) {
      throw unknownMarkup(this.html.slice(startIndex));
    }
    this.markRead();
  }

  private markRead(): void {
    const { endIndex } = this.parser;
    if (endIndex !== null && endIndex < this.html.length) this.read = endIndex + 1;
  }
}

/** `a <b and c> d` is a comparison. Browsers read it as a tag with attributes that do not exist. */
function isStray(attribute: string): boolean {
  const isWord = /[\p{L}\d<]/u.test(attribute);
  return isWord && !VALUELESS.has(attribute) && !attribute.startsWith('data-');
}

function unknownMarkup(at: string): UnsupportedMarkup {
  const what = `“${shorten(at)}” is no known markup`;
  return new UnsupportedMarkup(`${what}; where < is text, it is written &lt;`);
}

function unclosedMarkup(rest: string): UnsupportedMarkup {
  const at = rest.slice(Math.max(0, rest.indexOf('<')));
  return new UnsupportedMarkup(`“${shorten(at)}” opens markup that nothing closes`);
}

function shorten(text: string): string {
  const line = text.slice(0, MAX_SHOWN_LENGTH + 1).replace(/\s+/g, ' ');
  return line.length > MAX_SHOWN_LENGTH ? `${line.slice(0, MAX_SHOWN_LENGTH)}…` : line;
}
