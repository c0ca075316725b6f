import { sendOrTake } from './first-calls';

/** Where calls go and what carries them. */
interface ApiTransport {
  /** The origin of the services' addresses. */
  origin: string;
  fetch: (request: Request) => Promise<Response>;
}

let ownTransport: ApiTransport | undefined;

/** Replaces the page's origin and `fetch`: for a server that renders pages. Call it once, before any call. */
export function setApiTransport(transport: ApiTransport): void {
  ownTransport = transport;
}

/** The origin of the services: the page's own, unless a server has set another. */
export function apiOrigin(): string {
  return ownTransport?.origin ?? window.location.origin;
}

/** Sends a request to a service, unless the page has sent it already. */
export async function apiFetch(request: Request): Promise<Response> {
  if (ownTransport) return ownTransport.fetch(request);
  const send = async () => globalThis.fetch(request);
  return request.method === 'GET' ? sendOrTake(request, send) : send();
}
