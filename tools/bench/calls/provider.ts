import { createServer } from 'node:http';
import { localProvider } from '../../stack/sign-in.ts';

/**
 * A sign-in provider that knows everybody: an access token is the email address of its owner.
 *
 * @returns a function that stops it
 */
export async function openProvider(port: number): Promise<() => Promise<void>> {
  const { GOOGLE_CLIENT_ID: aud } = localProvider(port);
  const server = createServer((request, response) => {
    const email = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const body =
      request.url === '/token-info'
        ? { aud, sub: email }
        : { sub: email, email, email_verified: true, name: 'Asha Rao' };
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
}
