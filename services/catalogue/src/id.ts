const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text has the form of an id. Anything else needs no database query. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
