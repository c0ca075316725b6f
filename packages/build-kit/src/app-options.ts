/** The module of an app that its server program runs. */
export interface ServerBuild {
  /** The name by which the program imports it. */
  as: string;
  module: string;
}

/** The options of one app's build. */
export interface AppOptions {
  /** Name on the wire and in addresses: `shell`, `marketing`, `exams`, `test-runner`, `dashboard`. */
  name: string;
  /** The app's folder. */
  dir: string;
  /** The texts of the shell's page, by their names in its template. */
  texts?: Readonly<Record<string, string>>;
  /** Modules that the shell may load; none for the shell itself. */
  exposes?: Record<string, string>;
  /** The module that page-kit's server program runs, for an app with public pages, and the shell. */
  server?: ServerBuild;
  /** What single pages need before the app's scripts can ask for it. */
  routes?: readonly PageRoute[];
  /** For an app that starts offline, because the service worker caches it. */
  offline?: {
    /** Packages that are useless offline. */
    without?: readonly string[];
    /** Names of chunks that only some pages need: they are cached once they were loaded. */
    onDemand?: readonly string[];
    /** The entry of the service worker, which only the shell has. */
    worker?: string;
  };
}

/** What the page of a path needs (page-kit's `PageRoute` says more). */
export interface PageRoute {
  /** The pattern of the path: `/exam-details/:examId`. */
  path: string;
  /** Names of the chunks that only some pages need (`webpackChunkName`). */
  chunks?: readonly string[];
  /** Names of those that the page needs soon after. */
  later?: readonly string[];
  /** The parameters of the query that change the page, if it is rendered on a server. */
  search?: readonly string[];
  /** The first calls of a signed-in student's page. */
  calls?: readonly string[];
}
