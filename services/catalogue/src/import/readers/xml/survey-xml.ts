import { MalformedXml } from './malformed-xml.js';

/** What 10 MB of questions never reach; reading spends memory by tags and attributes, not by bytes. */
const MOST_TAGS = 400_000;
const MOST_ATTRIBUTES = 400_000;
const MOST_REFERENCES = 1_000_000;
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

/**
 * Walks over a document once, before anything is made of it, and throws MalformedXml for what could do
 * harm: a document type and with it entities of any kind (every `<!` must open a comment or a CDATA
 * section), too many or too long tags, too many attributes, too deep nesting.
 */
export function surveyXml(text: string): void {
  const counts = { tags: 0, attributes: 0, depth: 0 };
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    counts.tags += 1;
    if (counts.tags > MOST_TAGS) throw new MalformedXml(`it has more than ${MOST_TAGS} tags`);
    at = afterOther(text, at) ?? afterTag(text, at, counts);
  }
  let references = 0;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) references += 1;
  if (references > MOST_REFERENCES) {
    throw new MalformedXml(`it has more than ${MOST_REFERENCES} references`);
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

function afterTag(
  text: string,
  start: number,
  counts: { attributes: number; depth: number },
): number {
  let at = start + 1;
  for (let code = text.charCodeAt(at); code !== END; code = text.charCodeAt(at)) {
    if (Number.isNaN(code)) throw new MalformedXml('it ends within a tag');
    if (code === QUOTE || code === APOSTROPHE) {
      counts.attributes += 1;
      at = text.indexOf(text.charAt(at), at + 1);
      if (at < 0) throw new MalformedXml('it ends within an attribute');
    }
    at += 1;
    if (at - start > LONGEST_TAG) throw new MalformedXml(`it has a tag longer than ${LONGEST_TAG}`);
  }
  if (counts.attributes > MOST_ATTRIBUTES) {
    throw new MalformedXml(`it has more than ${MOST_ATTRIBUTES} attributes`);
  }
  if (text.charAt(start + 1) === SLASH) counts.depth -= 1;
  else if (text.charAt(at - 1) !== SLASH) counts.depth += 1;
  if (counts.depth > DEEPEST) throw new MalformedXml(`it is nested more than ${DEEPEST} deep`);
  return at + 1;
}
