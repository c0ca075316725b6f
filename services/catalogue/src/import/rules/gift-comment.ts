/** The data that a GIFT comment line has about the question below it. */
export interface GiftComment {
  id?: string;
  tags: readonly string[];
}

const KINDS = ['[id:', '[tag:'] as const;

type Kind = (typeof KINDS)[number];

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\', ']': ']', '[': '[', n: '\n' };

/** Reads `// [id:…] [tag:…]`, as Moodle writes it. Other comments have no data. */
export function readGiftComment(line: string): GiftComment {
  const marks = [...readMarks(line)];
  const textsOf = (kind: Kind): string[] =>
    marks.filter((mark) => mark.kind === kind).map(({ text }) => text);
  const [id] = textsOf('[id:');
  return { ...(id && { id }), tags: textsOf('[tag:') };
}

/** Writes what `readGiftComment` reads. */
export function writeGiftComment({ id, tags }: GiftComment): string {
  const marks = [...(id === undefined ? [] : [`id:${id}`]), ...tags.map((tag) => `tag:${tag}`)];
  return ['//', ...marks.map((mark) => `[${escapeMark(mark)}]`)].join(' ');
}

function escapeMark(mark: string): string {
  return mark.replace(/[\\[\]]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

function* readMarks(line: string): Generator<{ kind: Kind; text: string }> {
  let at = line.indexOf('[');
  while (at >= 0) {
    const start = at;
    const kind = KINDS.find((opening) => line.startsWith(opening, start));
    const end = kind ? closingBracket(line, start + kind.length) : start;
    if (end < 0) return;
    if (kind) yield { kind, text: unescapeMark(line.slice(start + kind.length, end)) };
    at = line.indexOf('[', end + 1);
  }
}

function closingBracket(line: string, from: number): number {
  for (let at = from; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '\\') at += 1;
    else if (character === ']') return at;
  }
  return -1;
}

function unescapeMark(mark: string): string {
  return mark.replace(/\\(.)/g, (escape, character: string) => ESCAPES[character] ?? escape).trim();
}
