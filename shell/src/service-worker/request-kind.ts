/** How the worker responds to a request. */
export type RequestKind =
  /** The shell's page: from the network or the cache. */
  | 'page'
  /** A file whose name changes with its content: from the cache or the network. */
  | 'file'
  /** The current release: from the network or the cache. */
  | 'registry'
  /** Everything else, mainly the API: the worker does not respond. */
  | 'other';

const hashedFile = /^\/(?:assets|remotes\/[^/]+)\/[^?]+\.[0-9a-f]{8}\.[a-z0-9]+$/;
const registry = /^\/remotes(?:\.json|\/[^/]+\/mf-manifest\.json)$/;

/** A picture of a question: its name is a digest of its content. */
const figure = /^\/figures\/[\w-]{43}$/;

/** Whether a path is that of a build's file whose name changes with its content. */
export function isHashedFile(pathname: string): boolean {
  return hashedFile.test(pathname);
}

/** Classifies a request by its method, mode and URL; `origin` is the worker's own. */
export function requestKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): RequestKind {
  const parsed = new URL(url);
  if (method !== 'GET' || parsed.origin !== origin) return 'other';
  const { pathname } = parsed;
  if (mode === 'navigate') return isPage(pathname) ? 'page' : 'other';
  if (isHashedFile(pathname) || figure.test(pathname)) return 'file';
  return registry.test(pathname) ? 'registry' : 'other';
}

/** A path with an extension is a file; a path with one of these prefixes belongs to a service. */
function isPage(pathname: string): boolean {
  return (
    !/\.[A-Za-z0-9]+$/.test(pathname) && !/^\/(?:api|auth|tests|exams|figures|dev)\//.test(pathname)
  );
}
