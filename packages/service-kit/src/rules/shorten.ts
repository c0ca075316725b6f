/** The beginning of a text, of at most `max` characters. One that is cut ends in an ellipsis. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}

/** A text as one line, so that a text of a student draws no lines of its own in a terminal. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}
