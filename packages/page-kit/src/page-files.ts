/** The files of one loading step. Paths within the app's folder. */
export interface FileGroup {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What a build says about its files (`page-files.json`), so that a page can name them before its scripts run. */
export interface PageFiles {
  /** Changes with every build whose files differ. */
  release: string;
  /** What every page of the app needs. */
  entry: FileGroup;
  /** What else a named chunk needs. */
  chunks: Readonly<Record<string, FileGroup>>;
  /** What single pages need. */
  routes: readonly PageRoute[];
}

/** What the page of a path needs before the app's scripts can ask for it. */
export interface PageRoute {
  /** The path, with parameters: `/dashboard/:section`. */
  path: string;
  /** Names of lazy chunks. */
  chunks?: readonly string[];
  /** Those that it needs soon after: its scripts request theirs, unless somebody saves data. Their styles come at once. */
  later?: readonly string[];
  /** The parameters of the query that change the page. Absent if any may. */
  search?: readonly string[];
  /**
   * The calls that a signed-in student's page makes first, so that they start with the page (`page-boot.js`). In
   * braces: the number of a part of the path, from 1, or the name of a parameter of the query with a question
   * mark, as in `/api/test/results/{?attempt}`.
   */
  calls?: readonly string[];
}

/** Whether a value is the list of a build's files. */
export function isPageFiles(value: unknown): value is PageFiles {
  if (typeof value !== 'object' || value === null) return false;
  const { release, entry, chunks, routes } = value as Partial<Record<keyof PageFiles, unknown>>;
  return (
    typeof release === 'string' &&
    Array.isArray(routes) &&
    routes.every(isRoute) &&
    isGroup(entry) &&
    typeof chunks === 'object' &&
    chunks !== null &&
    Object.values(chunks).every(isGroup)
  );
}

function isRoute(value: unknown): value is PageRoute {
  if (typeof value !== 'object' || value === null) return false;
  const route = value as Partial<Record<keyof PageRoute, unknown>>;
  const { path, chunks = [], later = [], search = [], calls = [] } = route;
  const lists = [chunks, later, search, calls];
  return (
    typeof path === 'string' &&
    lists.every((list) => Array.isArray(list) && list.every((it) => typeof it === 'string'))
  );
}

function isGroup(value: unknown): value is FileGroup {
  if (typeof value !== 'object' || value === null) return false;
  const { scripts, styles } = value as Partial<Record<keyof FileGroup, unknown>>;
  return [scripts, styles].every(
    (names) => Array.isArray(names) && names.every((name) => /^[\w./-]+$/.test(String(name))),
  );
}
