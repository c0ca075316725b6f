const MAX_BAR_WIDTH = 40;

/**
 * Draws the progress of an import as one line without a line break.
 *
 * @param done share of the bytes that were read, 0 to 1; at 1, tests are being created
 * @param questions number of questions found so far
 * @param columns width of the terminal; the line is shorter
 */
export function drawProgress(done: number, questions: number, columns = 80): string {
  const share = Math.min(Math.max(done, 0), 1);
  const percent = `${Math.floor(share * 100)}%`.padStart(4);
  const found = `${questions.toLocaleString('en-IN')} questions`;
  const text = ` ${percent}  ${share === 1 ? `${found}, making tests` : found}`;
  const width = Math.min(MAX_BAR_WIDTH, columns - text.length - 3);
  if (width < 5) return text.trim().slice(0, Math.max(columns - 1, 0));
  const filled = Math.round(share * width);
  return `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}]${text}`;
}
