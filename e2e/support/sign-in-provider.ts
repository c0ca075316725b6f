import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { runningStack } from './stack.ts';

/** A person with an account at the provider. */
export interface ProviderPerson {
  email: string;
  name: string;
  /** Whether the provider has verified the address. */
  isVerified: boolean;
}

interface Grant extends ProviderPerson {
  clientId: string;
}

type Handler = (url: URL, request: IncomingMessage) => unknown;

const port = (): number => runningStack().ports['sign-in'] ?? 0;

/**
 * The tests' own sign-in provider, which the stack is configured with: a script for the page, a popup in
 * which a person says who they are, and the two URLs that identify the owner of a token.
 *
 * @returns a function that stops it
 */
export async function startSignInProvider(): Promise<() => Promise<void>> {
  const grants = new Map<string, Grant>();
  const routes: Record<string, Handler> = {
    'GET /client.js': () => clientScript,
    'GET /popup': () => popup,
    'GET /popup.js': () => popupScript,
    'POST /tokens': async (_url, request) => {
      const token = randomUUID();
      grants.set(token, (await json(request)) as Grant);
      return { access_token: token };
    },
    'GET /user-info': (_url, request) => {
      const grant = grants.get(bearerOf(request.headers));
      return (
        grant && {
          sub: idOf(grant),
          email: grant.email,
          email_verified: grant.isVerified,
          name: grant.name,
        }
      );
    },
    'POST /token-info': (_url, request) => {
      const grant = grants.get(bearerOf(request.headers));
      return grant && { aud: grant.clientId, sub: idOf(grant) };
    },
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://127.0.0.1:${port()}`);
    const isPreflight = request.method === 'OPTIONS';
    const handler = routes[`${request.method} ${url.pathname}`];
    Promise.resolve(isPreflight ? '' : handler?.(url, request)).then(
      (body) => send(response, url.pathname, body),
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port(), '127.0.0.1', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
}

/** A token that the provider issued to a client for a person, without its popup. */
export async function tokenFor(person: ProviderPerson, clientId: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port()}/tokens`, {
    method: 'POST',
    body: JSON.stringify({ ...person, clientId }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

const bearerOf = ({ authorization }: IncomingMessage['headers']): string =>
  authorization?.replace(/^Bearer /, '') ?? '';

const idOf = ({ email }: Grant): string => createHash('sha256').update(email).digest('hex');

function send(response: ServerResponse, path: string, body: unknown): void {
  const type = path.endsWith('.js')
    ? 'text/javascript'
    : path === '/popup'
      ? 'text/html'
      : 'application/json';
  response
    .writeHead(body === undefined ? 401 : 200, {
      'content-type': type,
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization',
    })
    .end(typeof body === 'string' ? body : JSON.stringify(body ?? {}));
}

/** The part of the provider's script that sites use: a client that opens a popup and returns its token. */
const clientScript = `
const home = new URL(document.currentScript.src).origin;
window.google = { accounts: { oauth2: { initTokenClient(options) {
  return { requestAccessToken() {
    const address = new URL('/popup', home);
    address.searchParams.set('client_id', options.client_id);
    address.searchParams.set('origin', location.origin);
    const popup = window.open(address, 'sign-in', 'width=480,height=600');
    if (!popup) return options.error_callback({ type: 'popup_failed_to_open' });
    // A popup that sends its token closes at once: the message may arrive after that.
    let closed;
    const watch = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(watch);
      closed = setTimeout(
        () => finish(() => options.error_callback({ type: 'popup_closed' })),
        2000,
      );
    }, 100);
    const listen = ({ origin, data }) => {
      if (origin === home) finish(() => options.callback(data));
    };
    const finish = (tell) => {
      clearInterval(watch);
      clearTimeout(closed);
      window.removeEventListener('message', listen);
      tell();
    };
    window.addEventListener('message', listen);
  } };
} } } };
`;

const popup = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Choose an account</title>
<h1>Choose an account</h1>
<form hidden>
  <p><label>Email <input name="email" type="email" required></label></p>
  <p><label>Name <input name="name"></label></p>
  <p><label><input name="isVerified" type="checkbox" checked> The address is verified</label></p>
  <button>Continue</button>
  <button type="button" id="cancel">Cancel</button>
</form>
<script src="/popup.js"></script>
</html>`;

const popupScript = `
const asked = new URLSearchParams(location.search);
const tell = (result) => {
  window.opener.postMessage(result, asked.get('origin'));
  window.close();
};
document.getElementById('cancel').onclick = () => tell({ error: 'access_denied' });
document.querySelector('form').onsubmit = async (event) => {
  event.preventDefault();
  const { email, name, isVerified } = event.target;
  const response = await fetch('/tokens', {
    method: 'POST',
    body: JSON.stringify({
      clientId: asked.get('client_id'),
      email: email.value,
      name: name.value,
      isVerified: isVerified.checked,
    }),
  });
  tell(await response.json());
};
// Buttons that do nothing yet are not shown.
document.querySelector('form').hidden = false;
`;
