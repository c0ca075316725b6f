import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { Parser } from 'htmlparser2';
import { unfinishedReferences } from '../entity-warnings.js';
import type { MarkupNode } from './markup-node.js';
import { UntakenMarkup } from './untaken-markup.js';

const DEEPEST = 100;
const MAX_SHOWN_LENGTH = 40;

/** Comes after the markup. A parser that does not find it is still within a tag or comment of the markup. */
const END = '<!--end of markup-->';
const END_COMMENT = 'end of markup';

/** Attributes that HTML has without a value, on elements of a text. */
const VALUELESS = new Set(
  (
    'allowfullscreen autofocus autoplay border checked compact contenteditable controls default ' +
    'disabled draggable hidden inert ismap itemscope loop multiple muted nohref noresize noshade ' +
    'novalidate nowrap open playsinline readonly required reversed selected'
  ).split(' '),
);

/** Comments, and instructions that word processors leave behind and that say nothing. */
const EMPTY_COMMENT = /^<(?:!--|\?xml)/i;

interface OpenElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: MarkupNode[];
}

export interface ParsedHtml {
  nodes: MarkupNode[];
  /** What was read in one of several ways. */
  warnings: readonly string[];
}

/**
 * Reads HTML as it is found in question banks: unclosed, misnested, in capitals. Comments are dropped.
 * Nothing is fetched or run. Throws UntakenMarkup where it is nested too deep, and where a browser would
 * take a `<` of the text for the beginning of markup and lose what follows.
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
  /** Where what was understood ends. */
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
    if (this.open.length > DEEPEST) {
      throw new UntakenMarkup(`its markup is nested more than ${DEEPEST} deep`);
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

  /** Browsers take `</` before anything but a name, `<?php` and `<![CDATA[` for comments, too. */
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

/** `a <b and c> d` is a comparison; what browsers make of it has attributes that no element has. */
function isStray(attribute: string): boolean {
  const isWord = /[\p{L}\d<]/u.test(attribute);
  return isWord && !VALUELESS.has(attribute) && !attribute.startsWith('data-');
}

function unknownMarkup(at: string): UntakenMarkup {
  const what = `“${shorten(at)}” is no known markup`;
  return new UntakenMarkup(`${what}; where < is text, it is written &lt;`);
}

function unclosedMarkup(rest: string): UntakenMarkup {
  const at = rest.slice(Math.max(0, rest.indexOf('<')));
  return new UntakenMarkup(`“${shorten(at)}” opens markup that nothing closes`);
}

function shorten(text: string): string {
  const line = text.slice(0, MAX_SHOWN_LENGTH + 1).replace(/\s+/g, ' ');
  return line.length > MAX_SHOWN_LENGTH ? `${line.slice(0, MAX_SHOWN_LENGTH)}…` : line;
}
