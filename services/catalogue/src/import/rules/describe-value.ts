const MAX_SHOWN_LENGTH = 40;

/** A value that some file has, for a message: its beginning, and text in quotes. */
export function describeValue(value: unknown): string {
  if (typeof value !== 'string') return shorten(JSON.stringify(value) ?? typeof value);
  return `“${shorten(
    value
      .slice(0, 10 * MAX_SHOWN_LENGTH)
      .replace(/\s+/g, ' ')
      .trim(),
  )}”`;
}

function shorten(text: string): string {
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}
