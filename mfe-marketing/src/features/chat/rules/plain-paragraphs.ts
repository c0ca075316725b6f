/**
 * A bot's text for display: without markup for bold, italic and code, one entry per paragraph
 * (separated by blank lines), with the line breaks inside paragraphs.
 */
export function plainParagraphs(text: string): string[] {
  return withoutMarks(text)
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

function withoutMarks(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^```.*$/gm, '')
    .replace(/`+/g, '')
    .replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '$1')
    .replace(/(?<![\p{L}\p{N}])__(?=\S)(.+?)(?<=\S)__(?![\p{L}\p{N}])/gu, '$1')
    .replace(/\*(?=\S)([^*\n]+?)(?<=\S)\*/g, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_\n]+?)(?<=\S)_(?![\p{L}\p{N}_])/gu, '$1');
}
