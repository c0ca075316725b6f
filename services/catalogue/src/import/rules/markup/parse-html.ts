import { Parser } from 'htmlparser2';
import type { MarkupNode } from './markup-node.js';
import { UntakenMarkup } from './untaken-markup.js';

const DEEPEST = 100;

interface OpenElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: MarkupNode[];
}

/**
 * Reads HTML as it is found in question banks: unclosed, misnested, in capitals. Comments and processing
 * instructions are dropped. Nothing is fetched or run. Throws UntakenMarkup where it is nested too deep.
 */
export function parseHtml(html: string): MarkupNode[] {
  const root: OpenElement = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length > DEEPEST) {
        throw new UntakenMarkup(`its markup is nested more than ${DEEPEST} deep`);
      }
      const element = { name, attributes: new Map(Object.entries(attributes)), children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext(text) {
      open.at(-1)?.children.push(text);
    },
    onclosetag() {
      if (open.length > 1) open.pop();
    },
  });
  parser.end(html);
  return root.children;
}
