const TOKEN =
  /\s+|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b|[{}[\],:]/y;
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const MAX_REASON_LENGTH = 120;

/**
 * Describes why a line is not JSON, with the column. A brace, bracket or quote that nothing closes is
 * named, because the parser's own message only names the end of the line.
 */
export function describeJsonError(line: string, error: unknown): string {
  const { reason, position } = readParserError(error);
  if (position !== undefined && position < line.trimEnd().length) return at(reason, position);
  return findError(line) ?? reason;
}

function readParserError(error: unknown): { reason: string; position?: number } {
  const message = error instanceof Error ? error.message : String(error);
  const [, reason, digits] = /^(.*?)(?: in JSON)? at position (\d+)/s.exec(message) ?? [];
  // Without a position, the parser quotes the text.
  if (reason === undefined) return { reason: message.slice(0, MAX_REASON_LENGTH) };
  return { reason, position: Number(digits) };
}

function findError(line: string): string | undefined {
  const open: { sign: string; position: number }[] = [];
  let before = '';
  TOKEN.lastIndex = 0;
  for (let position = 0; position < line.length; position = TOKEN.lastIndex) {
    const token = TOKEN.exec(line)?.[0];
    if (token === undefined) {
      const sign = line.charAt(position);
      return sign === '"' ? unclosed(sign, position) : at(`unexpected “${sign}”`, position);
    }
    if (token.trim() === '') continue;
    const last = open.at(-1);
    if (token === '{' || token === '[') open.push({ sign: token, position });
    else if (token === '}' || token === ']') {
      if (!last) return at(`“${token}” has no opening bracket`, position);
      if (CLOSING[last.sign] !== token) return unclosed(last.sign, last.position);
      open.pop();
    }
    if (/[:,]/.test(before) && /[}\],:]/.test(token)) return at(`unexpected “${token}”`, position);
    before = token;
  }
  const last = open.at(-1);
  return last && unclosed(last.sign, last.position);
}

function unclosed(sign: string, position: number): string {
  return `the “${sign}” in column ${position + 1} is not closed`;
}

function at(reason: string, position: number): string {
  return `${reason} in column ${position + 1}`;
}
