const MAX_SHOWN_LENGTH = 40;

/** Formats a value from a file for a message: its beginning, with text in quotes. */
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
