import type { PublicRemote } from '../public-pages';

/** What the browser environment of a page begins with. */
interface OpenedPage {
  url: string;
  html: string;
  width: number;
  media: readonly string[];
}

/** What `@abhyas/build-kit/server-environment` adds to the global scope of a spec. */
interface ServerScope {
  openBrowser?: (page: OpenedPage) => void;
  closeBrowser?: () => void;
}

/** Imports a remote anew: server and browser have modules of their own. */
export type RemoteImport = () => Promise<{ publicRemote: PublicRemote }>;

/** The functions of the environment. */
export function serverScope(): Required<ServerScope> {
  const { openBrowser, closeBrowser } = globalThis as ServerScope;
  if (openBrowser && closeBrowser) return { openBrowser, closeBrowser };
  throw new Error('This spec needs `@jest-environment @abhyas/build-kit/server-environment`.');
}
