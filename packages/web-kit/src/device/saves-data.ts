/** The browser's setting, by which a page loads nothing ahead. Some browsers do not tell. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
