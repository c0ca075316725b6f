/** Asks the server whether it accepts writes. A replica and a member without a majority do not. */
export const READ_ONLY = 'SELECT @@global.read_only AS readOnly';

/** Reads the response to {@link READ_ONLY}: a number, or a word on newer servers. */
export function isReadOnly(rows: unknown): boolean {
  const [row] = rows as readonly [{ readOnly: number | string } | undefined];
  return !['0', 'OFF'].includes(String(row?.readOnly));
}
