const LONGEST_SHOWN = 40;

/** A value that some file has, for a message: its beginning, and text in quotes. */
export function describeValue(value: unknown): string {
  if (typeof value !== 'string') return shorten(JSON.stringify(value) ?? typeof value);
  return `“${shorten(
    value
      .slice(0, 10 * LONGEST_SHOWN)
      .replace(/\s+/g, ' ')
      .trim(),
  )}”`;
}

function shorten(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
