/** What a comment line of GIFT says about the question below it. */
export interface GiftComment {
  id?: string;
  tags: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\', ']': ']', '[': '[', n: '\n' };

/** Reads `// [id:…] [tag:…]`, as Moodle writes it. Other comments say nothing. */
export function readGiftComment(line: string): GiftComment {
  const [id] = readMarks(line, '[id:');
  return { ...(id && { id }), tags: readMarks(line, '[tag:') };
}

/** Writes what `readGiftComment` reads. */
export function writeGiftComment({ id, tags }: GiftComment): string {
  const marks = [...(id === undefined ? [] : [`id:${id}`]), ...tags.map((tag) => `tag:${tag}`)];
  return ['//', ...marks.map((mark) => `[${escapeMark(mark)}]`)].join(' ');
}

function escapeMark(mark: string): string {
  return mark.replace(/[\\[\]]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

function readMarks(line: string, opening: string): string[] {
  const marks: string[] = [];
  for (let start = line.indexOf(opening); start >= 0; start = line.indexOf(opening, start)) {
    start += opening.length;
    const end = closingBracket(line, start);
    if (end < 0) break;
    marks.push(unescapeMark(line.slice(start, end)));
    start = end;
  }
  return marks;
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
