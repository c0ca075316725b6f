/** How a request is answered. */
export type RequestKind =
  /** The shell's page: from the network, or the one that was kept. */
  | 'page'
  /** A file whose name changes with its content: the one that was kept, or from the network. */
  | 'file'
  /** Which release is out: from the network, or what was kept. */
  | 'registry'
  /** Everything else, the API above all: not ours to answer. */
  | 'other';

const hashedFile = /^\/(?:assets|remotes\/[^/]+)\/[^?]+\.[0-9a-f]{8}\.[a-z0-9]+$/;
const registry = /^\/remotes(?:\.json|\/[^/]+\/mf-manifest\.json)$/;

/** Sorts a request by its method, mode and address; `origin` is the worker's own. */
export function requestKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): RequestKind {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'other';
  const { pathname } = address;
  if (mode === 'navigate') return isPage(pathname) ? 'page' : 'other';
  if (hashedFile.test(pathname)) return 'file';
  return registry.test(pathname) ? 'registry' : 'other';
}

/** What has an ending is a file, and what begins with these is a service's answer. */
function isPage(pathname: string): boolean {
  return !/\.[A-Za-z0-9]+$/.test(pathname) && !/^\/(?:api|auth|tests|exams|dev)\//.test(pathname);
}
