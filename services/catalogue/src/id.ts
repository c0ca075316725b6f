const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text can be one of our ids at all; nothing else needs to be asked of the database. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
